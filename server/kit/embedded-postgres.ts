import type { ChildProcess } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isAway } from '#projections/kit/database-away';
import { PlainError } from '#server/kit/plain-error';
import { addressOf, dataOf, openCluster, readPassword, ROLE, type Cluster } from '#server/kit/postgres-cluster';
import { alive, choosePort, clearTheWay, lastWords, launch, postmasterOf, tell, UNSAFE } from '#server/kit/postmaster';

type Options = {
  /** The folder of this database; created when missing. */
  dir: string;
  /** More flags for the Postgres program, such as `['-c', 'work_mem=16MB']`. */
  flags?: string[];
  /** For tests: fast, but nothing survives a power cut. */
  noSync?: boolean;
  /** Told when the database is no longer this process's, or refuses it; throws unless given. */
  onLost?: (error: Error) => void;
};

/** How often a first start is tried, and what follows before a person is told that it is tried again and again. */
const LAUNCHES = 5;
/** A disk may be full for long, and nobody stands by when there is room again. */
const LONGEST_PAUSE_MS = 10_000;
const LOOK_MS = 20;
/** How long the server may be silent, and how long its end is waited for: it goes on without us. */
const SILENT_MS = 5_000;
const ENDING_MS = 5_000;
/** A database that was just made is written to a disk that may be busy with the rest of a first start. */
const PATIENT = { query_timeout: 60_000 };
// Any number will do, as long as it stays.
const OWNER_LOCK = 7_353_482;

/**
 * A real Postgres in a folder, started, kept up and stopped by this process.
 *
 * Ownership is an advisory lock held by a connection that stays open. A lock file could be left behind or stolen;
 * this lock lives in the very server it protects, and the kernel closes the connection of whoever dies, however it dies.
 */
export class EmbeddedPostgres {
  private cluster?: Cluster;
  private child: ChildProcess | undefined;
  private port?: number;
  private owns = false;
  private underway: Promise<unknown> = Promise.resolve();
  private stopping = false;

  constructor(private readonly options: Options) {}

  /** Brings the database up and answers the address of database "pelita"; refuses when another process owns the folder. */
  start(): Promise<string> {
    this.stopping = false;
    const started = this.open();
    this.underway = started;
    return started;
  }

  /** Ends all connections and the server; every commit is on disk. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.underway.catch(() => {});
    if (!this.owns || !this.cluster) return;
    this.owns = false;
    const server = postmasterOf(this.cluster.data);
    if (!server) return;
    tell(server.pid, 'SIGINT');
    for (const end = Date.now() + ENDING_MS; alive(server.pid); await pause(10)) {
      if (Date.now() > end) return console.error(`Postgres (process ${server.pid}) has not ended yet; it ends without us, or the next start takes it over`);
    }
  }

  private async open() {
    const cluster = await openCluster(resolve(this.options.dir), { noSync: this.options.noSync });
    this.cluster = cluster;
    const keeper = await this.bringUp(cluster);
    const { rowCount } = await keeper.query({ text: 'select from pg_database where datname = $1', values: [ROLE], ...PATIENT });
    if (!rowCount) await keeper.query({ text: `create database ${ROLE}`, ...PATIENT });
    return addressOf(cluster.password, this.port as number, ROLE);
  }

  private async bringUp(cluster: Cluster): Promise<pg.Client> {
    const keeper = await this.connect(cluster);
    this.owns = true;
    keeper.once('end', () => this.revive(cluster));
    return keeper;
  }

  private async connect(cluster: Cluster): Promise<pg.Client> {
    const patience = setTimeout(() => console.log(`Postgres in ${cluster.dir} is not ready yet: after a crash it first reads its journal`), 5_000);
    let [launches, due] = [0, 0];
    try {
      for (;; await pause(LOOK_MS)) {
        if (this.stopping) throw await this.abandon();
        const server = postmasterOf(cluster.data);
        const client = server && (await keeperOf(cluster, server.port));
        if (client) {
          this.port = server.port;
          if (launches > LAUNCHES) console.error(`The database in ${cluster.dir} is back`);
          return client;
        }
        if (server || this.childRuns() || Date.now() < due || !clearTheWay(cluster.data)) continue;
        if (launches === LAUNCHES) this.despair(cluster);
        await this.launch(cluster);
        due = Date.now() + Math.min(LOOK_MS * 2 ** launches++, LONGEST_PAUSE_MS);
      }
    } finally {
      clearTimeout(patience);
    }
  }

  /** Whoever starts is told that it is no use; whoever serves goes on trying, as there may be room again. */
  private despair(cluster: Cluster) {
    const why = `Postgres does not start in ${cluster.dir}. Its last words:\n${lastWords(cluster)}`;
    if (!this.owns) throw new PlainError(why);
    console.error(`${why}\nIt is tried again until it does`);
  }

  private async launch(cluster: Cluster) {
    const { flags = [], noSync } = this.options;
    // Addresses were handed out: a server that comes back has to come back on the same port.
    const port = this.port ?? (await choosePort(cluster));
    this.child = launch(cluster, port, [...(noSync ? UNSAFE : []), ...flags]);
    this.child.once('error', (error) => console.error(`Postgres cannot be run: ${error.message}`));
  }

  private childRuns() {
    return this.child?.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  private async abandon() {
    this.child?.kill('SIGINT');
    while (this.childRuns()) await pause(10);
    return new PlainError('The database was stopped before it had started');
  }

  private revive(cluster: Cluster) {
    if (this.stopping) return;
    console.error(`The database in ${cluster.dir} died; bringing it back`);
    this.underway = this.bringUp(cluster).catch((error: Error) => {
      if (this.stopping) return;
      this.owns = false;
      (this.options.onLost ?? raise)(error);
    });
  }
}

/** The address of the database in a folder while some server has it open, for tools that work beside that server. */
export const runningDatabase = (dir: string): string | undefined => {
  const data = dataOf(resolve(dir));
  const server = existsSync(data) ? postmasterOf(realpathSync(data)) : undefined;
  return server && addressOf(readPassword(dir), server.port, ROLE);
};

const raise = (error: Error) => {
  throw error;
};

/** The connection that owns the database; none while the server cannot answer. */
const keeperOf = async (cluster: Cluster, port: number): Promise<pg.Client | undefined> => {
  const client = new pg.Client({
    connectionString: addressOf(cluster.password, port, 'postgres'), application_name: `pelita ${process.pid}`,
    connectionTimeoutMillis: SILENT_MS, query_timeout: SILENT_MS, keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    // An owner that was just killed may need a moment to be noticed.
    await client.query("set lock_timeout = '2s'");
    await client.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
    return client;
  } catch (error) {
    const refusal = await explain(error as NodeJS.ErrnoException, client, cluster).finally(() => client.end().catch(() => {}));
    if (refusal) throw refusal;
    return undefined;
  }
};

const explain = async (error: NodeJS.ErrnoException, client: pg.Client, { dir }: Cluster): Promise<Error | undefined> => {
  const { code = '' } = error;
  if (isAway(error)) return undefined;
  if (code === '28P01') return new PlainError(`The password beside the database in ${dir} is not the one it was created with. Put back the right one.`);
  if (code !== '55P03') return error;
  return new PlainError(`The database in ${dir} is in use by another server (process ${await ownerOf(client)}). Stop that one first, or give this one a DATA_DIR of its own.`);
};

const ownerOf = async (keeper: pg.Client): Promise<string> => {
  const { rows } = await keeper.query<{ name: string }>(
    "select application_name as name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and objid = $1 and granted",
    [OWNER_LOCK],
  );
  return rows[0]?.name.replace('pelita ', '') ?? 'unknown';
};
