import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { atHome } from './kit/machine.mjs';
import { Failure, tool } from './kit/run.mjs';

/** Where a slice is known outside of its own folders: the file, and what goes before or after what stands there. */
const ELSEWHERE = [
  ['server/app.module.ts', 'before', "import { TimetableModule }", "import { SampleSliceModule } from '#server/sample-slice/sample-slice.module';\n"],
  ['server/app.module.ts', 'before', 'TimetableModule,\n      ]', 'SampleSliceModule, '],
  ['client/areas/areas.words.ts', 'after', 'const id = {\n', "  sampleSlice: 'Sample Slice',\n"],
  ['client/areas/areas.words.ts', 'after', 'const en: typeof id = {\n', "  sampleSlice: 'Sample Slice',\n"],
  ['client/areas/admin.routes.tsx', 'before', "  { path: '/admin/account'", "  { ...admin, path: '/admin/sample-slice', screen: screenOf(() => import('#client/sample-slice/sample-slice.screen'), 'SampleSliceScreen') },\n"],
  ['client/areas/staff.menu.tsx', 'after', "icon: <UserOutlined /> },\n", "      { path: '/admin/sample-slice', label: 'sampleSlice', icon: <BookOutlined /> },\n"],
];

// A slice of one list, which is added to and closed: small, green, and all of it to be changed.
atHome();
await tool(async () => {
  const [context = ''] = process.argv.slice(2);
  if (!/^[a-z]+(-[a-z]+)*$/.test(context)) throw new Failure('Usage: npm run new -- <context>, in small letters and hyphens: guest-book');
  if (existsSync(`contract/${context}`) || existsSync(`server/${context}`)) throw new Failure(`There is a context ${context} already`);
  const named = namer(context);
  const edits = edited(named);
  const files = readFileSync('tools/new/slice.tpl', 'utf8').split(/^=== /m).slice(1).map((it) => [named(it.slice(0, it.indexOf('\n'))), named(it.slice(it.indexOf('\n') + 1))]);
  for (const [file, text] of [...files, ...edits]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
  console.log(`\nNow: npm run docs, npm run docs -- --check, npm test -- ${context}`);
});

/** The name in each of the ways that it is written in. */
function namer(context) {
  const words = context.split('-');
  const pascal = words.map((it) => it[0].toUpperCase() + it.slice(1));
  const ways = { 'sample-slice': context, sample_slice: words.join('_'), 'Sample Slice': pascal.join(' '), SampleSlice: pascal.join(''), sampleSlice: words[0] + pascal.slice(1).join('') };
  return (text) => Object.entries(ways).reduce((it, [from, to]) => it.replaceAll(from, to), text);
}

function edited(named) {
  const texts = new Map();
  for (const [file, where, anchor, added] of ELSEWHERE) {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    if (!text.includes(anchor)) throw new Failure(`${file} has no "${anchor.trim()}" any more: tools/new.mjs looks for it`);
    texts.set(file, text.replace(anchor, () => (where === 'after' ? anchor + named(added) : named(added) + anchor)));
  }
  return [...texts];
}
