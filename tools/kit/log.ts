import pg from 'pg';
import type { StoredEvent } from '#server/kit/log/event-store';
import { MasterKey } from '#server/kit/log/master-key';
import { openLog } from '#server/kit/log/open-log';
import { SealFolder, type SealFile } from '#server/kit/log/seal-folder';
import { untilNow } from '#server/kit/log/until-now';
import { PlainError } from '#server/kit/plain-error';
import { beside, PLACE } from '#tools/kit/place';

export type Log = { events: AsyncIterable<readonly StoredEvent[]>; isDense: boolean; seals: readonly SealFile[]; key: MasterKey['signing'] };

/** Lends the log that this installation's history is in as it is now, with its seals and its key; of a running school or of one at rest. */
export const withLog = <T>(work: (log: Log) => Promise<T>): Promise<T> => {
  const key = MasterKey.find(PLACE.dataDir)?.signing;
  if (!key) throw new PlainError(`There is no master key in ${PLACE.masterKey}. Say with DATA_DIR or PELITA_MASTER_KEY where it is.`);
  // Listed first: a seal that is made meanwhile covers events that are read, never the other way round.
  const seals = SealFolder.in(PLACE.dataDir).list();
  return beside(async (url) => {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    pool.on('error', () => {});
    try {
      const { rows: [vault] } = await pool.query<{ isThere: boolean }>(`SELECT to_regclass('vault.setting') IS NOT NULL AS "isThere"`);
      if (!vault?.isThere) throw new PlainError('There is no school in this database. Say with DATA_DIR or DATABASE_URL where it is.');
      const store = await openLog(pool, { databaseUrl: url, eventstoreUrl: PLACE.eventstoreUrl });
      try {
        return await work({ events: untilNow(store), isDense: store.isDense, seals, key });
      } finally {
        await store.close();
      }
    } finally {
      await pool.end();
    }
  });
};
