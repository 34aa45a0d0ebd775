import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { PlainError } from '#server/kit/plain-error';

/** How long a database may leave whoever starts without an answer, in ms. */
const CONNECTING_MS = 10_000;

/** Refuses a port that is none or that is taken, before anything is begun. */
export async function refuseTakenPort(port: string, host: string) {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new PlainError(`PORT must be a number up to 65535, not "${port}".`);
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer().once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(number, host, () => probe.close(() => resolve(undefined)));
  });
  if (!code) return;
  if (code === 'EADDRINUSE') throw new PlainError(`Port ${port} is taken. Stop what listens there, or choose another one with PORT.`);
  if (code === 'EACCES') throw new PlainError(`This account may not listen on port ${port}. Choose another one with PORT, such as 3000.`);
  throw new PlainError(`Nothing can listen at ${host}, port ${port} (${code}). Say with HOST and PORT where.`);
}

/** Makes the data folder where it is missing, and refuses one that cannot be written. */
export function refuseClosedFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new PlainError(`The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}). Give this account the right to, or name another one with DATA_DIR.`);
  }
}

/** Refuses a database that cannot be reached, in words that name the setting. */
export async function refuseSilentDatabase(url: string, setting = 'DATABASE_URL') {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTING_MS });
    client.on('error', () => {});
    await client.connect();
    await client.end();
  } catch (error) {
    throw new PlainError(`The database that ${setting} names cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}. ${remedy(error as NodeJS.ErrnoException)}`);
  }
}

function remedy({ code = '' }: NodeJS.ErrnoException) {
  if (code === '28P01' || code === '28000') return `Is the user and the password right?`;
  if (code === '3D000') return 'Make that database first.';
  return 'Is the address right, and does Postgres run there? It looks like postgres://user:password@host:5432/database.';
}
