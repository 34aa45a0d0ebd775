import { existsSync, readFileSync } from 'node:fs';
import { eventTypes } from '#contract/kit/event';
import '#server/app.module';
import { generated } from '#tools/docs/generated';

test('the generated files are those of this code: run `npm run docs`', async () => {
  for (const [file, content] of Object.entries(await generated())) expect([file, existsSync(file) && readFileSync(file, 'utf8')]).toEqual([file, content]);
});

test('every fact that the log may hold stands among the events', () => {
  const page = readFileSync('docs/events.md', 'utf8');
  expect(eventTypes().map((it) => it.type).filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
  expect(page).not.toContain('| level, level |');
});
