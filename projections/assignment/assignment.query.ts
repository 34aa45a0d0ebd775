import { type Kysely, sql } from 'kysely';
import { assignment as api } from '#contract/assignment/assignment.api';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { ledBy, taughtBy } from '#projections/assignment/assignment-lesson.query';
import { phrases } from '#projections/assignment/assignment.projection';
import { assignmentCounts, assignments, assignmentTables, isOpen, isOwed, lessonColumns, NOBODY, progress, ruleColumns, type Rows, waitsForMarks, withStudents } from '#projections/assignment/assignment-rows';
import { byClass } from '#projections/classroom/class-rows';
import { filesOf } from '#projections/file/file.query';
import { filtered, paged, searched } from '#projections/kit/paged';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { byName } from '#projections/people/by-name';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { slot } from '#projections/timetable/timetable.projection';

/** Who asks: of the lessons that they teach, of the class that they lead, or of all. */
export type Reader = { id_guru: string | null; sebagai: 'guru' | 'wali' | 'pimpinan' };
type Asked<E extends { input: any }> = InputOf<E & any> & { pembaca: Reader };

export class Assignments extends Question<Asked<typeof api.list>, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}
/** One assignment with all that it asks, keys as well. */
export class OneAssignment extends Question<{ id: string }, OutputOf<typeof api.one> | undefined> {
  static readonly endpoint = api.one;
}
export class AssignmentSummary extends Question<Asked<typeof api.summary>, OutputOf<typeof api.summary>> {
  static readonly endpoint = api.summary;
}
export class MissingWork extends Question<Asked<typeof api.missing>, OutputOf<typeof api.missing>> {
  static readonly endpoint = api.missing;
}
export class PhrasesOf extends Question<{ id_guru: string }, OutputOf<typeof api.phrases>> {
  static readonly endpoint = api.phrases;
}

const tables = [...assignmentTables, slot, schoolYear] as const;
answeredFrom(api.head, tables);

/** Those that a reader may ask for, of one semester or the active one. */
export function readable(db: Kysely<any>, { id_guru, sebagai }: Reader, { id_guru: teacher, id_tahun_ajaran }: { id_guru?: string | undefined; id_tahun_ajaran?: string | undefined }): Rows {
  const rows = assignments(db).innerJoin('school_year', 'school_year.id_tahun_ajaran', 'lesson.id_tahun_ajaran');
  const ofYear = id_tahun_ajaran ? rows.where('lesson.id_tahun_ajaran', '=', id_tahun_ajaran) : rows.where('school_year.isActive', '=', true);
  const ofTeacher = teacher ? ofYear.where(taughtBy(db, teacher)) : ofYear;
  if (sebagai === 'pimpinan' || !id_guru) return ofTeacher;
  return sebagai === 'guru' ? ofTeacher.where(taughtBy(db, id_guru)) : ofTeacher.where(ledBy(id_guru));
}

/** How far assignments are, by their lesson. */
export async function counted(db: Kysely<any>, now: string, ids: readonly string[]) {
  const rows = ids.length ? await withStudents(assignments(db)).where('assignment.id_sesi', 'in', ids).groupBy('assignment.id_sesi').select(['assignment.id_sesi', progress(now)]).execute() : [];
  const found = new Map(rows.map((it: any) => [it.id_sesi, it.kemajuan]));
  return (id_sesi: string) => found.get(id_sesi) ?? NOBODY;
}

/** By class and subject, of assignments that have opened. */
export async function summaryOf(db: Kysely<any>, rows: Rows, now: string): Promise<OutputOf<typeof api.summary>['data']> {
  const [kelas] = lessonColumns(db).slice(-1);
  return withStudents(rows.where('assignment.dibuka', '<=', now as never)).select(['lesson.id_kelas_tahun_ajaran', kelas, 'lesson.id_mata_pelajaran', 'subject.nama as mapel', progress(now), ...assignmentCounts(now)] as never)
    .groupBy(['lesson.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol', 'lesson.id_mata_pelajaran', 'subject.nama', 'subject.urutan'] as never).orderBy(byClass).orderBy('subject.urutan' as never).orderBy('subject.nama' as never).execute() as never;
}

