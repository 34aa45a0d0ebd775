import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '#test/kit/folder';

const SOUND = {
  'contract/kit/event.ts': ['zod'],
  'contract/lesson/lesson.events.ts': ['#contract/kit/event', '#contract/people/people.events'],
  'contract/people/people.events.ts': ['#contract/kit/event'],
  'projections/kit/table.ts': ['#contract/kit/event', 'kysely'],
  'projections/lesson/lesson.projection.ts': ['#projections/kit/table', '#contract/lesson/lesson.events'],
  'projections/lesson/lesson.query.ts': ['#projections/lesson/lesson.projection', '#projections/people/people.projection'],
  'projections/people/people.projection.ts': ['#projections/kit/table'],
  'server/kit/store.ts': ['#contract/kit/event', '#projections/kit/table', 'node:crypto'],
  'server/lesson/lesson.decider.ts': ['#server/kit/store', '#projections/lesson/lesson.query', '#contract/people/people.events'],
  'server/people/people.decider.ts': ['#server/kit/store'],
  'server/processes/enrol.process.ts': ['#server/lesson/lesson.decider', '#server/people/people.decider'],
  'server/main.ts': ['#server/processes/enrol.process', '#server/lesson/lesson.decider'],
  'client/kit/api.ts': ['#contract/kit/event'],
  'client/lesson/lesson.screen.tsx': ['#client/kit/api', '#contract/lesson/lesson.events'],
  'client/people/people.screen.tsx': ['#client/kit/api'],
  'client/question-bank/asked.tsx': ['#client/kit/api'],
  'client/exam/sitting/page.tsx': ['#client/question-bank/asked', '#client/kit/api'],
  'client/exam/exam.screen.tsx': ['#client/question-bank/asked'],
  'client/areas/exam-page.tsx': ['#client/exam/sitting/page'],
  'client/home/teacher.screen.tsx': ['#client/lesson/lesson.screen', '#client/shell/shell'],
  'client/shell/shell.tsx': ['#client/people/people.screen', '#client/display/display'],
  'client/display/display.ts': ['#client/kit/api'],
  'client/areas/teacher.routes.tsx': ['#client/home/teacher.screen', '#client/lesson/lesson.screen', '#client/people/people.screen'],
};

const PLANTED: [rule: string, file: string, target: string][] = [
  ['contract-is-zod-and-itself', 'contract/lesson/a.ts', '#server/kit/store'],
  ['contract-is-zod-and-itself', 'contract/lesson/b.ts', 'node:crypto'],
  ['contract-is-zod-and-itself', 'contract/lesson/c.ts', 'kysely'],
  ['projections-know-the-language', 'projections/lesson/d.query.ts', '#server/kit/store'],
  ['server-asks-queries', 'server/lesson/e.ts', '#projections/lesson/lesson.projection'],
  ['server-is-alone', 'server/lesson/f.ts', '#client/kit/api'],
  ['client-knows-the-language', 'client/lesson/g.tsx', '#projections/lesson/lesson.query'],
  ['kit-knows-no-context', 'server/kit/h.ts', '#server/lesson/lesson.decider'],
  ['kit-knows-no-context', 'server/kit/i.ts', '#projections/lesson/lesson.query'],
  ['contexts-do-not-meet', 'server/lesson/j.ts', '#server/people/people.decider'],
  ['contexts-do-not-meet', 'client/lesson/k.ts', '#client/people/people.screen'],
  ['contexts-do-not-meet', 'client/lesson/k2.ts', '#client/shell/shell'],
  ['contexts-do-not-meet', 'server/lesson/l.ts', '#server/main'],
  ['contexts-do-not-meet', 'client/question-bank/l2.ts', '#client/exam/exam.screen'],
  ['questions-are-shown-where-they-are-asked', 'client/lesson/l3.ts', '#client/question-bank/asked'],
  ['the-page-of-an-exam-is-by-itself', 'client/exam/l4.ts', '#client/exam/sitting/page'],
  ['the-page-of-an-exam-is-by-itself', 'client/areas/l5.ts', '#client/exam/sitting/page'],
  ['no-circle', 'server/lesson/m.ts', '#server/lesson/m'],
  ['everything-is-found', 'server/lesson/n.ts', '#server/lesson/nowhere'],
];

let folder: ReturnType<typeof temporaryFolder>;

afterEach(() => folder.remove());

/** Runs the project's own rules over a small project, and answers what they found as "rule: file". */
const judge = (files: Record<string, string[]>) => {
  folder = temporaryFolder();
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json', 'tools/kit/sources.cjs']) cpSync(file, join(folder.path, file));
  symlinkSync(resolve('node_modules'), join(folder.path, 'node_modules'));
  for (const [file, targets] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    writeFileSync(join(folder.path, file), `${targets.map((target) => `import '${target}';`).join('\n')}\nexport {};\n`);
  }
  const args = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'contract', 'projections', 'server', 'client', '--config', '.dependency-cruiser.cjs', '-T', 'json'];
  const { summary } = JSON.parse(execFileSync(process.execPath, args, { cwd: folder.path, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) as Report;
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
};

type Report = { summary: { violations: { rule: { name: string }; from: string }[] } };

test('a project that keeps to the arrows is accepted', () => {
  expect(judge(SOUND)).toEqual([]);
});

test('every arrow that points the wrong way is found', () => {
  const files = { ...SOUND, ...Object.fromEntries(PLANTED.map(([, file, target]) => [file, [target]])) };
  expect(judge(files)).toEqual(PLANTED.map(([rule, file]) => `${rule}: ${file}`).sort());
});
