import { attendance } from '#contract/attendance/attendance.api';
import { percentOfRecorded, presenceOf, sumPresence } from '#contract/attendance/presence';
import { LessonCancelled, LessonRestored } from '#contract/lesson/lesson.events';
import { HolidayDeclared, HolidayWithdrawn } from '#contract/school-year/school-year.events';
import { DailyAttendance } from '#projections/attendance/board.query';
import { ClassAttendance } from '#projections/attendance/class-attendance.query';
import { OriginOfPresence } from '#projections/attendance/origin.query';
import { projections } from '#projections/kit/projection';
import { ProgressOfStudent } from '#projections/lesson/student-dashboard.query';
import { A, ANI, BENI, founded, id, lessonOf, marked, opened, scheduled, TODAY } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';

const school = readSide(...projections());
const TOMORROW = '2026-07-14';
const [first, second, later] = [lessonOf(A), lessonOf(A, 2), lessonOf(A, 1, TOMORROW)];
const facts = [
  ...founded, ...[first, second, later].map(scheduled), ...[first, second, later].map((it) => opened(it)),
  marked(first, ANI, 'Hadir'), marked(first, BENI, 'Alpa'), marked(second, ANI, 'Terlambat'), marked(later, ANI, 'Sakit'), marked(later, BENI, 'Dispensasi'),
];
const holiday = { id_hari_libur: id(80), tanggal: TODAY, nama: 'Hari Raya' };
const cancelled = [HolidayDeclared(holiday), ...[first, second].map(({ id_sesi, tanggal_sesi }) => LessonCancelled({ id_sesi, tanggal_sesi, alasan: 'libur' }))];
const restored = [HolidayWithdrawn(holiday), ...[first, second].map(({ id_sesi, tanggal_sesi }) => LessonRestored({ id_sesi, tanggal_sesi }))];

/** The figures of a class, of one of its students, and of the days of the board. */
async function figures(...given: Parameters<typeof school.given>) {
  const all = school.given(...given);
  const { data } = await all.ask(new ClassAttendance(attendance.ofClass.input.parse({ id: A.id_kelas })));
  const ofClass = data.map((it) => ({ ...presenceOf(it, it.total_sesi), persen: it.persen_hadir }));
  const { data: { mapel, ...whole } } = await all.ask(new ProgressOfStudent({ id_murid: ANI }));
  const origins = await Promise.all([{}, { id_kelas: A.id_kelas }, { id_kelas: A.id_kelas_tahun_ajaran, id_mata_pelajaran: mapel[0]?.id_mata_pelajaran }].map(async (of) => (await all.ask(new OriginOfPresence({ id_murid: ANI, ...of })))?.data));
  const { data: board } = await all.ask(new DailyAttendance({ tanggal: TOMORROW }));
  return { ofClass, whole, mapel, origins, days: board.tren.map((it) => ({ tanggal: it.tanggal, ...presenceOf(it, it.jumlah_murid) })) };
}

test('what a student, their class and the board say of the same lessons are the same numbers', async () => {
  const { ofClass, whole, mapel, origins, days } = await figures(...facts);
  expect(ofClass[0]).toEqual({ hadir: 2, terisi: 3, belum: 0, total: 3, persen: 200 / 3 });
  expect({ ...presenceOf(whole, whole.total_sesi), persen: whole.persen_hadir }).toEqual(ofClass[0]);
  expect(mapel).toMatchObject([{ ...whole, mapel: 'Matematika' }]);
  expect(origins).toMatchObject([whole, whole, whole]);
  expect(origins.map((it) => it?.sesi.map(({ id_sesi, status_kehadiran }) => [id_sesi, status_kehadiran]))).toEqual(Array(3).fill([[later.id_sesi, 'Sakit'], [second.id_sesi, 'Terlambat'], [first.id_sesi, 'Hadir']]));
  const { persen: _, ...sum } = { persen: 0, ...sumPresence(ofClass) };
  expect(sumPresence(days)).toEqual(sum);
  expect([sum, percentOfRecorded(sum)]).toEqual([{ hadir: 3, terisi: 5, belum: 4, total: 9 }, 60]);
});

test('the lessons of a holiday do not count, whenever it was declared, and count again when it is withdrawn', async () => {
  const { ofClass, whole, days } = await figures(...facts, ...cancelled);
  expect(ofClass.map((it) => [it.hadir, it.total])).toEqual([[0, 1], [1, 1], [0, 1]]);
  expect([whole.total_sesi, whole.persen_hadir, days.map((it) => it.tanggal)]).toEqual([1, 0, [TOMORROW]]);
  expect(await figures(...facts, ...cancelled, ...restored)).toEqual(await figures(...facts));
});
