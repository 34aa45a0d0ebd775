import { existsSync, readFileSync } from 'node:fs';
import { generated } from '#tools/docs/generated';

test('the generated files are those of this code: run `npm run docs`', async () => {
  for (const [file, content] of Object.entries(await generated())) expect([file, existsSync(file) && readFileSync(file, 'utf8')]).toEqual([file, content]);
});
