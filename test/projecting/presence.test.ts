import { attendance } from '#contract/attendance/attendance.api';
import { AttendanceMarked } from '#contract/attendance/attendance.events';
import { percentOfRecorded, presenceOf, sumPresence } from '#contract/attendance/presence';
import { StudentPlaced } from '#contract/classroom/classroom.events';
import type { LaporanBerkala } from '#contract/homeroom/periodic';
import { LessonCancelled, LessonRestored } from '#contract/lesson/lesson.events';
import { HolidayDeclared, HolidayWithdrawn } from '#contract/school-year/school-year.events';
import { DailyAttendance } from '#projections/attendance/board.query';
import { ClassAttendance } from '#projections/attendance/class-attendance.query';
import { OriginOfPresence } from '#projections/attendance/origin.query';
import { PeriodicReports } from '#projections/homeroom/periodic.query';
import { projections } from '#projections/kit/projection';
import { ProgressOfStudent } from '#projections/lesson/student-dashboard.query';
import { A, ANI, B, BENI, founded, id, lessonOf, marked, noted, opened, scheduled, TODAY, withdrawn } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';

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

test('whoever changed classes keeps the lessons of the former one, in the figure and in what it opens to', async () => {
  const elsewhere = lessonOf(B, 3);
  const all = school.given(...facts, scheduled(elsewhere), opened(elsewhere, [ANI, ...B.students]), marked(elsewhere, ANI, 'Izin'), withdrawn(A, ANI), StudentPlaced({ id_tahun_ajaran: null, id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, id_murid: ANI }));
  const { data: { mapel: _, ...whole } } = await all.ask(new ProgressOfStudent({ id_murid: ANI }));
  const month = (await all.ask(new PeriodicReports({ id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, daftar_murid: [ANI] })))?.data[0] as LaporanBerkala;
  expect([whole.total_sesi, month.sampai, month.kehadiran.total_sesi]).toEqual([4, TODAY, 3]);
  const origin = async (of: object) => (await all.ask(new OriginOfPresence({ id_murid: ANI, ...of })))?.data;
  expect(await origin({})).toMatchObject(whole);
  expect(await origin({ dates: `${month.tanggal_awal},${month.sampai}` })).toMatchObject(month.kehadiran);
  expect((await origin({ id_kelas: B.id_kelas }))?.sesi).toMatchObject([{ id_sesi: elsewhere.id_sesi, status_kehadiran: 'Izin' }]);
});

test('who marked a lesson and when is told of the mark, not of a note that came later, and a letter of leave only while it is what stands', async () => {
  const [MARKED, LATER] = [`${TODAY}T03:00:00.000Z`, `${TODAY}T05:00:00.000Z`];
  const byLetter = AttendanceMarked({ ...marked(second, ANI, 'Sakit').data, cara: 'surat', id_izin: id(70) });
  const told = async (...more: Parameters<typeof school.given>) => {
    const found = await school.given(...founded, scheduled(first), opened(first), scheduled(second), opened(second), ...at(MARKED, marked(first, ANI, 'Alpa'), byLetter), ...more).ask(new OriginOfPresence({ id_murid: ANI }));
    return found?.data.sesi.map(({ ditandai, sebelum, surat }) => ({ ditandai, sebelum, surat }));
  };
  expect(await told(...at(LATER, noted(first, ANI, 'menelepon orang tua')))).toEqual([{ ditandai: MARKED, sebelum: null, surat: true }, { ditandai: MARKED, sebelum: null, surat: false }]);
  expect((await told(...at(LATER, marked(second, ANI, 'Hadir', 'Sakit'))))?.[0]).toEqual({ ditandai: LATER, sebelum: 'Sakit', surat: false });
});

test('the lessons of a holiday do not count, whenever it was declared, and count again when it is withdrawn', async () => {
  const { ofClass, whole, days } = await figures(...facts, ...cancelled);
  expect(ofClass.map((it) => [it.hadir, it.total])).toEqual([[0, 1], [1, 1], [0, 1]]);
  expect([whole.total_sesi, whole.persen_hadir, days.map((it) => it.tanggal)]).toEqual([1, 0, [TOMORROW]]);
  expect(await figures(...facts, ...cancelled, ...restored)).toEqual(await figures(...facts));
});
