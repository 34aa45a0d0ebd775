import pg from 'pg';

type Options = { name: string; /** How long an answer may take, in ms. */ patience?: number; pipeline?: boolean };
/** How long a connection may be in the making, in ms. */
export const CONNECTING_MS = 5_000;
/** How long an answer may take that somebody waits for, in ms. */
export const PATIENCE_MS = 10_000;
/** What Postgres does of its own accord with whoever has gone silent: frozen, or behind a line that is dead but open. */
const SILENCE_MS = 10_000;
const DROPPED_WHEN_SILENT = `-c idle_session_timeout=${SILENCE_MS} -c idle_in_transaction_session_timeout=${SILENCE_MS} -c tcp_user_timeout=${SILENCE_MS}`;

/** A connection that is given up as soon as a question on it stays without an answer: nobody knows what would come next on it. */
export class Session extends pg.Client {
  override query(...given: any[]): any {
    const asked = (super.query as (...all: any[]) => unknown).apply(this, given);
    if (asked instanceof Promise) asked.catch((error: Error) => void (isSilent(error) && this.hangUp()));
    return asked;
  }

  /** Ends it whether or not anybody listens at the other end. */
  async leave() {
    const impatience = setTimeout(() => this.hangUp(), 1_000);
    await this.end().catch(() => {});
    clearTimeout(impatience);
  }

  private hangUp() {
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}

const isSilent = ({ message }: Error) => message === 'Query read timeout';

/** A connection that has to be alive on both sides: Postgres ends it, and gives its locks away, unless `beat` is called every few seconds. */
export class Lease extends Session {
  beat() {
    return this.query({ text: 'SELECT 1', query_timeout: SILENCE_MS / 2 });
  }
}
/** How often a lease is to be renewed, in ms. */
export const BEAT_MS = 2_000;

export const openSession = (url: string, options: Options) => new Session(configOf(url, options));
export const openLease = (url: string, options: Options) => new Lease({ ...configOf(url, options), options: DROPPED_WHEN_SILENT });

const configOf = (url: string, { name, patience = PATIENCE_MS, pipeline = false }: Options) =>
  ({ connectionString: url, application_name: name, keepAlive: true, connectionTimeoutMillis: CONNECTING_MS, query_timeout: patience, pipeline });
