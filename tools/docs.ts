import { writeFileSync } from 'node:fs';
import { PlainError } from '#server/kit/plain-error';
import { generated } from '#tools/docs/generated';
import { missing } from '#tools/docs/missing';
import { command } from '#tools/kit/command';

await command(async () => {
  if (!process.argv.includes('--check')) for (const [file, content] of Object.entries(await generated())) writeFileSync(file, content);
  else {
    const found = await missing();
    if (found.length) throw new PlainError(found.join('\n'));
    console.log('Nothing is missing.');
  }
});
