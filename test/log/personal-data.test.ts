/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { event, personal, type Recorded } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { brokenLink, Journal, NOTHING } from '#server/kit/log/journal';
import { encrypt } from '#server/kit/log/master-key';
import { MemoryStore } from '#server/kit/log/memory-store';
import { MemoryKeys, ForgottenPerson } from '#server/kit/log/person-keys';
import { metaOf, state, written } from '#test/kit/facts';
import { followUntil, freshStream } from '#test/kit/log-events';
import { met, SECRETS, TestMet } from '#test/log/a-meeting';

const TestMetAgain = event('TestMetAgain', { id_murid: Id, nama: personal('identitas', 'id_murid', z.string()) });
const TestGrown = event('TestGrown', { id_murid: Id, nama: personal('identitas', 'id_murid', z.string()) }, { version: 2, upcast: { 1: (data) => data } });

/** Its personal field had another name, and before that its category another. */
event('TestCalled', { id_murid: Id, nama_lengkap: personal('identitas', 'id_murid', z.string()) }, {
  version: 2, upcast: { 1: ({ nama, ...data }) => ({ ...data, nama_lengkap: nama }) }, formerly: { nama: { category: 'identitas', of: 'id_murid' } },
});

type Sealed = Record<string, { $pii: number; c: string }>;

let [store, keys, journal] = [new MemoryStore(), new MemoryKeys(), undefined as unknown as Journal];
beforeEach(() => {
  [store, keys] = [new MemoryStore(), new MemoryKeys()];
  journal = new Journal(store, keys);
});

test('nothing personal can be read from what is stored, and the reader gets it in the clear', async () => {
  const [stream, fact] = [freshStream(), met()];
  await journal.append(stream, NOTHING, [fact], metaOf());
  const stored = JSON.stringify((await store.read(stream)).events);
  for (const secret of SECRETS) for (const form of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), Buffer.from(secret).toString('hex')]) expect(stored).not.toContain(form);
  expect(stored).toContain('7A');
  expect((await journal.read(stream))[0]?.data).toEqual(fact.data);
});

test('the same value is never the same text twice', async () => {
  const [stream, id] = [freshStream(), randomUUID()];
  for (let i = 0; i < 3; i++) await state(journal, stream, [TestMetAgain({ id_murid: id, nama: 'Siti' })]);
  const texts = (await store.read(stream)).events.map((it) => JSON.parse(it.data).nama.c);
  expect(new Set(texts).size).toBe(3);
});

test('an unknown value is stored as unknown, an empty one is hidden like any other', async () => {
  const [stream, id_murid] = [freshStream(), randomUUID()];
  await journal.append(stream, NOTHING, [TestMetAgain({ id_murid, nama: null }), TestMetAgain({ id_murid, nama: '' })], metaOf());
  expect((await store.read(stream)).events.map((it) => typeof JSON.parse(it.data).nama?.c)).toEqual(['undefined', 'string']);
  expect((await journal.read(stream)).map((it) => it.data.nama)).toEqual([null, '']);
});

describe('a ciphertext opens only where it was put', () => {
  const moved = async (change: (sealed: Sealed) => Sealed, to: string = TestMet.type, id?: string) => {
    const stream = freshStream();
    await journal.append(stream, NOTHING, [met()], metaOf());
    const [stored] = (await store.read(stream)).events;
    const forged = freshStream();
    const data = JSON.stringify(change(JSON.parse(stored?.data ?? '')));
    await store.append(forged, [{ id: id ?? (stored?.id as string), type: to, data, meta: stored?.meta as string }], 'new');
    return journal.read(forged);
  };

  test('it does where nothing was changed', async () => {
    expect((await moved((it) => it))[0]?.data.nama).toBe(SECRETS[0]);
  });
  test.each([
    ['another field', (it: Sealed) => ({ ...it, panggilan: it.nama as never })],
    ['another person', (it: Sealed) => ({ ...it, guru: it.nama as never })],
    ['another category', (it: Sealed) => ({ ...it, penyakit: it.nama as never })],
    ['a text with one bit changed', (it: Sealed) => ({ ...it, nama: { $pii: 1 as const, c: flipped(it.nama?.c as string) } })],
  ])('not in %s', async (_, change) => {
    await expect(moved(change)).rejects.toThrow('unable to authenticate');
  });
  test('not in another event', async () => {
    await expect(moved((it) => it, TestMet.type, randomUUID())).rejects.toThrow('unable to authenticate');
  });
  test('not in an event of another type', async () => {
    await expect(moved(({ id_murid, nama }) => ({ id_murid, nama }) as never, TestMetAgain.type)).rejects.toThrow('unable to authenticate');
  });
});

function flipped(text: string) {
  const bytes = Buffer.from(text, 'base64');
  bytes[20] = (bytes[20] as number) ^ 1;
  return bytes.toString('base64');
}

