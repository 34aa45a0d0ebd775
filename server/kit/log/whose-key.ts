import type pg from 'pg';
import { MasterKey } from '#server/kit/log/master-key';
import { PlainError } from '#server/kit/plain-error';

const NAME = 'master-key';
const MAKING = 7106376;
const HELP = 'Put back its master.key (a backup has it beside itself, as FILE.key), or set PELITA_MASTER_KEY to it.';

/** The master key of this database: the one that its vault knows the fingerprint of; a new one where it has none yet. */
export async function masterKeyOf(pool: pg.Pool, dataDir: string): Promise<MasterKey> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MAKING]);
    const known = await knownMasterKey(client, dataDir);
    const master = known ?? MasterKey.find(dataDir) ?? MasterKey.make(dataDir);
    if (!known) await client.query('INSERT INTO vault.setting VALUES ($1, $2)', [NAME, JSON.stringify(master.fingerprint)]);
    await client.query('COMMIT');
    return master;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * The master key that a database belongs to, refused where it is not here; nothing where the database has none yet. It
 * belongs to it for ever: another would hide its people and let their names be taken twice.
 */
export async function knownMasterKey(client: pg.ClientBase, dataDir: string, here = MasterKey.find(dataDir)): Promise<MasterKey | undefined> {
  const { rows: [row] } = await client.query<{ value: string }>('SELECT value FROM vault.setting WHERE name = $1', [NAME]);
  if (!row) return undefined;
  if (!here) throw new PlainError(`The master key of this database is missing: there is none in ${MasterKey.fileIn(dataDir)}. ${HELP}`);
  if (here.fingerprint === row.value) return here;
  throw new PlainError(`The master key in ${process.env.PELITA_MASTER_KEY ? 'PELITA_MASTER_KEY' : MasterKey.fileIn(dataDir)} is not the one of this database. ${HELP}`);
}
