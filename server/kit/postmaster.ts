import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { POSTGRES_ENV, type Cluster } from '#server/kit/postgres-cluster';

/** A Postgres server that runs on a cluster, whoever started it. */
export type Postmaster = { pid: number; port: number };

// Sized for a school's small machine; nothing here weakens what a commit promises.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  wal_buffers: '32MB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements and row values are personal data: they stay out of the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

const asFlags = (settings: Record<string, string>) => Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Flags for tests: a commit survives the end of any process, but not that of the machine. */
export const UNSAFE = asFlags({ fsync: 'off', full_page_writes: 'off' });

/** Starts Postgres on its own: it outlives us when we are killed, so that no commit is lost, and is adopted later. */
export const launch = (cluster: Cluster, port: number, flags: string[]): ChildProcess => {
  const log = openSync(logOf(cluster), tooLong(logOf(cluster)) ? 'w' : 'a', 0o600);
  const args = ['-D', cluster.data, '-p', String(port), ...asFlags(SETTINGS), ...flags];
  const child = spawn(cluster.binaries.postgres, args, { ...cluster.account, cwd: '/', detached: true, stdio: ['ignore', log, log], env: POSTGRES_ENV });
  closeSync(log);
  child.unref();
  return child;
};

const logOf = ({ dir }: Cluster) => join(dir, 'log');

const tooLong = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 1_000_000;

/** The last lines Postgres wrote. */
export const lastWords = (cluster: Cluster) => (existsSync(logOf(cluster)) ? readFileSync(logOf(cluster), 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '');

/** The server on this cluster, an orphan too; none when the pid file is missing, stale, or its number now belongs to something else. */
export const postmasterOf = (data: string): Postmaster | undefined => {
  const [pid, , , port] = pidFile(data);
  return pid && port && works(pid, data) ? { pid, port } : undefined;
};

const pidFile = (data: string) => {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n').map(Number);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

// Every Postgres process has the cluster as its working folder. Without /proc a living process has to do.
const works = (pid: number, data: string) => alive(pid) && (process.platform !== 'linux' || workingFolder(pid) === data);

const workingFolder = (pid: number | string) => attempt(() => readlinkSync(`/proc/${pid}/cwd`));

/** Whether a process runs. A zombie does not, though it keeps its number: for ever where nobody reaps orphans. */
export const alive = (pid: number) =>
  taken(pid) && (process.platform !== 'linux' || /^State:\s+[^ZX]/m.test(attempt(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? ''));

const taken = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Sends a signal to a process that may be gone by now. */
export const tell = (pid: number, signal: NodeJS.Signals) => attempt(() => process.kill(pid, signal));

const attempt = <T>(read: () => T) => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * Makes a launch possible after a crash, and answers whether it is by now. Helpers of a killed postmaster are sent away;
 * a pid file whose number is a stranger's or a zombie's by now is removed, as Postgres would take that for a server.
 */
export const clearTheWay = (data: string): boolean => {
  if (process.platform !== 'linux') return true;
  const orphans = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && workingFolder(entry) === data && isHelper(entry));
  for (const pid of orphans) tell(Number(pid), 'SIGQUIT');
  if (orphans.length) return false;
  const [pid] = pidFile(data);
  if (pid && taken(pid) && !works(pid, data)) rmSync(join(data, 'postmaster.pid'));
  return true;
};

// Helpers call themselves "postgres: checkpointer" and the like; a postmaster that is just starting does not.
const isHelper = (pid: string) => attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.startsWith('postgres: ');

/** The port this cluster used last if it is still free, else another free one, which is remembered. */
export const choosePort = async (cluster: Cluster): Promise<number> => {
  const file = join(cluster.dir, 'port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (last && (await isFree(last))) return last;
  const port = await freePort();
  writeFileSync(file, String(port));
  return port;
};

// Below the range from which systems take the ports of outgoing connections, so that none of them sits on it later.
const freePort = async (): Promise<number> => {
  const port = 15_000 + Math.floor(Math.random() * 17_000);
  return (await isFree(port)) ? port : freePort();
};

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
