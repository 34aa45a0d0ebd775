import { type Kysely, sql } from 'kysely';
import { closedBy, closingOf, isUntold, statusOf, type StatusTugas } from '#contract/assignment/assignment';
import { assignment as api, type TugasMurid } from '#contract/assignment/assignment.api';
import { attendanceId } from '#contract/attendance/attendance';
import type { OutputOf } from '#contract/kit/endpoint';
import { submissionVersion } from '#projections/assignment/assignment.projection';
import { assignments, assignmentTables, filePath, lessonColumns, ruleColumns, type Rows, withStudents, workColumns, workOf } from '#projections/assignment/assignment-rows';
import { account } from '#projections/identity/account.projection';
import { filesOf } from '#projections/file/file.query';
import { answer, Question } from '#projections/kit/question';
import { uuidV5 } from '#projections/kit/uuid';
import { byName } from '#projections/people/by-name';
import { person } from '#projections/people/person';
import { schoolYear } from '#projections/school-year/school-year.projection';

export class GradingGrid extends Question<{ id_sesi: string }, OutputOf<typeof api.grid>> {
  static readonly endpoint = api.grid;
}
/** One student's work: as they may see it themselves, or as whoever marks it does. */
export class WorkOfStudent extends Question<{ id_sesi: string; id_murid: string; isOwn: boolean }, { data: TugasMurid } | undefined> {
  static readonly endpoint = api.work;
}
export class OwnAssignments extends Question<{ id_murid: string; id_mata_pelajaran?: string | undefined }, OutputOf<typeof api.mine>> {
  static readonly endpoint = api.mine;
}
/** Whose work an assignment has, by their number at the school: nothing where there is no assignment. */
export class StudentsOfAssignment extends Question<{ id_sesi: string }, { id_murid: string; nama: string | null; nis: string | null; versi: number; tugas_nilai: number | null; feedback: string | null }[]> {}

const tables = [...assignmentTables, account] as const;
/** The number on the receipt of a version: short enough to be read out. */
export const receiptOf = (id_pengumpulan: string, versi: number) => uuidV5(id_pengumpulan, `versi ${versi}`).slice(0, 8).toUpperCase();

const works = (db: Kysely<any>) => withStudents(assignments(db)).select(['assignment.id_sesi', 'student.id_murid', 'student.nama', 'student.nis', ...ruleColumns, ...workColumns, person(db, 'submission.oleh').as('oleh')] as never) as Rows;
const markOf = (it: any) => ({
  tugas_nilai: it.tugas_nilai, kriteria: it.kriteria ?? [], feedback: it.feedback, nilai_versi: it.nilai_versi, isOtomatis: it.isOtomatis ?? false, oleh: it.oleh, dinilai_pada: it.dinilai_pada, kembali_sampai: it.kembali_sampai,
});
const UNTOLD = { tugas_nilai: null, kriteria: [], nilai_versi: null, isOtomatis: false, oleh: null, dinilai_pada: null };
const fileOf = ({ tugas_filename, id_file }: { tugas_filename: string | null; id_file: string | null }) => ({ tugas_filename, tugas_filepath: filePath(id_file) });
const whoOf = (it: any, now: string) => {
  const { versi, submit_time, isTerlambat, ...work } = workOf(it);
  return { id: attendanceId(it.id_sesi, it.id_murid), id_sesi: it.id_sesi, id_murid: it.id_murid, nama: it.nama, nis: it.nis, status: statusOf({ versi, submit_time, isTerlambat, ...work }, it, now), submit_time, isTerlambat, versi };
};
/** A row as its student is told of it: nothing of a mark that would give keys away. */
const toldTo = (it: any, now: string) => (isUntold(it, now) ? { ...it, ...UNTOLD } : it);

const FIRST: readonly StatusTugas[] = ['returned', 'missed', 'waiting'];
/** What is still to be done, by its deadline; then the rest, the newest first. */
const byUrgency = (one: Listed, other: Listed) => Number(isToDo(other)) - Number(isToDo(one)) || (isToDo(one) ? 1 : -1) * one.tenggat.localeCompare(other.tenggat) || one.id_sesi.localeCompare(other.id_sesi);
export type Listed = OutputOf<typeof api.mine>['data'][number];
/** What its student is still to hand in. */
export const isToDo = ({ status, boleh_mengumpulkan }: Listed) => FIRST.includes(status) && boleh_mengumpulkan;

/** A student's assignments of the active semester that have opened, as they may see them. */
export async function ownAssignments(db: Kysely<any>, { id_murid, id_mata_pelajaran }: OwnAssignments['input'], at: string): Promise<Listed[]> {
  let found: Rows = works(db).innerJoin('school_year', 'school_year.id_tahun_ajaran', 'lesson.id_tahun_ajaran').select(lessonColumns(db) as never).where('student.id_murid', '=', id_murid).where('assignment.dibuka', '<=', at).where('school_year.isActive', '=', true);
  if (id_mata_pelajaran) found = found.where('lesson.id_mata_pelajaran', '=', id_mata_pelajaran);
  const rows: any[] = await found.execute();
  const data = rows.map((row): Listed => {
    const told = toldTo(row, at);
    const { status, submit_time, versi } = whoOf(told, at);
    const { id_sesi, tanggal_sesi, posisi, mulai, id_kelas_tahun_ajaran, kelas, id_mata_pelajaran: id_mapel, mapel, id_guru, guru, tipe_assignment, judul, tenggat, terlambat, batas_terlambat, jumlah_soal, kembali_sampai } = row;
    return {
      id_sesi, tanggal_sesi, posisi, mulai, id_kelas_tahun_ajaran, kelas, id_mata_pelajaran: id_mapel, mapel, id_guru, guru, tipe_assignment, judul, tenggat, terlambat, batas_terlambat, jumlah_soal, status, submit_time, versi,
      tugas_nilai: told.tugas_nilai, ada_feedback: Boolean(told.feedback), kembali_sampai, boleh_mengumpulkan: closedBy(workOf(row), row, at) === null,
    };
  });
  return data.sort(byUrgency);
}

