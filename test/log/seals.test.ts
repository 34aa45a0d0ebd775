/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { linkHash, splitHash, withHash } from '#server/kit/log/chain';
import type { StoredEvent } from '#server/kit/log/event-store';
import type { Broken } from '#server/kit/log/log-walk';
import { SealFolder } from '#server/kit/log/seal-folder';
import { Sealer } from '#server/kit/log/sealer';
import { temporaryFolder } from '#test/kit/folder';
import { runs } from '#test/kit/runs';
import { master, proved, provedOutside, publicKey, sealedLog } from '#test/log/a-sealed-log';

const PER_DAY = [90, 1, 70, 60, 30];
const SEALED = 221;
const ALL = 251;
const folder = temporaryFolder();
let log: Awaited<ReturnType<typeof sealedLog>>;
let events: StoredEvent[];
beforeAll(async () => {
  log = await sealedLog(folder.path, PER_DAY);
  events = log.events;
});
afterAll(() => folder.remove());

const at = (index: number) => events[index] as StoredEvent;
const without = (...indexes: number[]) => events.filter((_, i) => !indexes.includes(i));
const renumbered = (some: readonly StoredEvent[]) => some.map((it, i) => ({ ...it, position: String(i + 1) }));
const instead = (index: number, change: Partial<StoredEvent>) => events.map((it, i) => (i === index ? { ...it, ...change } : it));
const swapped = (one: number, other: number) => renumbered(events.map((it, i) => (i === one ? at(other) : i === other ? at(one) : it)));
const put = (index: number, it: StoredEvent) => renumbered([...events.slice(0, index), it, ...events.slice(index)]);
const named = ({ what, stream, revision, position, id, type }: Partial<Broken>) => ({ what, stream, revision, position, id, type });
const as = (what: string, it: StoredEvent, more: Partial<Broken> = {}) => named({ what: what as 'changed', stream: it.stream, revision: it.revision, position: it.position, id: it.id, type: it.type, ...more });
const lost = ({ stream, revision }: StoredEvent, position: string | null) => named({ what: 'missing', stream, revision, position, id: null, type: null });
const streamOf = (index: number) => events.map((it, i) => (it.stream === at(index).stream ? i : -1)).filter((i) => i >= 0);

/** The whole chain of an event's stream from there on, written anew by somebody who knows how. */
function rechained(index: number, data: string) {
  let previous: string | undefined;
  return events.map((it, i) => {
    if (i < index || it.stream !== at(index).stream) return it;
    const own = i === index ? { ...it, data } : it;
    const before = previous ?? splitHash(events[streamOf(index).filter((other) => other < index).at(-1) ?? -1]?.meta ?? '')?.hash ?? '';
    const meta = splitHash(it.meta)?.meta as string;
    previous = linkHash(before, { ...own, meta });
    return { ...own, meta: withHash(meta, previous) };
  });
}

async function bothSay(tampered: readonly StoredEvent[], seals = log.seals) {
  const [ours, theirs] = [await proved({ events: tampered, seals }), await provedOutside({ events: tampered, seals }, path.join(folder.path, 'tampered.jsonl'))];
  expect(theirs).toEqual(ours);
  return ours;
}

test('a log that nobody touched is whole, and so is one that is not sealed yet', async () => {
  expect(await bothSay(events)).toEqual({ events: ALL, streams: 12, seals: 4, sealed: SEALED, broken: null });
  expect(await bothSay(events, new SealFolder(path.join(folder.path, 'none')))).toEqual({ events: ALL, streams: 12, seals: 0, sealed: 0, broken: null });
  expect(await bothSay([], new SealFolder(path.join(folder.path, 'none')))).toMatchObject({ events: 0, broken: null });
});

