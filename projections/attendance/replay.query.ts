import { defaultSettings } from '#contract/institution/institution';
import { StatusKehadiran, sumRekap } from '#contract/attendance/attendance';
import { attendanceDay, attendanceProjection, register } from '#projections/attendance/attendance.projection';
import { type LessonJoined, registersOf, trendPoint, trendSince } from '#projections/attendance/board';
import { classroomProjection, schoolClass } from '#projections/classroom/classroom.projection';
import { institution, institutionProjection } from '#projections/institution/institution.projection';
import type { Change } from '#projections/kit/change';
import type { Source } from '#projections/kit/source';
import type { RowOf } from '#projections/kit/table';
import { TimeMachine } from '#projections/kit/time-machine';
import type { Tables } from '#projections/kit/versions';
import { lesson, lessonProjection } from '#projections/lesson/lesson.projection';
import { holiday, schoolYearProjection } from '#projections/school-year/school-year.projection';
import { subject, subjectProjection } from '#projections/subject/subject.projection';

const projections = [lessonProjection, classroomProjection, subjectProjection, institutionProjection, schoolYearProjection, attendanceProjection];
/** Nothing of persons: their names are asked for when they are shown, as they are now. */
const tables = [lesson, register, attendanceDay, schoolClass, subject, institution, holiday];

/** The board of every day as it was at any event. The moments of a day are what happened to its registers, lessons and holidays. */
export const attendanceMachine = (source: Source, options = {}) => new TimeMachine(source, projections, tables, { part: dayOf, moment: momentOf, brief: [attendanceDay], ...options });

/** The board of a day after so many events: of the days before it only how many came. */
export const boardAfter = (machine: TimeMachine, n: number, tanggal: string) =>
  machine.at(n, (tables) => boardAt(tables, tanggal), { part: tanggal, brief: (day) => day > trendSince(tanggal) && day < tanggal });

const dayOf = ({ table, key }: Change) => (table === register || table === lesson ? (key.tanggal_sesi as string) : table === attendanceDay ? (key.tanggal as string) : undefined);

/** A lesson that is put into the timetable is no moment of its day: that was long before. */
function momentOf(it: Change) {
  if (it.table === register || (it.table === lesson && it.does === 'patch')) return it.key.tanggal_sesi as string;
  return it.table === holiday && it.does === 'put' ? (it.values.tanggal as string) : undefined;
}

/** What `attendance.today` would have answered then; without its names, which are for whoever asks. */
export function boardAt(at: Tables, tanggal: string) {
  const [settings] = [...at.rows(institution)].map((it) => it.pengaturan);
  const [libur] = [...at.rows(holiday)].filter((it) => it.tanggal === tanggal);
  const rows = [...at.rows(lesson)].filter((it) => it.tanggal_sesi === tanggal).flatMap((it) => joined(at, it));
  return { tanggal, libur: libur?.nama ?? null, sesi: registersOf(rows, settings ?? defaultSettings), tren: trendAt(at, tanggal) };
}

function joined(at: Tables, { id_sesi, tanggal_sesi, id_kelas, posisi, mulai, selesai, libur, ...it }: RowOf<typeof lesson>): LessonJoined[] {
  const [kelas, mapel] = [at.row(schoolClass, { id_kelas_tahun_ajaran: it.id_kelas_tahun_ajaran }), at.row(subject, { id: it.id_mata_pelajaran })];
  const open = at.row(register, { id_sesi, tanggal_sesi });
  if (!kelas || !mapel) return [];
  const counts = Object.fromEntries(StatusKehadiran.options.map((status) => [status, open?.[status] ?? null])) as Pick<LessonJoined, StatusKehadiran>;
  return [{
    ...counts, id_sesi, tanggal_sesi, id_kelas, posisi, mulai, selesai, libur, id_guru: it.id_guru_pengganti ?? it.id_guru, guru: null, mapel: mapel.nama,
    tingkat: kelas.tingkat, simbol: kelas.simbol, anggota: kelas.jumlah_murid, id_wali: kelas.id_guru, wali: null,
    diisi: open?.diisi ?? null, oleh: open?.oleh ?? null, diisi_oleh: null, terdaftar: open?.jumlah_murid ?? null,
  }];
}

function trendAt(at: Tables, tanggal: string) {
  const [days, holidays] = [new Map<string, RowOf<typeof attendanceDay>[]>(), new Set([...at.rows(holiday)].map((it) => it.tanggal))];
  for (const it of at.rows(attendanceDay)) {
    if (it.tanggal > trendSince(tanggal) && it.tanggal <= tanggal && !holidays.has(it.tanggal)) days.set(it.tanggal, [...(days.get(it.tanggal) ?? []), it]);
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([day, classes]) =>
    trendPoint({ ...sumRekap(classes), tanggal: day, jumlah_murid: classes.reduce((sum, it) => sum + it.jumlah_murid, 0) }));
}
