import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { file as files } from '#contract/file/file.api';
import { MOST_PART_BYTES } from '#contract/file/file';
import type { DemoSchool } from '#server/demo/demo-school';
import { type Figures, round, seconds } from '#tools/bench/measure';
import { type Call, caller, serve, signIn, stop } from '#tools/bench/school';

const [UPLOADS, AT_ONCE, BYTES, CUT_BYTES] = [40, 8, 2_000_000, 200_000];
/** As the browser does it: see client/kit/upload-in-parts. */
const [LEAST_PART, FIRST_PART, WAIT_MS] = [16_384, 131_072, 20];
/** Longer than this nothing should take, however often it is cut. */
const MOST_TRIES = 1_000;

type Kiriman = { id: string; diterima: number; isWhole: boolean };

/** Documents sent over a line that breaks after every 200 KB: how many arrive whole, byte for byte, and how often the line was cut. */
export async function uploadBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const server = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  const line = await breakingLine(new URL(server.base), CUT_BYTES);
  try {
    const call = caller(server.base);
    const tokens: string[] = [];
    for (const { nis } of school.students.slice(0, UPLOADS)) tokens.push(await signIn(call, nis));
    let whole = 0;
    const took = await seconds(() => Promise.all(Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let i = lane; i < tokens.length; i += AT_ONCE) if (await arrives(line.base, server.base, call, tokens[i] as string, i)) whole++;
    })));
    return { upload_resume_ok: whole, upload_resume_wanted: tokens.length, upload_cuts: line.cuts(), upload_mb_per_s: round((tokens.length * BYTES) / 1e6 / took) };
  } finally {
    line.close();
    await stop(server.child);
  }
}

/** Sends a document over the line and fetches it past it: whether it is the same. */
async function arrives(line: string, server: string, call: Call, token: string, i: number) {
  const bytes = Buffer.concat([Buffer.from('ID3'), randomBytes(BYTES - 3)]);
  const begun = await call('POST', files.beginUpload.path, token, { nama: `rekaman ${i}.mp3`, ukuran: bytes.length, untuk: 'pengumpulan', sha256: digestOf(bytes) });
  let it = begun.body.data as Kiriman;
  if (!it) throw new Error(`an upload was answered with ${begun.status}`);
  let size = FIRST_PART;
  for (let tries = 0; !it.isWhole && tries < MOST_TRIES; tries++) {
    const told = await part(line, token, it, bytes.subarray(it.diterima, it.diterima + size));
    size = told ? Math.min(MOST_PART_BYTES, size * 2) : Math.max(LEAST_PART, size >> 1);
    if (told) it = told;
    else await pause(WAIT_MS);
  }
  const fetched = await fetch(`${server}${files.one.path.replace(':id', it.id)}`, { headers: { token } });
  return it.isWhole && digestOf(Buffer.from(await fetched.arrayBuffer())) === digestOf(bytes);
}

/** What the server has by then; nothing where the line broke. */
async function part(line: string, token: string, { id, diterima }: Kiriman, bytes: Buffer): Promise<Kiriman | undefined> {
  const form = new FormData();
  form.set('dari', String(diterima));
  form.set('potongan', new Blob([new Uint8Array(bytes)]), 'potongan');
  try {
    const response = await fetch(`${line}${files.sendPart.path.replace(':id', id)}`, { method: files.sendPart.method, headers: { token }, body: form });
    const body = (await response.json()) as { data?: Kiriman };
    if (!body.data) throw new Error(`a part was answered with ${response.status}`, { cause: 'refused' });
    return body.data;
  } catch (error) {
    if ((error as Error).cause === 'refused') throw error;
    return undefined;
  }
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A proxy in front of a server whose every connection breaks once so many bytes went up. */
async function breakingLine({ hostname, port }: URL, bytes: number) {
  const sockets = new Set<Socket>();
  let cuts = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let passed = 0;
    for (const [one, other] of [[client, server], [server, client]] as const) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    server.pipe(client);
    client.on('data', (it: Buffer) => {
      server.write(it.subarray(0, bytes - passed));
      passed += it.length;
      if (passed < bytes) return;
      cuts++;
      client.destroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const close = () => {
    for (const it of sockets) it.destroy();
    proxy.close();
  };
  return { base: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, cuts: () => cuts, close };
}
