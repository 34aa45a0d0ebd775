import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };

const WEB = 'dist/web';
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8'));
const chunkOf = (name: string) => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the manifest`);
  return chunk;
};

const kilobytes = (file: string) => statSync(join(WEB, `${file}.br`)).size / 1024;

/** What a browser loads for a chunk: itself, what it imports at once, and their styles. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const { file, css = [], imports = [] } = chunkOf(name);
  if (found.has(file)) return found;
  for (const it of [file, ...css]) found.add(it);
  for (const it of imports) filesOf(it, found);
  return found;
}
const scripts = Object.keys(manifest).filter((name) => chunkOf(name).file.endsWith('.js'));

/** What a first view weighs is measured in a browser: screens/first-view. */
describe('a file, in brotli kilobytes', () => {
  it('is at most 150 for any single file', () => {
    expect([...new Set(scripts.flatMap((name) => [...filesOf(name)]))].filter((file) => kilobytes(file) > 150)).toEqual([]);
  });

  it('is at most 30 for the typeface, which nothing waits for, and that in one file', () => {
    const faces = readdirSync(join(WEB, 'assets')).filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
    expect(faces.map((file) => statSync(join(WEB, 'assets', file)).size / 1024 <= 30)).toEqual([true]);
  });

  it('has no antd, charts, zod or dayjs in the login', () => {
    const source = [...filesOf('login.html')].map((file) => readFileSync(join(WEB, file), 'utf8')).join('\n');
    expect(source).not.toMatch(/ant-btn|recharts|ZodError|isDayjsObject|\$isDayjsObject/);
  });
});

describe('the page of an exam', () => {
  const theirs = (name: string) => [...filesOf(name)];
  /** What it loads once it stands, but not what stands behind other doors. */
  const later = Object.values(manifest).find(({ file }) => /\/exam-.*\.js$/.test(file) && theirs('exam.html').includes(file) && file !== chunkOf('exam.html').file)?.dynamicImports ?? [];
  const all = [...new Set([...theirs('exam.html'), ...later.flatMap(theirs)])];

  it('weighs at most 110 kilobytes with all that it ever loads', () => {
    expect(later).toEqual(['exam/sitting/told.ts']);
    expect(all.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThanOrEqual(110);
  });

  it('looks as nothing of the app does, and nothing of the app as it does', () => {
    const doors = theirs('login.html');
    const looks = all.filter((file) => file.endsWith('.css') && !doors.includes(file));
    expect(looks).toEqual([expect.stringMatching(/\/exam-/)]);
    const bringing = scripts.filter((name) => name !== 'exam.html' && theirs(name).some((file) => looks.includes(file)) && !chunkOf(name).css?.some((file) => looks.includes(file)));
    expect(bringing).toEqual([]);
  });
});
