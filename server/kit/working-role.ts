import { Logger } from '@nestjs/common';
import pg from 'pg';
import { parse } from 'pg-connection-string';
import type { MasterKey } from '#server/kit/log/master-key';
import { OWNING } from '#server/kit/owning';
import { PlainError } from '#server/kit/plain-error';

type Owner = { user: string; database: string; mayMakeRoles: boolean };
type Role = { name: string; password: string };
const CONNECTING_MS = 10_000;
/** Not under this name, not from here, or not through this pooler. */
const NOT_LET_IN = ['28000', '28P01', '08P01'];
/** What belongs to the role altogether: the read tables, and those that a rebuild fills. */
const ITS_OWN = "('read', 'rebuild')";

/**
 * The address at which the server works from here on: under a role of this database's own, which may read the history and add to
 * it and do nothing else there. Whoever owns the database makes it; its name and its password follow from the master key, so
 * that all nodes know them. Where that is not to be had the server works as the owner, and says so.
 */
export async function workingUrl(owner: pg.Pool, url: string, master: MasterKey): Promise<string> {
  const { rows: [here] } = await owner.query<Owner>('SELECT current_user AS user, current_database() AS database, rolsuper OR rolcreaterole AS "mayMakeRoles" FROM pg_roles WHERE rolname = current_user');
  const { user, database, mayMakeRoles } = here as Owner;
  const role = { name: `pelita_app_${master.digest('name of role', database).slice(0, 12)}`, password: master.digest('password of role', database) };
  if (!mayMakeRoles) return asOwner(url, `${user} may not make roles (CREATEROLE)`);
  await alone(owner, async (client) => {
    await make(client, database, role);
    await handOver(client, role);
  });
  const working = urlAs(url, database, role);
  return (await isLetIn(working, role)) ? working : asOwner(url, `${role.name} is not let in (pg_hba.conf)`);
}

function asOwner(url: string, why: string) {
  new Logger('database').warn(`${why}: Pelita works as the owner of its history, who could change and delete it`);
  return url;
}

/** One start at a time. */
async function alone(owner: pg.Pool, work: (client: pg.ClientBase) => Promise<void>) {
  const client = await owner.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [OWNING]);
    await work(client);
  } finally {
    client.release(true);
  }
}

async function make(client: pg.ClientBase, database: string, { name, password }: Role) {
  await client.query(`BEGIN;
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${name}') THEN CREATE ROLE ${name} LOGIN PASSWORD '${password}'; END IF;
    END $$;
    GRANT ${name} TO CURRENT_USER;
    GRANT CONNECT, CREATE, TEMPORARY ON DATABASE ${pg.escapeIdentifier(database)} TO ${name};
    GRANT USAGE ON SCHEMA es, vault TO ${name};
    GRANT SELECT, INSERT ON es.event TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA vault TO ${name};
    CREATE SCHEMA IF NOT EXISTS read AUTHORIZATION ${name};
    ALTER DEFAULT PRIVILEGES IN SCHEMA read GRANT ALL ON TABLES TO ${name};
    COMMIT`);
}

/** What earlier versions made as the owner. Each is a transaction: whoever leads meanwhile holds tables, and must never wait for one while others are waited for. */
async function handOver(client: pg.ClientBase, { name }: Role) {
  const foreign = (kind: string, catalogue: string, prefix: string, as: string) =>
    `SELECT format('ALTER ${kind} %s OWNER TO ${name}', it.oid::${as}) AS statement FROM ${catalogue} it WHERE it.${prefix}owner <> '${name}'::regrole
      AND it.${prefix === 'nsp' ? 'nspname' : `${prefix}namespace::regnamespace::text`} IN ${ITS_OWN}`;
  for (const kind of [
    foreign('SCHEMA', 'pg_namespace', 'nsp', 'regnamespace'), `${foreign('TABLE', 'pg_class', 'rel', 'regclass')} AND relkind = 'r'`,
    foreign('FUNCTION', 'pg_proc', 'pro', 'regprocedure'), foreign('COLLATION', 'pg_collation', 'coll', 'regcollation'),
  ]) for (const { statement } of (await client.query<{ statement: string }>(kind)).rows) await client.query(statement);
}

/** The same database under another name, however the address is written: with a socket, without a host or a password, with what else it says. */
export function urlAs(url: string, database: string, { name, password }: Role) {
  const { user: _, password: __, database: ___, ssl, ...rest } = parse(url);
  const given = { ...rest, ssl: typeof ssl === 'boolean' ? String(Number(ssl)) : ssl, user: name, password };
  // What is no text was made of other settings, which stand there too.
  const texts = Object.entries(given).filter((it): it is [string, string] => typeof it[1] === 'string' && it[1] !== '');
  const as = `postgres:///${encodeURI(database)}?${new URLSearchParams(texts)}`;
  if (parse(as).database !== database) throw new PlainError(`No address can name the database "${database}". Give it another name (ALTER DATABASE … RENAME TO …) and put that into DATABASE_URL.`);
  return as;
}

async function isLetIn(url: string, { name }: Role) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTING_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<{ user: string }>('SELECT current_user AS user')).rows[0]?.user === name;
  } catch (error) {
    if (NOT_LET_IN.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
