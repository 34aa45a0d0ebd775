import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '#test/kit/folder';

const PARTS = ['contract', 'server', 'projections', 'client', 'test', 'tools', 'package.json', 'tsconfig.json', 'tsconfig.client.json'];
let folder: ReturnType<typeof temporaryFolder>;
beforeAll(() => {
  folder = temporaryFolder();
  for (const it of PARTS) cpSync(it, join(folder.path, it), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder.path, 'node_modules'));
});
afterAll(() => folder.remove());

const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder.path, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
/** Only what was written is judged, with what it leans on. */
const tsc = (config: string, files: string[]) => {
  writeFileSync(join(folder.path, `new.${config}`), JSON.stringify({ extends: `./${config}`, include: [], files }));
  try {
    return run('node_modules/typescript/bin/tsc', '-p', `new.${config}`, '--noEmit');
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

test('a new slice compiles on every side, bears its name only, and is written once', () => {
  const written = run('tools/new.mjs', 'guest-book').split('\n').filter((it) => it.includes('/'));
  expect(written).toEqual(expect.arrayContaining(['contract/guest-book/guest-book.api.ts', 'server/app.module.ts', 'client/areas/admin.routes.tsx', 'test/api/guest-book-probes.ts']));
  for (const file of written) expect([file, /sample.?slice/i.test(readFileSync(join(folder.path, file), 'utf8'))]).toEqual([file, false]);
  expect(readFileSync(join(folder.path, 'server/app.module.ts'), 'utf8')).toMatch(/import \{ GuestBookModule \}[\s\S]*imports: \[[\s\S]*GuestBookModule/);
  const [screens, others] = [written.filter((it) => it.startsWith('client/guest-book')), written.filter((it) => /^(test|server\/guest-book)/.test(it) && it.endsWith('.ts'))];
  expect([tsc('tsconfig.json', others), tsc('tsconfig.client.json', screens)]).toEqual(['', '']);
  expect(() => run('tools/new.mjs', 'guest-book')).toThrow('There is a context guest-book already');
});
test.each(['', 'Guest', 'a/b', '../x', 'x_y'])('"%s" is no name of a context', (name) => {
  expect(() => run('tools/new.mjs', name)).toThrow('Usage: npm run new');
});
