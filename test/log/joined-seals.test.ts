/** @jest-environment node */
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredEvent } from '#server/kit/log/event-store';
import { MemoryStore } from '#server/kit/log/memory-store';
import { SealFolder } from '#server/kit/log/seal-folder';
import { Sealer } from '#server/kit/log/sealer';
import { untilNow } from '#server/kit/log/until-now';
import { temporaryFolder } from '#test/kit/folder';
import { state } from '#test/kit/facts';
import { TestNumbered } from '#test/log/numbered';
import { master, proved, provedOutside, sealedLog } from '#test/log/a-sealed-log';

const ALL = 250;
const folder = temporaryFolder();
let log: Awaited<ReturnType<typeof sealedLog>>;
beforeAll(async () => {
  log = await sealedLog(folder.path, [ALL]);
});
afterAll(() => folder.remove());

const seals = (name: string) => new SealFolder(path.join(folder.path, name));
/** Makes seals of so many events at the most. */
const sealer = (name: string, most?: number) => new Sealer(log.journal.store, seals(name), master.signing, most);
const names = (name: string) => seals(name).list().map((it) => it.name);
const bothSay = async (events: readonly StoredEvent[], name: string) => {
  const [ours, theirs] = [await proved({ events, seals: seals(name) }), await provedOutside({ events, seals: seals(name) }, path.join(folder.path, 'log.jsonl'))];
  expect(theirs).toEqual(ours);
  return ours;
};

test('when a day is over one seal stands for its seals, and says the same of every event', async () => {
  await sealer('joined', 100).seal('2026-08-04');
  await sealer('joined').seal('2026-08-04');
  expect(seals('joined').list()).toHaveLength(3);
  await sealer('joined').seal('2026-08-05');
  expect(names('joined')).toEqual(['seal-000001-000004.json']);
  expect(await seals('joined').last()).toMatchObject({ since: 1, number: 4, tanggal: '2026-08-04', count: ALL });
  expect(await bothSay(log.events, 'joined')).toMatchObject({ seals: 1, sealed: ALL, broken: null });
  const { stream, revision } = log.events[130] as StoredEvent;
  const without = log.events.filter((_, i) => i !== 130).map((it, i) => ({ ...it, position: String(i + 1) }));
  expect((await bothSay(without, 'joined')).broken).toMatchObject({ what: 'missing', seal: 4, stream, revision });
});

test('on a day of very many events seals become one as soon as they list much, and never more than one may', async () => {
  const { journal } = await sealedLog(path.join(folder.path, 'other'), [1]);
  for (let n = 1; n <= 12; n++) {
    await new Sealer(journal.store, seals('long'), master.signing, 10).seal('2026-08-04');
    await state(journal, `murid-${n}`, [TestNumbered({ n })]);
  }
  await new Sealer(journal.store, seals('long'), master.signing, 10).seal('2026-08-05');
  expect(names('long')).toEqual(['seal-000001-000006.json', 'seal-000007-000012.json', 'seal-000013-000015.json', 'seal-000016.json']);
});

test('a damaged seal is joined to no other, and nothing is removed', async () => {
  await sealer('damaged', 100).seal('2026-08-04');
  const file = path.join(seals('damaged').path, 'seal-000002.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("order":"\d+\.)./, '$1!'));
  await expect(sealer('damaged').seal('2026-08-05')).rejects.toThrow('seal 2: its list of events was changed');
  expect(readdirSync(seals('damaged').path)).toHaveLength(3);
});

test('whoever began to read the seals of a day goes on when they become one; they go a day later', async () => {
  const { journal } = await sealedLog(path.join(folder.path, 'read'), [3]);
  const evening = async (day: number) => {
    await state(journal, `murid-${day}`, [TestNumbered({ n: day })]);
    await new Sealer(journal.store, seals('evenings'), master.signing, 100).seal(`2026-08-0${day}`);
  };
  for (const day of [4, 4, 5]) await evening(day);
  const opened = seals('evenings').list();
  await evening(5);
  await evening(6);
  expect(names('evenings')).toEqual(['seal-000001-000003.json', 'seal-000004-000006.json', 'seal-000007.json']);
  expect((await Promise.all(opened.map((it) => it.read()))).map((it) => it.body.length > 0)).toEqual([true, true]);
  expect(readdirSync(seals('evenings').path)).toHaveLength(7);
  for (const name of readdirSync(seals('evenings').path)) utimesSync(path.join(seals('evenings').path, name), new Date(0), new Date(0));
  await evening(6);
  await evening(7);
  expect(readdirSync(seals('evenings').path)).toEqual(['seal-000001-000003.json', 'seal-000004-000006.json', 'seal-000007-000009.json', 'seal-000007.json', 'seal-000008.json', 'seal-000010.json']);
});

test('of two processes that give the same number, one to a joined seal and one to another, at the most one is kept', async () => {
  const { journal, seals: mine } = await sealedLog(path.join(folder.path, 'numbers'), [3, 1]);
  const other = new SealFolder(mine.path);
  await state(journal, 'murid-9', [TestNumbered({ n: 9 })]);
  const one = new Sealer(journal.store, mine, master.signing);
  await one.seal('2026-08-01');
  const [add, join] = [other.add.bind(other), new Sealer(journal.store, other, master.signing)];
  other.add = async (seal, body) => {
    for (const n of [7, 8]) await state(journal, `murid-${n}`, [TestNumbered({ n })]);
    other.add = add;
    // While the one joins the evening’s seals, the other goes on as of that evening, a seal for each event.
    await new Sealer(journal.store, mine, master.signing, 1).seal('2026-08-01');
    return add(seal, body);
  };
  await join.seal('2026-08-02');
  expect(new Set(mine.list().map((it) => it.number)).size).toBe(mine.list().length);
  await join.seal('2026-08-02');
  const events: StoredEvent[] = [];
  for await (const batch of untilNow(journal.store)) events.push(...batch);
  expect(await proved({ events, seals: mine })).toMatchObject({ sealed: events.length, broken: null });
});

test('two that seal at once do not meet: the second goes on where the first has ended', async () => {
  const { journal } = await sealedLog(path.join(folder.path, 'two'), [3]);
  const one = new Sealer(journal.store, seals('at-once'), master.signing);
  const [first, second] = await Promise.all([one.seal('2026-08-04'), one.seal('2026-08-04')]);
  expect([first.length, second.length]).toEqual([1, 0]);
  await state(journal, 'murid-9', [TestNumbered({ n: 9 })]);
  const made = await Promise.all([one.seal('2026-08-05'), one.seal('2026-08-06'), one.seal('2026-08-06')]);
  expect(made.map((it) => it.length)).toEqual([1, 0, 0]);
});

test('nothing is sealed behind what the log no longer has', async () => {
  await expect(new Sealer(new MemoryStore(), seals('joined'), master.signing).seal('2026-08-07')).rejects.toThrow(/The log does not have what seal-000001-000004.json ends with/);
});
