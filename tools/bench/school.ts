import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import type { Register } from '#contract/attendance/attendance';
import { createApp } from '#server/app';
import { SYSTEM } from '#server/kit/deciding/command';
import { GrantRoles } from '#server/people/teacher.decider';
import { demoClock, fillDemo } from '#server/demo/demo';

export const WATCHERS = 10;
export type Answer<T = any> = { status: number; body: T; ms: number };

/** A filled demo school; ten of its teachers may watch the board, five sockets each. */
export async function prepareSchool(databaseUrl: string, dataDir: string) {
  const clock = await demoClock(databaseUrl);
  const app = await createApp({ databaseUrl, dataDir, clock, webRoot: path.resolve('dist/web') });
  const { school } = await fillDemo(app, clock, () => {});
  for (const { id_guru } of school.teachers.slice(-WATCHERS)) {
    await app.nest.get(CommandBus).execute(new GrantRoles({ id_guru, roles: ['kurikulum'] }, SYSTEM));
  }
  await app.close();
  return school;
}

/** A server in a process of its own. */
export async function serve(script: string, env: Record<string, string>, isReady: RegExp, at?: number) {
  const port = at ?? (await freePort());
  const child = spawn(process.execPath, [...process.execArgv, script], { env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${script} ended early`)));
    child.stdout?.on('data', (it: Buffer) => {
      output += it;
      if (isReady.test(output)) resolve();
    });
  });
  return { child, base: `http://127.0.0.1:${port}` };
}

export async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A client as small as can be, so that the server is measured. */
export function caller(base: string, maxSockets = 256) {
  const agent = new http.Agent({ keepAlive: true, maxSockets });
  return (method: string, where: string, token?: string, body?: object, more: Record<string, string> = {}) => new Promise<Answer>((resolve, reject) => {
    const [started, payload] = [performance.now(), body && JSON.stringify(body)];
    const headers = { ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}), ...(token ? { token } : {}), ...more };
    const request = http.request(base + where, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (it: Buffer) => chunks.push(it)).on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString() || '{}'), ms: performance.now() - started }));
    });
    request.on('error', reject).end(payload);
  });
}
export type Call = ReturnType<typeof caller>;

/** The token of somebody who still has the initial password. */
export const signIn = async (call: Call, name: string): Promise<string> => (await call('POST', '/api/login', undefined, { username: name, password: name })).body.token;

/** Teachers signed in, and today's open registers with their students: whatever may be marked now. */
export async function openRegisters(call: Call, teachers: { nik: string; id_guru: string }[]) {
  const tokens = new Map<string, string>();
  for (const { nik, id_guru } of teachers) tokens.set(id_guru, await signIn(call, nik));
  const watcher = tokens.get((teachers.at(-1) as { id_guru: string }).id_guru);
  const { tanggal, sesi } = (await call('GET', '/api/guru/curriculum/daily-attendance', watcher)).body.data as { tanggal: string; sesi: Register[] };
  const open = await Promise.all(sesi.filter((it) => it.dibuka && tokens.has(it.id_guru)).map(async (it) => {
    const token = tokens.get(it.id_guru) as string;
    const { data } = (await call('GET', `/api/attendance/by-session?id_sesi=${it.id_sesi}`, token)).body as { data: { id_murid: string }[] };
    return { id_sesi: it.id_sesi, token, murid: data.map(({ id_murid }) => id_murid) };
  }));
  return { tokens, tanggal, open, all: sesi };
}

const freePort = () => new Promise<number>((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { port: number };
    server.close(() => resolve(port));
  });
});
