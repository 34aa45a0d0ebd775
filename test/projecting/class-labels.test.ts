import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { attendance } from '#contract/attendance/attendance.api';
import { ClassAttendance } from '#projections/attendance/class-attendance.query';
import { DailyAttendance } from '#projections/attendance/board.query';
import { OneClass } from '#projections/classroom/classroom.query';
import { projections } from '#projections/kit/projection';
import { OneLesson } from '#projections/lesson/lesson.query';
import { A, founded, lessonOf, scheduled, TODAY } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';

const school = readSide(...projections());
const lesson = lessonOf(A);
const written = (format_nama_kelas: '7A' | 'VII-A') => InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, format_nama_kelas }, sebelum: null });

test.each(['7A', 'VII-A'] as const)('a class is written %s wherever it is named, as the school has it', async (format) => {
  const given = school.given(written(format), ...founded, scheduled(lesson));
  const id = A.id_kelas_tahun_ajaran;
  expect((await given.ask(new OneClass({ id })))?.data.kelas).toBe(format);
  expect((await given.ask(new OneLesson({ id: lesson.id_sesi })))?.data.kelas).toBe(format);
  expect((await given.ask(new ClassAttendance(attendance.ofClass.input.parse({ id })))).kelas).toBe(format);
  expect((await given.ask(new DailyAttendance({ tanggal: TODAY }))).data.sesi.map((it) => it.kelas)).toEqual([format]);
});
