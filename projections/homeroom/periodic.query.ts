import type { Kysely } from 'kysely';
import { isUntold, statusOf, type StatusTugas } from '#contract/assignment/assignment';
import { twoDecimals } from '#contract/exam/scoring';
import { periodic as api } from '#contract/homeroom/periodic.api';
import type { BulanSemester, LaporanBerkala, MapelBerkala } from '#contract/homeroom/periodic';
import { grouped } from '#contract/kit/grouped';
import { instantOf, tanggalOf } from '#contract/school-year/school-days';
import { monthsOf } from '#contract/school-year/weeks';
import { assignments, assignmentTables, type Rows, withStudents, workColumns, workOf } from '#projections/assignment/assignment-rows';
import { attendance } from '#projections/attendance/attendance.projection';
import { counts, held, withPercent } from '#projections/attendance/presence';
import { type ClassLed, classLed, classTables, type Counted, sumOf } from '#projections/homeroom/class-rows';
import { type Member, membersOf } from '#projections/homeroom/overview.query';
import { reportConduct } from '#projections/conduct/conduct.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { subject } from '#projections/subject/subject.projection';

type Reports = { data: LaporanBerkala[]; daftar_bulan: BulanSemester[] };
/** The monthly reports of a class of a semester, or of some of its students; nothing where the month is not of the semester. */
export class PeriodicReports extends Question<{ id_kelas_tahun_ajaran: string; bulan?: string | undefined; daftar_murid?: readonly string[] | undefined }, Reports | undefined> {}

export const periodicTables = [...new Set([...classTables, ...assignmentTables, attendance, lesson, subject, reportConduct])];

answeredFrom(api.one, periodicTables);

const DAY = 24 * 60;
type Marked = Counted & { id_murid: string; id_mata_pelajaran: string; mapel: string };
type Absence = LaporanBerkala['ketidakhadiran'][number] & { id_murid: string };
type Conduct = LaporanBerkala['perilaku'][number] & { id_murid: string };
type Work = { id_murid: string; id_mata_pelajaran: string; mapel: string; status: StatusTugas; tugas_nilai: number | null };
type Days = { first: string; last: string; id_tahun_ajaran: string; ids: readonly string[] };

const heldIn = (db: Kysely<any>, { first, last, id_tahun_ajaran, ids }: Days) =>
  (held(db) as Rows).innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran')
    .where('lesson.id_tahun_ajaran', '=', id_tahun_ajaran).where('lesson.tanggal_sesi', '>=', first).where('lesson.tanggal_sesi', '<=', last).where('attendance.id_murid', 'in', [...ids]);

const marksIn = (db: Kysely<any>, of: Days): Promise<Marked[]> =>
  heldIn(db, of).groupBy(['attendance.id_murid', 'lesson.id_mata_pelajaran', 'subject.nama']).select(['attendance.id_murid', 'lesson.id_mata_pelajaran', 'subject.nama as mapel']).select(counts).execute() as Promise<Marked[]>;
const absencesIn = (db: Kysely<any>, of: Days): Promise<Absence[]> =>
  heldIn(db, of).where('attendance.status_kehadiran', 'in', ['Terlambat', 'Dispensasi', 'Sakit', 'Izin', 'Alpa']).select(['attendance.id_murid', 'lesson.tanggal_sesi', 'lesson.posisi', 'subject.nama as mapel', 'attendance.status_kehadiran'])
    .orderBy('lesson.mulai').orderBy('lesson.id_sesi').execute() as Promise<Absence[]>;

/** Work whose deadline lies between two instants, of assignments that have opened; what a student is not told of a mark, nobody is here. */
async function worksIn(db: Kysely<any>, { ids, id_tahun_ajaran }: Days, from: string, to: string, at: string): Promise<Work[]> {
  const rows: any[] = await withStudents(assignments(db)).where('lesson.id_tahun_ajaran', '=', id_tahun_ajaran).where('student.id_murid', 'in', [...ids])
    .where('assignment.dibuka', '<=', at).where('assignment.tenggat', '>=', from).where('assignment.tenggat', '<', to)
    .select(['student.id_murid', 'lesson.id_mata_pelajaran', 'subject.nama as mapel', 'assignment.tenggat', 'assignment.tipe_assignment', ...workColumns] as never).execute();
  return rows.map((row) => {
    const told = isUntold(row, at) ? { ...row, tugas_nilai: null, nilai_versi: null } : row;
    return { id_murid: row.id_murid, id_mata_pelajaran: row.id_mata_pelajaran, mapel: row.mapel, status: statusOf(workOf(told), row, at), tugas_nilai: told.tugas_nilai };
  });
}

/** What was written of conduct between two instants. */
const conductIn = (db: Kysely<any>, ids: readonly string[], from: string, to: string): Promise<Conduct[]> =>
  db.selectFrom('report_conduct').where('id_murid', 'in', [...ids]).where('pada', '>=', from).where('pada', '<', to).select(['id_murid', 'tipe', 'nama', 'tingkat', 'frequency', 'pada']).orderBy('tipe').orderBy('pada').orderBy('id').execute() as Promise<Conduct[]>;

