import { constants, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import type pg from 'pg';
import { MasterKey } from '#server/kit/log/master-key';
import { knownMasterKey } from '#server/kit/log/whose-key';
import type { Backup } from '#tools/kit/backup-file';
import { PLACE } from '#tools/kit/place';
import { PlainError } from '#server/kit/plain-error';

const beside = (file: string) => `${file}.key`;

/** As a backup names its key; the vault in it has a name for it too. */
const nameOf = (key: MasterKey) => key.digest('fingerprint', 'backup');

/** The name of the key that this database belongs to, refused where it is not here: without it the backup were of no use. */
export const keyOf = async (client: pg.ClientBase): Promise<string | undefined> => {
  const known = await knownMasterKey(client, PLACE.dataDir);
  return known && nameOf(known);
};

/** Puts the master key, where it is a file, beside the backup and not into it: who finds the backup alone reads no personal data. */
export const keepKey = (file: string) => {
  if (process.env.PELITA_MASTER_KEY || !existsSync(PLACE.masterKey)) return;
  copyFileSync(PLACE.masterKey, beside(file));
  console.log(`The key to its personal data is in ${beside(file)}: keep it, but somewhere else than the backup`);
};

/** The key to a backup: this installation's, or the one beside the backup where there is none here; refused where it is another. */
export const findKey = ({ file, manifest: { key: wanted } }: Backup): MasterKey | undefined => {
  const here = MasterKey.find(PLACE.dataDir);
  const found = here ?? MasterKey.in(beside(file));
  if (!wanted || (found && nameOf(found) === wanted)) return found;
  if (here) throw new PlainError('This installation has another master key than the one the backup was made with. Use a new DATA_DIR, or set PELITA_MASTER_KEY to the right one. Nothing was changed.');
  if (found) throw new PlainError(`${beside(file)} is another key than the one that the backup was made with. Put the right one there, or set PELITA_MASTER_KEY to it. Nothing was changed.`);
  throw new PlainError(`The key to the backup's personal data is missing: put it into ${beside(file)} or set PELITA_MASTER_KEY. Nothing was changed.`);
};

/** The key from beside a backup becomes this installation's, which has none. */
export const takeKey = ({ file }: Backup) => {
  if (MasterKey.find(PLACE.dataDir) || !existsSync(beside(file))) return;
  mkdirSync(PLACE.dataDir, { recursive: true });
  copyFileSync(beside(file), PLACE.masterKey, constants.COPYFILE_EXCL);
};
