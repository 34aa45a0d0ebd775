import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { NOTHING_DONE, type Pekerjaan } from '#contract/assignment/assignment';
import type { assignment as api } from '#contract/assignment/assignment.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { assignment, submission } from '#projections/assignment/assignment.projection';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { file } from '#projections/file/file.projection';
import { institution } from '#projections/institution/institution.projection';
import { lesson } from '#projections/lesson/lesson.projection';
import { student, teacher } from '#projections/people/people.projection';
import { subject } from '#projections/subject/subject.projection';

export type Rows = SelectQueryBuilder<any, any, any>;
/** What assignments and the work for them are told from. */
export const assignmentTables = [assignment, submission, lesson, schoolClass, classMember, subject, teacher, student, institution, file] as const;

/** Assignments with their lesson, class, subject and teacher. */
export const assignments = (db: Kysely<any>): Rows =>
  db.selectFrom('assignment').innerJoin('lesson', 'lesson.id_sesi', 'assignment.id_sesi').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'lesson.id_kelas_tahun_ajaran')
    .innerJoin('subject', 'subject.id', 'lesson.id_mata_pelajaran').leftJoin('teacher', 'teacher.id_guru', 'lesson.id_guru') as Rows;
export const lessonColumns = (db: Kysely<any>) =>
  ['lesson.id_sesi', 'lesson.tanggal_sesi', 'lesson.posisi', 'lesson.mulai', 'lesson.id_kelas_tahun_ajaran', 'lesson.id_mata_pelajaran', 'subject.nama as mapel', 'lesson.id_guru', 'teacher.nama as guru', classLabelIn(db).as('kelas')] as const;
const RULES = ['tipe_assignment', 'judul', 'dibuka', 'tenggat', 'terlambat', 'batas_terlambat', 'nilai_terlambat', 'jumlah_soal'];
export const ruleColumns = RULES.map((it) => `assignment.${it}`);

/** Whose work it is: the class as it is now, and whoever has handed in and is gone. */
export const withStudents = (rows: Rows): Rows =>
  rows.innerJoin('student', (join: any) => join.on((it: any) => it.or([
    it.and([it('student.status_murid', '=', 'aktif'), it.exists(it.selectFrom('class_member').select('class_member.id_murid').whereRef('class_member.id_kelas_tahun_ajaran', '=', 'lesson.id_kelas_tahun_ajaran').whereRef('class_member.id_murid', '=', 'student.id_murid'))]),
    it.exists(it.selectFrom('submission as one').select('one.id_murid').whereRef('one.id_sesi', '=', 'lesson.id_sesi').whereRef('one.id_murid', '=', 'student.id_murid')),
  ]))).leftJoin('submission', (join: any) => join.onRef('submission.id_sesi', '=', 'lesson.id_sesi').onRef('submission.id_murid', '=', 'student.id_murid'))
    .leftJoin('file', 'file.id_file', 'submission.id_file') as Rows;

/** What the state of a piece of work follows from, and its mark. */
export const workColumns = [
  'submission.versi', 'submission.submit_time', 'submission.isTerlambat', 'submission.kembali', 'submission.kembali_sampai', 'submission.nilai_versi', 'submission.id_file', 'file.nama as tugas_filename',
  'submission.tugas_nilai', 'submission.kriteria', 'submission.feedback', 'submission.isOtomatis', 'submission.dinilai_pada',
];
type Found = { [K in keyof Pekerjaan]: Pekerjaan[K] | null };
/** Whoever has done nothing has no row. */
export const workOf = (it: Found): Pekerjaan => (it.versi === null ? NOTHING_DONE : { versi: it.versi, submit_time: it.submit_time, isTerlambat: it.isTerlambat ?? false, nilai_versi: it.nilai_versi, kembali: it.kembali ?? false, kembali_sampai: it.kembali_sampai });
export const filePath = (id_file: string | null) => (id_file ? `/api/file/${id_file}` : null);

/** What the students of a lesson have handed in and were told of it, by student; what was taken back is not handed in. */
export async function worksOf(db: Kysely<any>, id_sesi: string) {
  const rows: any[] = await db.selectFrom('submission').leftJoin('file', 'file.id_file', 'submission.id_file')
    .leftJoin('submission_version as newest', (join: any) => join.onRef('newest.id_sesi', '=', 'submission.id_sesi').onRef('newest.id_murid', '=', 'submission.id_murid').onRef('newest.versi', '=', 'submission.versi').on('newest.isDitarik', '=', false))
    .select(['submission.id_murid', 'submission.submit_time', 'submission.id_file', 'file.nama as tugas_filename', 'newest.essay_answer', 'newest.jawaban_murid', 'submission.tugas_nilai', 'submission.feedback']).where('submission.id_sesi', '=', id_sesi).execute();
  return new Map(rows.map(({ id_murid, id_file, ...it }) => [id_murid as string, { ...it, tugas_filepath: filePath(id_file), submitted: it.submit_time !== null }]));
}

