import type pg from 'pg';
import { migrateLog } from '#server/kit/log/postgres-store';
import { knownMasterKey } from '#server/kit/log/whose-key';
import { migrateVault } from '#server/kit/vault';
import { verifyBackup } from '#tools/kit/backup-file';
import { findKey, takeKey } from '#tools/kit/backup-key';
import { alone, PLACE } from '#tools/kit/place';
import { command, fileArgument } from '#tools/kit/command';
import { restore } from '#tools/kit/restore';

await command(async () => {
  const backup = await verifyBackup(fileArgument('npm run restore -- FILE'));
  console.log(`${backup.file} is whole; it was made at ${backup.manifest.at}`);
  const key = findKey(backup);
  const check = async (client: pg.ClientBase) => void (await knownMasterKey(client, PLACE.dataDir, key));
  await alone((url) => restore({ url, files: PLACE.files, seals: PLACE.seals, migrate: [migrateLog, migrateVault], check }, backup, console.log));
  takeKey(backup);
  console.log(`Restored from ${backup.file}. The first start replays the events and so fills the read tables.`);
});
