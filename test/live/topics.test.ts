import { attendance } from '#contract/attendance/attendance.api';
import { identity } from '#contract/identity/identity.api';
import { lesson } from '#contract/lesson/lesson.api';
import { subject } from '#contract/subject/subject.resource';
import { physical } from '#projections/kit/projection';
import { DeclareHoliday } from '#server/school-year/school-year.decider';
import { GrantRoles } from '#server/people/teacher.decider';
import { until } from '#test/kit/until';
import { type Answer, Watcher } from '#test/live/watcher';
import { quietly } from '#test/kit/quiet';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Kelas, type Who } from '#test/kit/school-data';

const YESTERDAY = '2026-08-03';
let school: School;
const open: Watcher[] = [];
beforeEach(async () => {
  school = await testSchool();
});
afterEach(async () => {
  for (const it of open.splice(0)) it.close();
  await school.close();
});

async function watch(who: Who) {
  const watcher = await Watcher.open(school.base, await school.token(who));
  open.push(watcher);
  return watcher;
}
const mark = (status_kehadiran: string | null, murid = 'ani', kelas: Kelas = 'A') =>
  school.ask('admin', attendance.markOne, { id_sesi: school.lesson(kelas), id_murid: idOf(murid), status_kehadiran });
const board = async (tanggal?: string) => (await school.ask('admin', attendance.today, tanggal ? { tanggal } : {})).body.data.sesi as { id_sesi: string }[];
/** What a fresh answer says beside its rows. */
const besideOf = async (tanggal: string) => {
  const { sesi: _, ...beside } = (await school.ask('admin', attendance.today, { tanggal })).body.data;
  return beside;
};
const rowsOf = (answer: Pick<Answer, 'changes'>) => new Map(answer.changes);

test('an answer by its id is told of changes in every table that it is read from', async () => {
  const watcher = await watch('budi');
  const { topic } = await watcher.subscribe(lesson.one, { id: school.lesson('A') });
  const { body } = await school.ask('budi', lesson.one, { id: school.lesson('A') });
  const known = (await school.ask('admin', subject.api.list)).body.data.find((it: { id: string }) => it.id === body.data.id_mata_pelajaran);
  expect((await school.ask('admin', subject.api.change, { ...known, nama: 'Ilmu Ukur' })).status).toBe(200);
  await watcher.hear('stream.notice', topic);
});

test('whoever comes back is told whether the answer that they have still holds', async () => {
  await mark('Sakit');
  const asked = await school.ask('budi', attendance.bySession, { id_sesi: school.lesson('A') });
  const asOf = asked.headers['x-as-of'];
  const watchers = { A: await watch('budi'), B: await watch('sari') };
  const holds = async (as = asOf, kelas: Kelas = 'A') => (await watchers[kelas].subscribe(attendance.bySession, { id_sesi: school.lesson(kelas) }, undefined, as)).holds;
  expect(await holds()).toBe(true);
  await mark('Hadir', 'eka', 'B');
  expect([await holds(), await holds(asOf, 'B')]).toEqual([true, false]);
  await mark('Hadir');
  expect(await holds()).toBe(false);
  const now = (await school.ask('budi', attendance.bySession, { id_sesi: school.lesson('A') })).headers['x-as-of'] as string;
  expect([await holds(now), await holds(`other.${now.split('.')[1]}`), await holds('nonsense'), await holds('')]).toEqual([true, false, false, false]);
});

