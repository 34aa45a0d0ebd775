import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#test/kit/port';

export type Said = { status: number; body: any };
type Asked = { token?: string; body?: object; key?: string };
/** Whoever can be asked over HTTP: a server, or what stands before several. */
export type Asking = { base: string; ask(method: string, path: string, asked?: Asked): Promise<Said> };

export const askingAt = (base: string): Asking => ({
  base,
  ask: async (method, path, { token, body, key } = {}) => {
    const headers = { ...(token ? { token } : {}), ...(body ? { 'content-type': 'application/json' } : {}), ...(key ? { 'idempotency-key': key } : {}) };
    const response = await fetch(base + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return { status: response.status, body: await response.json() };
  },
});

export const signInAt = async (place: Asking, username: string, password: string): Promise<string> =>
  (await place.ask('POST', '/api/login', { body: { username, password } })).body.token;

/** The built server in a process of its own, as a school runs it. */
export class ServerProcess {
  said = '';

  readonly ask: Asking['ask'];

  private constructor(private readonly child: ChildProcess, readonly base: string) {
    this.ask = askingAt(base).ask;
  }

  /** Starts it and waits until it says that it is ready. */
  static async start(env: Record<string, string>, port?: number, root?: string) {
    const server = await ServerProcess.launch(env, port, root);
    await server.ready();
    return server;
  }

  /** `root` is where the code is, if it is not this one. */
  static async launch(env: Record<string, string>, port?: number, root = process.cwd()) {
    const { DATABASE_URL: _, ...ours } = process.env;
    const at = port ?? (await freePort());
    const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env: { ...ours, DEMO: 'off', API_DOCS: 'off', HOST: '127.0.0.1', PORT: String(at), ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const server = new ServerProcess(child, `http://127.0.0.1:${at}`);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (server.said += chunk));
    return server;
  }

  async ready() {
    while (!this.said.includes('Pelita is ready')) {
      if (this.hasEnded) throw new Error(`the server ended before it was ready:\n${this.said}`);
      await Promise.race([once(this.child.stdout as NodeJS.ReadableStream, 'data'), once(this.child, 'exit')]);
    }
  }

  get port() {
    return Number(new URL(this.base).port);
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Freezes it, or thaws it. */
  tell(signal: 'SIGSTOP' | 'SIGCONT') {
    this.child.kill(signal);
  }

  /** Sends it a signal and waits for its end: its exit code, or the signal that it died of. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string> {
    if (!this.hasEnded) {
      const gone = once(this.child, 'exit');
      this.child.kill(signal);
      await gone;
    }
    return this.child.exitCode ?? (this.child.signalCode as string);
  }

  signIn = (username: string, password: string) => signInAt(this, username, password);
}