const hashless = (it: StoredEvent) => splitHash(it.meta)?.meta as string;
const TAMPERED: [string, () => readonly StoredEvent[], () => ReturnType<typeof named>][] = [
  ['changed data', () => instead(40, { data: at(40).data.replace('baik', 'buruk') }), () => as('changed', at(40))],
  ['a changed time', () => instead(40, { meta: at(40).meta.replace('2026', '2025') }), () => as('changed', at(40))],
  ['a changed type', () => instead(40, { type: 'TestCountes' }), () => as('changed', at(40), { type: 'TestCountes' })],
  ['a changed id', () => instead(40, { id: at(41).id }), () => as('changed', at(40), { id: at(41).id })],
  ['a changed revision', () => instead(40, { revision: 77 }), () => as('changed', at(40), { revision: 77 })],
  ['a changed stream', () => instead(40, { stream: at(41).stream }), () => as('changed', at(40), { stream: at(41).stream })],
  ['a changed stream where no seal is yet', () => instead(240, { stream: 'murid-x' }), () => as('changed', at(240), { stream: 'murid-x' })],
  ['a hash taken off', () => instead(40, { meta: hashless(at(40)) }), () => as('changed', at(40))],
  ['a stream written anew with right hashes', () => rechained(40, '{"n":40,"catatan":"palsu"}'), () => as('changed', at(40))],
  ['a removed event', () => without(40), () => lost(at(40), '41')],
  ['a removed event, the positions closed up', () => renumbered(without(40)), () => lost(at(40), null)],
  ['a removed event where no seal is yet', () => without(235), () => lost(at(235), '236')],
  ['a removed last event of its stream where no seal is yet', () => without(245), () => named({ what: 'missing', stream: null, revision: null, position: '246', id: null, type: null })],
  ['a removed tail', () => events.slice(0, 215), () => lost(at(215), '216')],
  ['a removed stream', () => renumbered(without(...streamOf(3))), () => lost(at(3), null)],
  ['nothing left at all', () => [], () => lost(at(0), '1')],
  ['a repeated event', () => put(50, at(20)), () => as('inserted', at(20), { position: '51' })],
  ['a stranger', () => put(50, { ...at(20), stream: 'murid-asing', revision: 0 }), () => as('inserted', at(20), { position: '51', stream: 'murid-asing', revision: 0 })],
  ['a repeated event where no seal is yet', () => put(248, at(20)), () => as('inserted', at(20), { position: '249' })],
  ['two events of different streams in each other’s place', () => swapped(40, 43), () => as('moved', at(43), { position: '41' })],
  ['two events of one stream in each other’s place', () => swapped(40, streamOf(40).find((it) => it > 40) as number), () => as('moved', at(streamOf(40).find((it) => it > 40) as number), { position: '41' })],
  ['an event put elsewhere, its place left empty', () => [...without(40), { ...at(40), position: '252' }], () => as('moved', at(40), { position: '252' })],
  ['positions pushed on', () => events.map((it, i) => (i < 40 ? it : { ...it, position: String(i + 2) })), () => named({ what: 'missing', stream: null, revision: null, position: '41', id: null, type: null })],
];

test.each(TAMPERED)('%s is found, at the first event that is not what was written', async (_, tamper, wanted) => {
  const { broken, events: held } = await bothSay(tamper());
  expect(named(broken as Broken)).toEqual(wanted());
  expect(held).toBeLessThanOrEqual(ALL);
});

test('whatever single thing is done to a sealed event, both find it, and not later than there', async () => {
  const anIndex = fc.nat(SEALED - 1);
  const aByte = fc.record({ index: anIndex, field: fc.constantFrom('data', 'meta', 'type', 'id', 'stream'), place: fc.nat(), character: fc.constantFrom('0', 'x', ' ', '}', 'é') });
  const deeds = fc.oneof(
    aByte.map(({ index, field, place, character }) => ({ index, result: () => {
      const text = at(index)[field as 'data'];
      const i = place % text.length;
      return text[i] === character ? undefined : instead(index, { [field]: text.slice(0, i) + character + text.slice(i + 1) });
    } })),
    fc.record({ index: anIndex, closed: fc.boolean() }).map(({ index, closed }) => ({ index, result: () => (closed ? renumbered(without(index)) : without(index)) })),
    fc.record({ index: anIndex, other: anIndex }).map(({ index, other }) => ({ index: Math.min(index, other), result: () => (index === other ? undefined : swapped(index, other)) })),
    fc.record({ index: anIndex, other: anIndex }).map(({ index, other }) => ({ index, result: () => put(index, at(other)) })),
  );
  await fc.assert(fc.asyncProperty(deeds, async ({ index, result }) => {
    const tampered = result();
    fc.pre(tampered !== undefined);
    const { broken, events: held } = await bothSay(tampered as StoredEvent[]);
    expect(broken).not.toBeNull();
    // A copy put before its original is the original: what is too many is then the second.
    expect(held).toBeLessThanOrEqual(index + 1);
    if (broken?.what === 'changed') expect(broken.id === at(index).id || broken.position === at(index).position).toBe(true);
  }), runs(250));
});