describe('a topic of rows', () => {
  it('begins with the rows of the same answer over REST', async () => {
    const watcher = await watch('kepala');
    await mark('Sakit');
    const answer = await watcher.subscribe(attendance.today, { tanggal: school.today });
    expect(answer).toMatchObject({ ok: true, kind: 'snapshot', topic: `attendance.today?tanggal=${school.today}`, stale: false, serverTime: school.clock.now().toISOString() });
    const rows = await board(school.today);
    expect([...rowsOf(answer)].sort()).toEqual(rows.map((it) => [it.id_sesi, it]).sort());
    expect(answer.beside).toEqual(await besideOf(school.today));
  });

  it('goes on with what stands beside the rows, also where none of them changed', async () => {
    const watcher = await watch('kepala');
    const { topic, to, epoch } = await watcher.subscribe(attendance.today, { tanggal: school.today });
    const earlier = await school.ask('admin', attendance.markOne, { id_sesi: school.lesson('A', 1, YESTERDAY), id_murid: idOf('ani'), status_kehadiran: 'Sakit' });
    expect(earlier.status).toBe(200);
    const delta = await watcher.hear('stream.delta', topic);
    expect([delta.changes, delta.beside]).toEqual([[], await besideOf(school.today)]);
    const yesterdayIn = ({ tren }: { tren: { tanggal: string }[] }) => tren.find((it) => it.tanggal === YESTERDAY);
    expect(yesterdayIn(delta.beside)).toMatchObject({ Sakit: 1 });
    const late = await watch('kurikulum');
    expect(await late.subscribe(attendance.today, { tanggal: school.today }, { epoch, pos: to })).toMatchObject({ kind: 'delta', beside: delta.beside });
    expect(await late.subscribe(attendance.today, { tanggal: school.today }, { epoch, pos: delta.to })).not.toHaveProperty('beside');
    await school.give(DeclareHoliday, { tanggal: YESTERDAY, nama: 'Hari Anak' });
    await until('the day to leave the trend', () => watcher.told('stream.delta', topic).some(({ beside }) => beside && !yesterdayIn(beside)));
  });

  it('goes on with the rows that change, whole, and with nothing else', async () => {
    const watcher = await watch('kepala');
    const { topic, to, epoch } = await watcher.subscribe(attendance.today, { tanggal: school.today });
    await mark('Sakit');
    const delta = await watcher.hear('stream.delta', topic);
    expect(delta).toMatchObject({ topic, epoch, from: expect.any(Number), changes: [[school.lesson('A'), (await board()).find((it) => it.id_sesi === school.lesson('A'))]] });
    expect(delta.from).toBeLessThanOrEqual(to);
    expect(delta.to).toBeGreaterThan(to);
  });

  it('is resumed from a position with what came since, and begun anew under another epoch', async () => {
    const watcher = await watch('kepala');
    const { topic, to, epoch } = await watcher.subscribe(attendance.today, { tanggal: school.today });
    await watcher.unsubscribe(topic);
    const other = await watch('kurikulum');
    await other.subscribe(attendance.today, { tanggal: school.today });
    await mark('Izin', 'eka', 'B');
    expect(await watcher.subscribe(attendance.today, { tanggal: school.today }, { epoch, pos: to })).toMatchObject({ kind: 'delta', from: to, changes: [[school.lesson('B'), { Izin: 1 }]] });
    expect(await watcher.subscribe(attendance.today, { tanggal: school.today }, { epoch: 'another', pos: to })).toMatchObject({ kind: 'snapshot', epoch });
    await school.restart();
    const again = await watch('kepala');
    const answer = await again.subscribe(attendance.today, { tanggal: school.today }, { epoch, pos: to });
    expect([answer.kind, answer.epoch === epoch]).toEqual(['snapshot', false]);
  });

  it('of another day hears nothing of this one', async () => {
    const watcher = await watch('kepala');
    const [{ topic: yesterday }, { topic: today }] = [await watcher.subscribe(attendance.today, { tanggal: YESTERDAY }), await watcher.subscribe(attendance.today, { tanggal: school.today })];
    await mark('Sakit');
    await watcher.hear('stream.delta', today);
    await watcher.settled();
    expect(watcher.told('stream.delta', yesterday)).toEqual([]);
  });

  it('tells all of fifty watchers the same', async () => {
    const ten: Who[] = ['admin', 'kepala', 'kurikulum', 'bk', 'budi', 'sari', 'waliA', 'waliB', 'pembina', 'pengawas'];
    for (const who of ten.slice(4)) await school.give(GrantRoles, { id_guru: idOf(who), roles: ['kurikulum'] });
    const watchers = await Promise.all(ten.flatMap((who) => Array.from({ length: 5 }, () => watch(who))));
    const answers = await Promise.all(watchers.map((it) => it.subscribe(attendance.today, { tanggal: school.today })));
    const marks = ['Sakit', 'Izin', 'Alpa', 'Hadir', null, 'Terlambat', 'Dispensasi', 'Hadir'];
    for (const [i, status] of marks.entries()) await mark(status, i % 2 ? 'ani' : 'eka', i % 2 ? 'A' : 'B');
    const rows = (await board(school.today)).map((it) => [it.id_sesi, it] as const);
    const final = new Map(rows);
    for (const [i, watcher] of watchers.entries()) {
      const seen = () => new Map([...(answers[i] as Answer).changes, ...watcher.told('stream.delta').flatMap((it) => it.changes)]);
      while (JSON.stringify([...seen()].sort()) !== JSON.stringify([...final].sort())) await watcher.hear('stream.delta', undefined, watcher.told('stream.delta').length + 1);
      expect(seen()).toEqual(final);
    }
    const told = watchers.map((it) => JSON.stringify(it.told('stream.delta')));
    expect(new Set(told).size).toBe(1);
  });
});

