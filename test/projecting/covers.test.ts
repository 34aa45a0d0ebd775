import { CoverReleased, LessonCovered, LessonScheduled } from '#contract/lesson/lesson.events';
import { SlotPlaced } from '#contract/timetable/timetable.events';
import { Waiting } from '#projections/home/home.query';
import { OneLesson } from '#projections/lesson/lesson.query';
import { projections } from '#projections/kit/projection';
import { CoversOfDay, CoversReleased, IsLeavingThen, IsTimetabledThen } from '#projections/timetable/cover.query';
import { A, B, BUDI, founded, id, lessonOf, MATEMATIKA, scheduled, TODAY, YEAR } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [first, second] = [lessonOf(A), lessonOf(B, 2)];
const slot = (n: number, posisi: number, id_guru: string) =>
  SlotPlaced({ id_slot: id(700 + n), id_tahun_ajaran: YEAR, hari: 1, posisi, id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, id_guru, ruang: null });
const covered = ({ id_sesi, tanggal_sesi }: typeof first, id_guru_pengganti: string) => LessonCovered({ id_sesi, tanggal_sesi, id_guru: BUDI, id_guru_pengganti, sebelum: null, alasan: 'sakit' });
const SARI = id(71);
const then = (posisi: number, id_guru = SARI) => new IsTimetabledThen({ id_sesi: first.id_sesi, id_guru, tanggal_sesi: TODAY, posisi });

const inSlot = (it: typeof first, posisi: number) => {
  const id_slot = id(750 + it.posisi);
  return [LessonScheduled({ ...scheduled(it).data, id_slot }), SlotPlaced({ ...slot(0, posisi, BUDI).data, id_slot })];
};

test('while lessons move somebody is taken where the timetable has them, or what they stand in for', async () => {
  const found = given(...founded, ...inSlot(first, 1), ...inSlot(second, 2), slot(1, 3, SARI), covered(first, SARI), covered(second, SARI));
  expect([await found.ask(then(1)), await found.ask(then(2)), await found.ask(then(3)), await found.ask(then(4)), await found.ask(then(3, BUDI))]).toEqual([false, true, true, false, false]);
});

test('what they stand in for is where the timetable has it by now, and leaves where it was', async () => {
  const found = given(...founded, ...inSlot(first, 2), ...inSlot(second, 1), covered(first, SARI), covered(second, SARI));
  const leaving = (posisi: number) => found.ask(new IsLeavingThen({ id_sesi: first.id_sesi, id_guru: SARI, tanggal_sesi: TODAY, posisi }));
  expect([await found.ask(then(2)), await found.ask(then(1)), await leaving(2), await leaving(1)]).toEqual([false, true, true, false]);
});

test('who stands in no more is named, until somebody else does', async () => {
  const { id_sesi, tanggal_sesi } = first;
  const facts = [...founded, scheduled(first), covered(first, BUDI), CoverReleased({ id_sesi, tanggal_sesi, id_guru_pengganti: BUDI, sebab: 'jam' })];
  expect((await given(...facts).ask(new CoversOfDay({ tanggal: TODAY }))).data).toMatchObject([{ id_guru_pengganti: null, alasan: null, sebab_lepas: 'jam' }]);
  expect((await given(...facts, covered(first, SARI)).ask(new CoversOfDay({ tanggal: TODAY }))).data).toMatchObject([{ id_guru_pengganti: SARI, lepas: null, sebab_lepas: null }]);
});

test('a lesson names who holds it in place of its teacher', async () => {
  const told = async (...facts: Parameters<typeof given>) => (await given(...founded, scheduled(first), ...facts).ask(new OneLesson({ id: first.id_sesi })))?.data;
  expect(await told(covered(first, BUDI))).toMatchObject({ id_guru_pengganti: BUDI, pengganti: expect.stringContaining('Budi') });
  expect(await told()).toMatchObject({ id_guru_pengganti: null, pengganti: null });
});

test('who stands in no more is told of until somebody has said what becomes of it, or the lesson begins', async () => {
  const { id_sesi, tanggal_sesi } = first;
  const facts = [...founded, scheduled(first), scheduled(second), covered(first, SARI), CoverReleased({ id_sesi, tanggal_sesi, id_guru_pengganti: SARI, sebab: 'hari' })];
  const said = LessonCovered({ id_sesi, tanggal_sesi, id_guru: BUDI, id_guru_pengganti: null, sebelum: null, alasan: null });
  const told = async (at: string, ...more: typeof facts) => {
    const read = await given(...facts, ...more);
    const { data } = await read.ask(new Waiting({ account: id(72), roles: ['kurikulum'] }), at);
    return [(await read.ask(new CoversReleased({}), at)).data.map((it) => [it.kelas, it.sebab_lepas]), data.map((it) => [it.jenis, it.perihal[0]?.id])];
  };
  const before = `${TODAY}T00:30:00.000Z`;
  expect(await told(before)).toEqual([[['7A', 'hari']], [['pengganti-lepas', id_sesi]]]);
  expect(await told(before, said)).toEqual([[], []]);
  expect(await told(first.mulai)).toEqual([[], []]);
});
