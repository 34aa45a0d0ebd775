import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { EmbeddedPostgres, runningDatabase } from '#server/kit/embedded-postgres';
import { dataOf } from '#server/kit/postgres-cluster';
import { refuseSilentDatabase } from '#server/kit/place-to-start';
import { PlainError } from '#server/kit/plain-error';

const inData = (name: string) => resolve(process.env.DATA_DIR || '.data', name);

/** Where this installation keeps its things; its history is in an EventStoreDB where one is named. */
export const PLACE = { eventstoreUrl: process.env.EVENTSTORE_URL || undefined, dataDir: inData(''), postgres: inData('postgres'), files: inData('files'), masterKey: inData('master.key'), seals: inData('seals') };

/** Lends the address of the database: of the one a server has open, else it is opened for as long as the work takes. */
export const beside = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  if (process.env.DATABASE_URL) return alone(work);
  const url = runningDatabase(PLACE.postgres);
  if (url) return work(url);
  if (!existsSync(dataOf(PLACE.postgres))) throw new PlainError(`There is no database in ${PLACE.postgres}. Say with DATA_DIR or DATABASE_URL where it is.`);
  return alone(work);
};

/** Lends the address of the database, created when missing; the embedded one is refused while a server has it open. */
export const alone = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  if (process.env.DATABASE_URL) {
    await refuseSilentDatabase(process.env.DATABASE_URL);
    return work(process.env.DATABASE_URL);
  }
  const postgres = new EmbeddedPostgres({ dir: PLACE.postgres });
  try {
    return await work(await postgres.start());
  } finally {
    await postgres.stop();
  }
};