describe('a topic of notices', () => {
  const noticed = [
    ['the marks of a lesson', attendance.bySession, () => ({ id_sesi: school.lesson('A') })],
    ['a register', attendance.register, () => ({ id_sesi: school.lesson('A') })],
    ['a lesson', lesson.one, () => ({ id: school.lesson('A') })],
    ['a class', attendance.ofClass, () => ({ id: school.class('A').id_kelas })],
    ['the marks of a day', attendance.behind, () => ({ tanggal: school.today })],
    ['a list of lessons', lesson.between, () => ({ dates: `${school.today},${school.today}`, id_mata_pelajaran: '' })],
  ] as const;

  it.each(noticed)('says that %s changed', async (_, endpoint, input) => {
    const watcher = await watch('admin');
    const { kind, topic } = await watcher.subscribe(endpoint, input());
    expect(kind).toBe('notice');
    await mark('Sakit');
    expect(await watcher.hear('stream.notice', topic)).toEqual({ topic, n: expect.any(Number) });
  });

  it('says nothing of other lessons, and nothing once it was left', async () => {
    const watcher = await watch('budi');
    const [{ topic: first }, { topic: second }] = [await watcher.subscribe(attendance.bySession, { id_sesi: school.lesson('A', 1) }), await watcher.subscribe(attendance.bySession, { id_sesi: school.lesson('A') })];
    await mark('Sakit');
    await watcher.hear('stream.notice', second);
    expect(await watcher.unsubscribe(second)).toEqual({ ok: true });
    const before = watcher.told('stream.notice').length;
    const other = await watch('admin');
    await other.subscribe(attendance.bySession, { id_sesi: school.lesson('A') });
    await mark('Izin');
    await other.hear('stream.notice');
    await watcher.settled();
    expect([watcher.told('stream.notice', first), watcher.told('stream.notice').length]).toEqual([[], before]);
  });
});

test('what is not live, not there or not right is refused', async () => {
  const watcher = await watch('kepala');
  for (const endpoint of [identity.setupOpen, identity.me, attendance.markOne, { ...identity.me, name: 'nothing' }, { ...identity.me, name: '__proto__' }]) expect(await watcher.subscribe(endpoint, {})).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  expect(await watcher.subscribe(attendance.bySession, { id_sesi: idOf('no lesson') })).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  for (const input of [{}, { id_sesi: 'x' }, { id_sesi: '' }, { id_sesi: [school.lesson('A'), school.lesson('B')] }]) expect(await watcher.subscribe(attendance.bySession, input)).toMatchObject({ ok: false, code: 'VALIDATION' });
});

test('a projection that stops makes its topics stale, for those who watch and for those who come', async () => {
  const watcher = await watch('kepala');
  const [{ topic: rows }, { topic: notices, stale }] = [await watcher.subscribe(attendance.today, { tanggal: school.today }), await watcher.subscribe(attendance.bySession, { id_sesi: school.lesson('A') })];
  expect(stale).toBe(false);
  await school.query(`DELETE FROM read."${physical('attendance')}" WHERE id_murid = $1`, [idOf('ani')]);
  await quietly(() => mark('Sakit'));
  for (const topic of [rows, notices]) expect(await watcher.hear('stream.stale', topic)).toEqual({ topic, stale: true });
  expect(await watcher.subscribe(lesson.one, { id: school.lesson('B') })).toMatchObject({ ok: true, stale: true });
  expect(await watcher.subscribe(attendance.behind, { tanggal: school.today })).toMatchObject({ ok: true, stale: true });
});