const isMarked = sql<boolean>`(submission.nilai_versi IS NOT NULL AND submission.nilai_versi = submission.versi)`;
/** Work that is there and nobody has read. */
export const isUnread = sql<boolean>`(submission.submit_time IS NOT NULL AND NOT submission.kembali AND submission.nilai_versi IS DISTINCT FROM submission.versi)`;
/** Whether something may still be handed in for an assignment in time, or late as far as it says until when. */
export const isOpen = (now: string) => sql<boolean>`coalesce(CASE WHEN assignment.terlambat = 'tolak' THEN assignment.tenggat ELSE greatest(assignment.tenggat, assignment.batas_terlambat) END, assignment.tenggat) >= ${now}::timestamptz`;
/** Whether there is work for an assignment that nobody has read. */
export const waitsForMarks = (db: Kysely<any>) => sql<boolean>`EXISTS ${db.selectFrom('submission').select('submission.id_murid').whereRef('submission.id_sesi', '=', 'assignment.id_sesi').where(isUnread)}`;
/** Assignments in progress (domain 1.9): they have opened, and the deadline has not passed or not all is marked. */
export const inProgress = (db: Kysely<any>, now: string) => sql<boolean>`(assignment.dibuka <= ${now}::timestamptz AND (${isOpen(now)} OR ${waitsForMarks(db)}))`;
/** The same of rows that are joined with students: how many assignments there are, how many of them in progress, how much work nobody has read. */
export const assignmentCounts = (now: string) => [
  sql<number>`count(DISTINCT assignment.id_sesi)::int`.as('jumlah_tugas'), sql<number>`(count(DISTINCT assignment.id_sesi) FILTER (WHERE ${isOpen(now)} OR ${isUnread}))::int`.as('aip'), sql<number>`(count(student.id_murid) FILTER (WHERE ${isUnread}))::int`.as('belum_dinilai'),
] as const;
const counted = (when: ReturnType<typeof sql>) => sql`count(student.id_murid) FILTER (WHERE ${when})`;
/** How many are how far, by the same rules as `statusOf`. */
export const progress = (now: string) => {
  const open = sql`NOT coalesce(submission.kembali, false) AND NOT coalesce(${isMarked}, false)`;
  const [nothing, something] = [sql`${open} AND submission.submit_time IS NULL AND assignment.tenggat`, sql`${open} AND submission.submit_time IS NOT NULL AND`];
  return sql<Kemajuan>`jsonb_build_object('jumlah_murid', count(student.id_murid), 'menunggu', ${counted(sql`${nothing} >= ${now}::timestamptz`)}, 'tidak', ${counted(sql`${nothing} < ${now}::timestamptz`)},
    'terkumpul', ${counted(sql`${something} NOT submission."isTerlambat"`)}, 'terlambat', ${counted(sql`${something} submission."isTerlambat"`)}, 'dinilai', ${counted(sql`NOT submission.kembali AND ${isMarked}`)},
    'dikembalikan', ${counted(sql`submission.kembali`)}, 'rata_rata', round(avg(submission.tugas_nilai)::numeric, 2))`.as('kemajuan');
};
type Kemajuan = OutputOf<typeof api.list>['data'][number]['kemajuan'];
/** Assignments whose class is empty have nobody who is anywhere. */
export const NOBODY: Kemajuan = { jumlah_murid: 0, menunggu: 0, tidak: 0, terkumpul: 0, terlambat: 0, dinilai: 0, dikembalikan: 0, rata_rata: null };

/** Of rows that are joined with students: work that is overdue, or was returned. */
export const isOwed = (now: string) => sql<boolean>`(submission.kembali OR (assignment.tenggat < ${now}::timestamptz AND submission.submit_time IS NULL AND submission.nilai_versi IS NULL))`;
/** Of how many students of each of these classes work is owed, and how many pieces. */
export async function owedByClass(db: Kysely<any>, now: string, classes: readonly string[]) {
  const rows: any[] = classes.length ? await withStudents(assignments(db)).where('lesson.id_kelas_tahun_ajaran', 'in', classes).where(isOwed(now)).groupBy('lesson.id_kelas_tahun_ajaran')
    .select(['lesson.id_kelas_tahun_ajaran', sql<number>`count(DISTINCT student.id_murid)::int`.as('jumlah_murid'), sql<number>`count(*)::int`.as('jumlah')]).execute() : [];
  return (id_kelas_tahun_ajaran: string): { jumlah_murid: number; jumlah: number } => {
    const { jumlah_murid = 0, jumlah = 0 } = rows.find((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran) ?? {};
    return { jumlah_murid, jumlah };
  };
}
