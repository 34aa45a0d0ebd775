import { backUp } from '#tools/kit/back-up';
import { keepKey, keyOf } from '#tools/kit/backup-key';
import { beside, PLACE } from '#tools/kit/place';
import { command, newFileArgument } from '#tools/kit/command';

await command(async () => {
  const file = newFileArgument('npm run backup -- FILE');
  if (PLACE.eventstoreUrl) console.log('The events are in EventStoreDB, which has backups of its own: this one holds the vault and the files.');
  await beside((url) => backUp({ url, files: PLACE.files, seals: PLACE.seals, keyOf }, file, console.log));
  keepKey(file);
  console.log(`Backed up into ${file}`);
});
