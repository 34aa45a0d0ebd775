import { backUp } from '#tools/kit/back-up';
import { keepKey, keyHere } from '#tools/kit/backup-key';
import { beside, PLACE } from '#tools/kit/place';
import { command, fileArgument } from '#tools/kit/command';

await command(async () => {
  const file = fileArgument('npm run backup -- FILE');
  if (process.env.EVENTSTORE_URL) console.log('The events are in EventStoreDB, which has backups of its own: this one holds the vault and the files.');
  await beside((url) => backUp({ url, files: PLACE.files, seals: PLACE.seals, key: keyHere() }, file, console.log));
  keepKey(file);
  console.log(`Backed up into ${file}`);
});
