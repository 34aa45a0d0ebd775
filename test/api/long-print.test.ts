import { QueryBus } from '@nestjs/cqrs';
import { document } from '#contract/document/document.api';
import type { Ask } from '#projections/kit/question';
import { PrintJobs } from '#server/document/print-jobs';
import { printedMany } from '#server/kit/document/print';
import { longPrintOf } from '#server/kit/document/long-print';
import { approved, furnishPlans } from '#test/kit/a-plan';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishPlans(school);
  await approved(school);
});
afterAll(() => school.close());

const ask: Ask = (question) => school.nest.get(QueryBus).execute(question);
const jobs = () => school.nest.get(PrintJobs);
const one = async (id: string) => (await school.ask('kurikulum', document.list)).body.data.find((it: { id: string }) => it.id === id);
/** So many documents: the same plan as often as that. */
const many = async (name: string, n: number) => {
  const [item] = await longPrintOf('rpp').items({ kertas: 'A4' }, ask);
  await jobs().put({ id: idOf(name), id_akun: idOf('kurikulum'), jenis: 'rpp', asked: { kertas: 'A4' }, items: Array(n).fill(item), nama: name });
  return idOf(name);
};

test('it is paused with what it has, goes on from there, over a restart of the server, too, and is whole in the end', async () => {
  // More than are laid out at a time, twice.
  const id = await many('a long one', 17);
  await until('something is laid out', async () => (await one(id)).selesai > 0);
  await school.ask('kurikulum', document.pause, { id });
  const { selesai, keadaan } = await one(id);
  expect([selesai > 0, selesai < 17, keadaan]).toEqual([true, true, 'dijeda']);
  expect((await school.ask('kurikulum', document.file, { id })).status).toBe(409);
  await school.ask('kurikulum', document.resume, { id });
  await school.restart();
  expect((await one(id)).selesai).toBeGreaterThanOrEqual(selesai);
  await until('it goes on', async () => (await one(id)).selesai > selesai, 100_000);
  await until('it is finished', async () => (await one(id)).keadaan === 'selesai');
  const done = await one(id);
  expect([done.selesai, done.halaman >= 17]).toEqual([17, true]);
  const { body } = await school.ask('kurikulum', document.file, { id });
  expect(body.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(done.halaman);
});

test('what two nodes lay out at once is kept once', async () => {
  const id = await many('a race', 2);
  await school.ask('kurikulum', document.pause, { id });
  await jobs().move(id, ['dijeda', 'selesai', 'menunggu'], 'berjalan');
  const job = await jobs().one(id);
  const kept = await Promise.all([1, 2].map(() => jobs().keep({ ...(job as NonNullable<typeof job>), selesai: 7 }, { bytes: Buffer.from('x'), done: 1, pages: 1 })));
  expect(kept).toEqual([false, false]);
  await school.ask('kurikulum', document.cancel, { id });
  expect(await one(id)).toBeUndefined();
});

test('what was being laid out while it was paused and continued is not laid out again', async () => {
  // The press takes what was asked for first, and of the same moment the smaller id: it is busy with the long one meanwhile.
  const [busy, paused] = ['a busy press', 'a short pause'].toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1)) as [string, string];
  const [long, id] = [await many(busy, 17), await many(paused, 2)];
  const job = (await jobs().one(id)) as NonNullable<Awaited<ReturnType<PrintJobs['one']>>>;
  await school.ask('kurikulum', document.pause, { id });
  const part = { bytes: Buffer.from('x'), done: 1, pages: 1 };
  expect(await jobs().keep(job, part)).toBe(false);
  await school.ask('kurikulum', document.resume, { id });
  expect([await jobs().keep(job, part), (await one(id)).selesai]).toEqual([true, 1]);
  for (const it of [id, long]) await school.ask('kurikulum', document.cancel, { id: it });
});

test('it is for who asked, as long as they may, and for a day; and nobody asks for many at a time', async () => {
  const id = await many('mine', 1);
  expect((await school.ask('kepala', document.file, { id })).status).toBe(403);
  expect((await school.ask('kepala', document.list)).body.data).toEqual([]);
  await until('it is finished', async () => (await one(id)).keadaan === 'selesai');
  for (const name of ['x1', 'x2', 'x3']) {
    await many(name, 1);
    await jobs().move(idOf(name), ['menunggu', 'berjalan'], 'dijeda');
  }
  const refused = await school.ask('kurikulum', document.begin, { jenis: 'rpp' });
  expect([refused.status, refused.body.code ?? refused.body.message]).toEqual([409, expect.anything()]);
});

test('of many that are asked for at the same moment no more are taken than one after the other', async () => {
  const given = await Promise.all(Array.from({ length: 12 }, () => school.ask('kepala', document.begin, { jenis: 'rpp' })));
  const taken = given.filter(({ status }) => status === 200).map(({ body }) => body.data.id as string);
  expect([taken.length, given.filter(({ status }) => status === 409).length]).toEqual([3, 9]);
  for (const id of taken) await school.ask('kepala', document.cancel, { id });
});

test('several documents are laid out each by itself', async () => {
  const [sheet] = await longPrintOf('rpp').sheets((await longPrintOf('rpp').items({ kertas: 'A4' }, ask)).slice(0, 1), { kertas: 'A4' }, ask, new Date());
  const both = await printedMany(Array(2).fill(sheet));
  expect(both.map((it) => [it.bytes.subarray(0, 5).toString(), it.pages > 0])).toEqual([['%PDF-', true], ['%PDF-', true]]);
});
