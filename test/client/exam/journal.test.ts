import { enduring, type Keeping, type Place } from '#client/exam/sitting/journal';
import type { Held } from '#client/exam/sitting/sheet';

const held = (value: string, seq: number, isSaved = false, epoch = 1): Held => ({ epoch, seq, value, ragu: false, mono: 0, isKept: false, isSaved });

/** What a browser has on its disk: it outlives pages; `fails` says what it does not do today. */
function disk() {
  const rows = new Map<string, Held>();
  const it = { rows, keeping: null as Keeping | null, fails: [] as (keyof Place)[] };
  const may = (what: keyof Place) => {
    if (it.fails.includes(what)) throw new Error('QuotaExceededError');
  };
  const place: Place = {
    kind: 'biasa',
    probe: async () => may('probe'),
    read: async () => {
      may('read');
      return { answers: new Map(rows), keeping: it.keeping };
    },
    write: async (answers) => {
      may('write');
      for (const [soal, row] of answers) rows.set(soal, row);
    },
    keep: async (kept) => {
      may('keep');
      it.keeping = kept as Keeping;
    },
    clear: async () => {
      rows.clear();
      it.keeping = null;
    },
  };
  return Object.assign(it, { open: async () => place });
}
const opened = async (...disks: ReturnType<typeof disk>[]) => enduring('ujian', disks.map(({ open }) => open));
const valuesOf = (answers: ReadonlyMap<string, Held>) => Object.fromEntries([...answers].map(([soal, { value }]) => [soal, value]));

test('what went to the next place because the first was full is there again when the first can be written to', async () => {
  const [first, second] = [disk(), disk()];
  const before = await opened(first, second);
  await before.read();
  await before.write([['satu', held('A', 1)], ['dua', held('A', 1)]]);
  first.fails = ['write'];
  await before.write([['satu', held('B', 2)]], () => [['satu', held('B', 2)], ['dua', held('A', 1)]]);
  first.fails = [];
  const after = await opened(first, second);
  expect(valuesOf((await after.read()).answers)).toEqual({ satu: 'B', dua: 'A' });
});

test('a place that takes no more is read all the same', async () => {
  const [first, second] = [disk(), disk()];
  second.rows.set('satu', held('B', 2));
  second.fails = ['probe', 'write'];
  expect(valuesOf((await (await opened(first, second)).read()).answers)).toEqual({ satu: 'B' });
  first.fails = ['probe'];
  const memory = await opened(first, second);
  expect([memory.kind, valuesOf((await memory.read()).answers)]).toEqual(['sementara', { satu: 'B' }]);
});

test('of what several places hold the newest counts, by lease and then by count, and it has arrived where one of them knows so', async () => {
  const [first, second] = [disk(), disk()];
  for (const [soal, row] of [['satu', held('A', 9, true)], ['dua', held('A', 5)], ['tiga', held('A', 3)]] as const) first.rows.set(soal, row);
  for (const [soal, row] of [['satu', held('B', 1, false, 2)], ['dua', held('B', 4)], ['tiga', held('A', 3, true)]] as const) second.rows.set(soal, row);
  const { answers } = await (await opened(first, second)).read();
  expect([valuesOf(answers), [...answers.values()].map((it) => it.isSaved)]).toEqual([{ satu: 'B', dua: 'A', tiga: 'A' }, [false, false, true]]);
});

test('what lets a device hand in goes along to the next place, and the one that was kept last counts wherever it lies', async () => {
  const [first, second] = [disk(), disk()];
  const before = await opened(first, second);
  await before.read();
  await before.keep({ perangkat: 'hp', tiket: 'satu' });
  first.fails = ['keep', 'write'];
  await before.keep({ tiket: 'dua' });
  first.fails = [];
  const after = await opened(first, second);
  expect((await after.read()).keeping).toMatchObject({ perangkat: 'hp', tiket: 'dua' });
  await after.keep({ ditinggal: 7 });
  expect((await (await opened(first, second)).read()).keeping).toMatchObject({ perangkat: 'hp', tiket: 'dua', ditinggal: 7 });
});

test('nothing is cleared that could not be read', async () => {
  const [first, second] = [disk(), disk()];
  for (const it of [first, second]) it.rows.set('satu', held('A', 1));
  first.fails = ['read'];
  const journal = await opened(first, second);
  await journal.read();
  await journal.clear();
  expect([first.rows.size, second.rows.size]).toEqual([1, 0]);
});
