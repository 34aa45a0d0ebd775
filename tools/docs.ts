import { writeFileSync } from 'node:fs';
import { generated } from '#tools/docs/generated';
import { command } from '#tools/kit/command';

await command(async () => {
  for (const [file, content] of Object.entries(await generated())) writeFileSync(file, content);
});
