import type { AnyDecider } from '#server/kit/deciding/decider';
import { exportsUnder, filesUnder, textOf } from '#test/kit/source-files';

const isDecider = (it: unknown): it is AnyDecider => typeof it === 'object' && it !== null && 'decide' in it && 'evolve' in it;
let deciders: AnyDecider[];
beforeAll(async () => {
  deciders = (await exportsUnder('server', '.decider.ts')).filter(isDecider);
});

test('every decider is found', () => {
  expect(deciders.map((it) => it.stream).sort()).toEqual(expect.arrayContaining(['account', 'attendance', 'class', 'institution', 'lesson', 'report-lock', 'school-year', 'student', 'teacher', 'timetable']));
});

test('no two deciders write to the same streams, and no stream name begins as another one does', () => {
  const streams = deciders.map((it) => `${it.stream}-`);
  for (const one of streams) expect(streams.filter((other) => other.startsWith(one))).toEqual([one]);
});

test('commands and events are named as what they are, and each is decided or folded', () => {
  for (const { commands, events, decide, evolve } of deciders) {
    expect(Object.entries(commands).map(([name, it]) => [name, it.name])).toEqual(Object.keys(commands).map((name) => [name, name]));
    expect(Object.entries(events).map(([name, it]) => [name, it.type])).toEqual(Object.keys(events).map((name) => [name, name]));
    expect(Object.keys(decide).sort()).toEqual(Object.keys(commands).sort());
    expect(Object.keys(evolve).sort()).toEqual(Object.keys(events).sort());
  }
});

test('every command of every decider has its sentences here', () => {
  const sentences = filesUnder('test/deciding', '.test.ts').map(textOf).join('\n');
  const unspoken = deciders.flatMap((it) => Object.keys(it.commands)).filter((name) => !sentences.includes(`new ${name}(`));
  expect(unspoken).toEqual([]);
});