describe('the seals themselves', () => {
  const copy = (change: (dir: string, names: string[]) => void) => {
    const dir = path.join(folder.path, 'seals-tampered');
    rmSync(dir, { recursive: true, force: true });
    cpSync(log.seals.path, dir, { recursive: true });
    change(dir, readdirSync(dir).sort());
    return new SealFolder(dir);
  };
  const rewritten = (index: number, change: (text: string) => string) => copy((dir, names) => {
    const file = path.join(dir, names[index] as string);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  });

  const another = (_: string, before: string, letter: string) => before + (letter === '-' ? '_' : '-');

  test.each<[string, () => SealFolder, number]>([
    ['another day', () => rewritten(1, (it) => it.replace('2026-08-02', '2026-08-09')), 2],
    ['another root', () => rewritten(1, (it) => it.replace(/("root":")(.)/, another)), 2],
    ['another list', () => rewritten(2, (it) => it.replace(/("order":"\d+\.)(.)/, another)), 3],
    ['no list', () => rewritten(2, (it) => it.split('\n')[0] as string), 3],
    ['nothing in it', () => rewritten(3, () => ''), 4],
    ['null', () => rewritten(3, (it) => `null\n${it.split('\n')[1]}\n`), 4],
    ['no JSON', () => rewritten(3, (it) => it.slice(1)), 4],
    ['a seal gone from between', () => copy((dir, names) => rmSync(path.join(dir, names[1] as string))), 2],
    ['the first seal gone', () => copy((dir, names) => rmSync(path.join(dir, names[0] as string))), 1],
  ])('%s is found, and the seal is named', async (_, seals, number) => {
    const evidence = { events, seals: seals() };
    for (const verdict of [await proved(evidence), await provedOutside(evidence, path.join(folder.path, 'seals.jsonl'))]) {
      expect(verdict.broken).toMatchObject({ what: 'seal', seal: number, stream: null });
    }
  });

  test('a seal of another key is no seal, here and outside', async () => {
    const key = generateKeyPairSync('ed25519').publicKey;
    const [ours, theirs] = [await proved({ events, seals: log.seals, key }), await provedOutside({ events, seals: log.seals, key }, path.join(folder.path, 'other-key.jsonl'))];
    expect(ours.broken).toMatchObject({ what: 'seal', seal: 1, why: expect.stringContaining('not of this key') });
    expect(theirs).toEqual(ours);
  });

  test('nothing is sealed twice, and a seal reads only what no seal covers', async () => {
    const found = await log.sealer.seal('2026-08-05');
    expect(found.map(({ number, tanggal, count, position }) => ({ number, tanggal, count, position }))).toEqual([{ number: 5, tanggal: '2026-08-05', count: ALL, position: String(ALL) }]);
    expect(await log.sealer.seal('2026-08-06')).toEqual([]);
    expect(await proved({ events, seals: log.seals, key: publicKey })).toMatchObject({ seals: 5, sealed: ALL, broken: null });
    rmSync(path.join(log.seals.path, 'seal-000005.json'));
  });

  test('a long log is sealed in pieces that follow each other', async () => {
    const seals = new SealFolder(path.join(folder.path, 'pieces'));
    const made = await new Sealer(log.journal.store, seals, master.signing, 40).seal('2026-08-05');
    expect(made.map((it) => it.count)).toEqual([40, 80, 120, 160, 200, 240, ALL]);
    expect(await bothSay(events, seals)).toMatchObject({ seals: 7, sealed: ALL, broken: null });
    expect((await bothSay(renumbered(without(130)), seals)).broken).toMatchObject({ what: 'missing', seal: 4, stream: at(130).stream, revision: at(130).revision });
  });

  test('two that seal into one folder at once leave one row of seals', async () => {
    const seals = new SealFolder(path.join(folder.path, 'both'));
    const both = [0, 1].map(() => new Sealer(log.journal.store, seals, master.signing, 40));
    await Promise.all(both.map((it) => it.seal('2026-08-05')));
    await both[0]?.seal('2026-08-05');
    expect(await proved({ events, seals })).toMatchObject({ sealed: ALL, broken: null });
    expect(readdirSync(seals.path).filter((it) => !it.endsWith('.json'))).toEqual([]);
  });
});