function tugasOf(rows: readonly Work[]): LaporanBerkala['tugas'] {
  const of = (status: StatusTugas) => rows.filter((it) => it.status === status).length;
  const marks = rows.flatMap(({ tugas_nilai }) => tugas_nilai ?? []);
  return {
    jumlah_tugas: rows.length, menunggu: of('waiting'), tidak: of('missed'), terkumpul: of('submitted'), terlambat: of('late'), dinilai: of('graded'), dikembalikan: of('returned'),
    rata_rata: marks.length ? twoDecimals(marks.reduce((sum, it) => sum + it, 0) / marks.length) : null,
  };
}

/** What there is of each subject of a student, by its name. */
function subjectsOf(marks: readonly Marked[], works: readonly Work[]): MapelBerkala[] {
  const names = new Map([...marks, ...works].map((it) => [it.id_mata_pelajaran, it.mapel]));
  return [...names].map(([id_mata_pelajaran, mapel]) => ({
    id_mata_pelajaran, mapel, kehadiran: withPercent(sumOf(marks.filter((it) => it.id_mata_pelajaran === id_mata_pelajaran))), tugas: tugasOf(works.filter((it) => it.id_mata_pelajaran === id_mata_pelajaran)),
  })).sort((one, other) => one.mapel.localeCompare(other.mapel, 'id'));
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
/** The month that is asked for, otherwise the one that is now; outside the semester the one that is nearest. */
const monthIn = (months: readonly BulanSemester[], bulan: string | undefined, today: string) =>
  (bulan ? months.find((it) => it.bulan === bulan) : (months.find((it) => it.bulan === today.slice(0, 7)) ?? (today < (months[0]?.tanggal_awal ?? '') ? months[0] : months.at(-1))));

export const periodicAnswer = answer(PeriodicReports, periodicTables, async (it, { id_kelas_tahun_ajaran, bulan, daftar_murid }, { now }) => {
  const [db, at] = [it as Kysely<any>, now.toISOString()];
  const [kelas, members, { zona_waktu }] = await Promise.all([classLed(db, id_kelas_tahun_ajaran), membersOf(db, id_kelas_tahun_ajaran), settingsOf(db)]);
  const year = await db.selectFrom('school_year').select(['tanggal_awal', 'tanggal_akhir']).where('id_tahun_ajaran', '=', kelas.id_tahun_ajaran).executeTakeFirstOrThrow();
  const daftar_bulan = monthsOf(year as { tanggal_awal: string; tanggal_akhir: string }).map((one) => ({ bulan: one.tanggal_awal.slice(0, 7), ...one }));
  const today = tanggalOf(now, zona_waktu);
  const month = monthIn(daftar_bulan, bulan, today);
  if (!month) return undefined;
  const asked = daftar_murid && new Set(daftar_murid);
  const murid = members.filter(({ id_murid }) => !asked || asked.has(id_murid));
  if (!murid.length) return { data: [], daftar_bulan };
  const days = { first: month.tanggal_awal, last: earlier(month.tanggal_akhir, today), id_tahun_ajaran: kelas.id_tahun_ajaran, ids: murid.map(({ id_murid }) => id_murid) };
  const [from, to] = [instantOf(month.tanggal_awal, 0, zona_waktu), instantOf(month.tanggal_akhir, DAY, zona_waktu)].map((one) => one.toISOString()) as [string, string];
  const [marks, absences, works, conduct] = await Promise.all([marksIn(db, days), absencesIn(db, days), worksIn(db, days, from, to, at), conductIn(db, days.ids, from, to)]);
  const by = <R extends { id_murid: string }>(rows: readonly R[]) => grouped(rows, (one) => one.id_murid);
  const [marksOf, absencesOf, worksOf, conductOf] = [by(marks), by(absences), by(works), by(conduct)];
  const told = { kelas, month, sampai: later(earlier(month.tanggal_akhir, today), month.tanggal_awal) };
  return { data: murid.map((one) => reportOf(told, one, marksOf.get(one.id_murid) ?? [], absencesOf.get(one.id_murid) ?? [], worksOf.get(one.id_murid) ?? [], conductOf.get(one.id_murid) ?? [])), daftar_bulan };
});

type Told = { kelas: ClassLed; month: BulanSemester; sampai: string };
function reportOf({ kelas, month, sampai }: Told, { id_murid, nama, nis }: Member, marks: readonly Marked[], absences: readonly Absence[], works: readonly Work[], conduct: readonly Conduct[]): LaporanBerkala {
  return {
    ...kelas, id_murid, nama, nis, ...month, sampai, kehadiran: withPercent(sumOf(marks)), ketidakhadiran: absences.map(({ id_murid: _, ...one }) => one), tugas: tugasOf(works), mapel: subjectsOf(marks, works), perilaku: conduct.map(({ id_murid: _, ...one }) => one),
  };
}
