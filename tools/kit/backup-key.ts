import { constants, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MasterKey } from '#server/kit/log/master-key';
import type { Backup } from '#tools/kit/backup-file';
import { PLACE } from '#tools/kit/place';
import { PlainError } from '#server/kit/plain-error';

const beside = (file: string) => `${file}.key`;

const fingerprint = (hex: string) => new MasterKey(Buffer.from(hex.trim(), 'hex')).digest('fingerprint', 'backup');

const fingerprintIn = (path: string) => (existsSync(path) ? fingerprint(readFileSync(path, 'utf8')) : undefined);

/** The fingerprint of this installation's master key. */
export const keyHere = (): string | undefined =>
  process.env.PELITA_MASTER_KEY ? fingerprint(process.env.PELITA_MASTER_KEY) : fingerprintIn(PLACE.masterKey);

/** Puts the master key, where it is a file, beside the backup and not into it: who finds the backup alone reads no personal data. */
export const keepKey = (file: string) => {
  if (process.env.PELITA_MASTER_KEY || !existsSync(PLACE.masterKey)) return;
  copyFileSync(PLACE.masterKey, beside(file));
  console.log(`The key to its personal data is in ${beside(file)}: keep it, but somewhere else than the backup`);
};

/** Makes sure that this installation has the key of the backup; takes it from beside the backup when there is none here. */
export const fetchKey = ({ file, manifest: { key: wanted } }: Backup) => {
  if (!wanted || keyHere() === wanted) return;
  if (keyHere()) throw new PlainError('This installation has another master key than the one the backup was made with. Use a new DATA_DIR, or set PELITA_MASTER_KEY to the right one. Nothing was changed.');
  if (fingerprintIn(beside(file)) !== wanted) throw new PlainError(`The key to the backup's personal data is missing: put it into ${beside(file)} or set PELITA_MASTER_KEY. Nothing was changed.`);
  mkdirSync(dirname(PLACE.masterKey), { recursive: true });
  copyFileSync(beside(file), PLACE.masterKey, constants.COPYFILE_EXCL);
};