export const assignmentAnswers = [
  answer(Assignments, tables, async (it, { page, limit, search, sortBy, order, pembaca, id_guru, id_tahun_ajaran, tipe_assignment, id_mata_pelajaran, id_kelas_tahun_ajaran, keadaan }, { now }) => {
    const [db, at] = [it as Kysely<any>, now.toISOString()];
    let rows = filtered(readable(db, pembaca, { id_guru, id_tahun_ajaran }), { 'assignment.tipe_assignment': tipe_assignment, 'lesson.id_mata_pelajaran': id_mata_pelajaran, 'lesson.id_kelas_tahun_ajaran': id_kelas_tahun_ajaran });
    if (keadaan === 'berjalan') rows = rows.where(isOpen(at));
    if (keadaan === 'perlu_dinilai') rows = rows.where(waitsForMarks(db));
    if (keadaan === 'selesai') rows = rows.where(({ not }) => not(isOpen(at))).where(({ not }) => not(waitsForMarks(db)));
    const by = { tenggat: sql`assignment.tenggat`, judul: sql`assignment.judul`, kelas: sql`class.tingkat || class.simbol`, mapel: sql`subject.nama` }[sortBy as string] ?? sql`assignment.tenggat`;
    const found = searched(rows, search, ['assignment.judul', 'subject.nama']).select([...lessonColumns(db), ...ruleColumns] as never);
    const { data, ...counts } = await paged(found.orderBy(by, order).orderBy('assignment.tenggat', 'desc').orderBy('assignment.id_sesi'), { page, limit });
    const kemajuan = await counted(db, at, data.map((one: any) => one.id_sesi));
    return { ...counts, data: data.map((one: any) => ({ id: one.id_sesi, ...one, kemajuan: kemajuan(one.id_sesi) })) };
  }),

  answer(OneAssignment, assignmentTables, async (it, { id }, { now }) => {
    const db = it as Kysely<any>;
    const found: any = await assignments(db).select([...lessonColumns(db), ...ruleColumns, 'assignment.petunjuk', 'assignment.rubrik', 'assignment.berkas', 'assignment.soal', 'assignment.versi', 'assignment.isBegun'] as never).where('assignment.id_sesi', '=', id).executeTakeFirst();
    return found && { data: { id, ...found, berkas: await filesOf(db, found.berkas), kemajuan: (await counted(db, now.toISOString(), [id]))(id) } };
  }),

  answer(AssignmentSummary, tables, async (it, { pembaca, id_guru, id_tahun_ajaran, id_kelas_tahun_ajaran, id_mata_pelajaran }, { now }) => {
    const [db, at] = [it as Kysely<any>, now.toISOString()];
    const rows = filtered(readable(db, pembaca, { id_guru, id_tahun_ajaran }), { 'lesson.id_kelas_tahun_ajaran': id_kelas_tahun_ajaran, 'lesson.id_mata_pelajaran': id_mata_pelajaran });
    return { data: await summaryOf(db, rows, at) };
  }),

  answer(MissingWork, tables, async (it, { pembaca, id_kelas_tahun_ajaran }, { now }) => {
    const [db, at] = [it as Kysely<any>, now.toISOString()];
    const rows = filtered(readable(db, pembaca, {}), { 'lesson.id_kelas_tahun_ajaran': id_kelas_tahun_ajaran });
    const [kelas] = lessonColumns(db).slice(-1);
    const owed = withStudents(rows).where(isOwed(at))
      .select(['student.id_murid', 'student.nama', 'student.nis', 'lesson.id_kelas_tahun_ajaran', kelas, sql<number>`count(*)::int`.as('jumlah'),
        sql`jsonb_agg(jsonb_build_object('id_sesi', assignment.id_sesi, 'judul', assignment.judul, 'mapel', subject.nama, 'tenggat', assignment.tenggat, 'status', CASE WHEN submission.kembali THEN 'returned' ELSE 'missed' END) ORDER BY assignment.tenggat, assignment.id_sesi)`.as('tugas')] as never)
      .groupBy(['student.id_murid', 'student.nama', 'student.nis', 'lesson.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol'] as never);
    const data: any[] = await owed.orderBy('jumlah' as never, 'desc').orderBy(byClass).orderBy(byName('student.nama')).orderBy('student.id_murid' as never).limit(1000).execute();
    return { data: data.map((one) => ({ ...one, tugas: one.tugas.map((it: any) => ({ ...it, tenggat: new Date(it.tenggat).toISOString() })) })) };
  }),

  answer(PhrasesOf, [phrases], async (db, { id_guru }) => ({ data: (await db.selectFrom('phrases').select('daftar_frasa').where('id_guru', '=', id_guru).executeTakeFirst())?.daftar_frasa ?? [] })),
];