/** Whether somebody of the class may still hand in for the first time: keys that one is told another has at once. */
async function isStillAwaited(db: Kysely<any>, { id_sesi, ...rules }: any, at: string): Promise<boolean> {
  const closes = closingOf(rules);
  if (closes !== null) return at <= closes;
  const all: any[] = await works(db).where('assignment.id_sesi', '=', id_sesi).execute();
  return all.some((it) => workOf(it).versi === 0);
}

export const workAnswers = [
  answer(GradingGrid, tables, async (it, { id_sesi }, { now }) => {
    const rows: any[] = await works(it as Kysely<any>).where('assignment.id_sesi', '=', id_sesi).orderBy(byName('student.nama')).orderBy('student.id_murid').execute();
    return { data: rows.map((one) => ({ ...whoOf(one, now.toISOString()), ...markOf(one), ...fileOf(one) })) };
  }),

  answer(StudentsOfAssignment, tables, (it, { id_sesi }) =>
    withStudents(assignments(it as Kysely<any>)).select(['student.id_murid', 'student.nama', 'student.nis', sql<number>`coalesce(submission.versi, 0)`.as('versi'), 'submission.tugas_nilai', 'submission.feedback'] as never).where('assignment.id_sesi', '=', id_sesi).orderBy(byName('student.nama')).orderBy('student.id_murid').execute() as never),

  answer(WorkOfStudent, [...tables, submissionVersion], async (it, { id_sesi, id_murid, isOwn }, { now }) => {
    const [db, at] = [it as Kysely<any>, now.toISOString()];
    const row: any = await works(db).select([...lessonColumns(db), 'assignment.petunjuk', 'assignment.rubrik', 'assignment.berkas', 'assignment.soal'] as never).where('assignment.id_sesi', '=', id_sesi).where('student.id_murid', '=', id_murid).executeTakeFirst();
    if (!row || (isOwn && at < row.dibuka)) return undefined;
    const versions: any[] = await db.selectFrom('submission_version').select(['versi', 'submit_time', 'isTerlambat', 'isDitarik', 'essay_answer', 'jawaban_murid', 'id_file']).where('id_sesi', '=', id_sesi).where('id_murid', '=', id_murid).orderBy('versi', 'desc').execute();
    const kept = await filesOf(db, [...row.berkas, ...versions.flatMap(({ id_file }) => id_file ?? [])]);
    const fileNamed = (id: string | null) => kept.find((one) => one.id === id) ?? null;
    const riwayat = versions.map(({ submit_time: pada, id_file, ...one }) => ({ ...one, pada, berkas: fileNamed(id_file), tanda_terima: receiptOf(uuidV5(id_sesi, id_murid), one.versi) }));
    const told = isOwn ? toldTo(row, at) : row;
    const [newest, who] = [row.submit_time ? riwayat.find(({ isDitarik }) => !isDitarik) : undefined, whoOf(told, at)];
    const boleh_mengumpulkan = closedBy(workOf(row), row, at) === null;
    const knowsKeys = !isOwn || (who.status === 'graded' && at > row.tenggat && !boleh_mengumpulkan && !(await isStillAwaited(db, row, at)));
    const { petunjuk, rubrik, tipe_assignment, judul, dibuka, tenggat, terlambat, batas_terlambat, nilai_terlambat, tanggal_sesi, posisi, mulai, id_kelas_tahun_ajaran, kelas, id_mata_pelajaran, mapel, id_guru, guru } = row;
    return {
      data: {
        ...who, ...markOf(told), tipe_assignment, judul, petunjuk, dibuka, tenggat, terlambat, batas_terlambat, nilai_terlambat, rubrik, berkas: kept.filter(({ id }) => row.berkas.includes(id)), tanggal_sesi, posisi, mulai, id_kelas_tahun_ajaran, kelas, id_mata_pelajaran, mapel, id_guru, guru, riwayat,
        soal: row.soal.map(({ nomor, pertanyaan, opsi, kunci, pembahasan }: any) => ({ nomor, pertanyaan, opsi, kunci: knowsKeys ? kunci : null, pembahasan: knowsKeys ? pembahasan : null })),
        essay_answer: newest?.essay_answer ?? null, jawaban_murid: newest?.jawaban_murid ?? null, tugas_filename: newest?.berkas?.nama ?? null, tugas_filepath: filePath(newest?.berkas?.id ?? null), boleh_mengumpulkan,
      },
    };
  }),

  answer(OwnAssignments, [...tables, schoolYear], async (db, of, { now }) => ({ data: await ownAssignments(db as Kysely<any>, of, now.toISOString()) })),
];