describe('what was sealed under a name that its field has no more', () => {
  const stored = async (form: object, category = 'identitas', sealedFor = randomUUID()) => {
    const [stream, id, id_murid, owner] = [freshStream(), randomUUID(), sealedFor, { person: sealedFor, category }];
    const key = [...(await keys.keysOf([owner], true)).values()][0] as Buffer;
    const nama = { ...form, c: encrypt(key, `${id}|TestCalled|nama`, '"Siti"').toString('base64') };
    await store.append(stream, [written(stream, 'TestCalled', JSON.stringify({ id_murid, nama }), 1, id)], 'new');
    return { stream, id_murid };
  };

  test.each([
    ['says itself whose it is', { $pii: 2, of: 'id_murid', cat: 'identitas' }, 'identitas'],
    ['is in a category that the event has no more', { $pii: 2, of: 'id_murid', cat: 'lama' }, 'lama'],
    ['does not say whose it is, which is declared', { $pii: 1 }, 'identitas'],
  ])('is read where it %s', async (_, form, category) => {
    const { stream, id_murid } = await stored(form, category);
    expect((await journal.read(stream))[0]?.data).toEqual({ id_murid, nama_lengkap: 'Siti' });
    keys.forget(id_murid);
    expect((await journal.read(stream))[0]?.data).toEqual({ id_murid, nama_lengkap: null });
  });

  test.each([
    ['a field that is none', { $pii: 2, of: 'kelas', cat: 'identitas' }],
    ['a category that is none', { $pii: 2, of: 'id_murid', cat: 'a\u0000b' }],
    ['nothing at all', { $pii: 2 }],
  ])('stops nobody else where it names %s', async (_, form) => {
    const { stream } = await stored(form);
    await expect(journal.read(stream)).rejects.toThrow('nothing tells whose nama is');
    await journal.append(freshStream(), NOTHING, [met()], metaOf());
    const seen = (await followUntil(journal as never, (_, { live }) => live)).flatMap((it) => it.events) as unknown as Recorded[];
    expect(seen.map((it) => Boolean(it.unreadable))).toEqual([true, false]);
  });
});

describe('a person who was forgotten', () => {
  test('is unknown in every event, others are not, and the chain holds', async () => {
    const [stream, murid, guru] = [freshStream(), randomUUID(), randomUUID()];
    await journal.append(stream, NOTHING, [met(murid, guru), met(randomUUID(), guru), TestMetAgain({ id_murid: murid, nama: 'Siti' })], metaOf());
    keys.forget(murid);
    const [first, second, third] = await journal.read(stream);
    expect(first?.data).toMatchObject({ id_murid: murid, nama: null, panggilan: null, penyakit: null, guru: SECRETS[3], kelas: '7A' });
    expect(second?.data).toMatchObject({ nama: SECRETS[0], penyakit: [SECRETS[2]], guru: SECRETS[3] });
    expect(third?.data).toEqual({ id_murid: murid, nama: null });
    expect(brokenLink((await store.read(stream)).events)).toBeUndefined();
  });

  test('is not spoken of again, but may still be counted', async () => {
    const [stream, murid] = [freshStream(), randomUUID()];
    await journal.append(stream, NOTHING, [met(murid)], metaOf());
    keys.forget(murid);
    await expect(state(journal, stream, [TestMetAgain({ id_murid: murid, nama: 'Siti' })])).rejects.toThrow(ForgottenPerson);
    await state(journal, stream, [TestMetAgain({ id_murid: murid, nama: null })]);
    expect(await journal.read(stream)).toHaveLength(2);
  });
});

test('a value written before its field became personal is still read', async () => {
  const [stream, id_murid] = [freshStream(), randomUUID()];
  await store.append(stream, [written(stream, TestGrown.type, JSON.stringify({ id_murid, nama: 'Siti' }))], 'new');
  await state(journal, stream, [TestGrown({ id_murid, nama: 'Aminah' })]);
  expect((await journal.read(stream)).map((it) => it.data.nama)).toEqual(['Siti', 'Aminah']);
  expect(typeof (JSON.parse((await store.read(stream)).events[1]?.data ?? '') as Sealed).nama).toBe('object');
});

test('more persons than are kept in mind are all read, those of before and those that are new', async () => {
  const [stream, early] = [freshStream(), randomUUID()];
  await journal.append(stream, NOTHING, [TestMetAgain({ id_murid: early, nama: 'Siti' })], metaOf());
  const crowd = Array.from({ length: 50_001 }, () => ({ person: randomUUID(), category: 'identitas' }));
  await keys.keysOf(crowd, true);
  await keys.keysOf([{ person: early, category: 'identitas' }]);
  await state(journal, stream, [TestMetAgain({ id_murid: randomUUID(), nama: 'Budi' })]);
  const fresh = new Journal(store, keys);
  expect((await fresh.read(stream)).map((it) => it.data.nama)).toEqual(['Siti', 'Budi']);
});
