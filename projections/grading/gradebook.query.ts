import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import type { Assesment } from '#contract/grading/gradebook';
import { type BarisNilai, type BukuNilai, gradebook as api, type IsiBuku, type KolomTampil } from '#contract/grading/gradebook.api';
import { KKM } from '#contract/curriculum/kbm';
import type { OutputOf } from '#contract/kit/endpoint';
import { grouped } from '#contract/kit/grouped';
import { byClass, classLabelIn, classTables, ofYear } from '#projections/classroom/class-rows';
import { classMember } from '#projections/classroom/classroom.projection';
import { kbm } from '#projections/curriculum/kbm.projection';
import { attitude, gradebook, gradeColumn, gradeDescription, score } from '#projections/grading/gradebook.projection';
import { countedByClass, movedScores, movedTables } from '#projections/grading/moved-scores.query';
import { gradebookId, isMerdeka, settingsTable } from '#projections/grading/gradebook-place.query';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { byName } from '#projections/people/by-name';
import { student } from '#projections/people/people.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';

type Of = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
/** Whose gradebooks: those that they teach, those of the class that they lead, both of these, or all. */
export type Pembaca = { id_guru: string | null; sebagai: 'guru' | 'wali' | 'guru_wali' | 'pimpinan' };

export class Gradebooks extends Question<{ id_tahun_ajaran?: string | undefined; id_level?: string | undefined; id_mata_pelajaran?: string | undefined; id_kelas_tahun_ajaran?: string | undefined; pembaca: Pembaca }, { data: BukuNilai[] }> {
  static readonly endpoint = api.tab;
}
/** Without what only whoever asks decides. */
export class OpenGradebook extends Question<Of, Omit<IsiBuku, 'boleh_menilai' | 'boleh_membuka' | 'orang'> | undefined> {
  static readonly endpoint = api.open;
}
export class GradebookColumns extends Question<Of & { assesmentType?: Assesment | undefined }, OutputOf<typeof api.columns>> {
  static readonly endpoint = api.columns;
}

const competence = readOf(basicCompetence).table;
const tables = [...classTables, classMember, subject, teaching, slot, student, gradebook, gradeColumn, score, settingsTable, competence] as const;
type Read = Kysely<any>;

answeredFrom(api.byLevel, tables);

/** Every subject in every class where somebody teaches it, by assignment or by the timetable. */
/** Who teaches which subject in which class, by assignment or by timetable. */
export const taught = (db: Read) => db.selectFrom('teaching').select(['id_kelas_tahun_ajaran', 'id_mata_pelajaran', 'id_guru']).union(db.selectFrom('slot').select(['id_kelas_tahun_ajaran', 'id_mata_pelajaran', 'id_guru'])).as('taught');
const teachers = (db: Read) => db.selectFrom(taught(db)).innerJoin('teacher as one', 'one.id_guru', 'taught.id_guru').select(sql<string | null>`string_agg(DISTINCT one.nama, ', ')`.as('nama'))
  .whereRef('taught.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').whereRef('taught.id_mata_pelajaran', '=', 'subject.id');

/** Numbers of a gradebook: its columns, its scores, those of students who are in the class. A remedial is for whoever needs it: nobody is awaited there. */
function counts(db: Read) {
  const columns = db.selectFrom('grade_column').whereRef('grade_column.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').whereRef('grade_column.id_mata_pelajaran', '=', 'subject.id');
  const scores = columns.innerJoin('score', 'score.id_kolom', 'grade_column.id_kolom').innerJoin('class_member', (join) => join.onRef('class_member.id_murid', '=', 'score.id_murid').onRef('class_member.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran')).where('score.nilai', 'is not', null);
  return [
    columns.select(sql<number>`count(*)::int`.as('n')).as('jumlah_kolom'), columns.select(sql<number>`(count(*) FILTER (WHERE NOT "isRemedial"))::int`.as('n')).as('ditunggu'), columns.select(sql<number>`count(DISTINCT id_kd)::int`.as('n')).as('kdAmount'),
    scores.select(sql<number>`(count(*) FILTER (WHERE NOT "isRemedial"))::int`.as('n')).as('terisi'), scores.select(sql<number | null>`round(avg(score.nilai)::numeric, 2)::float8`.as('n')).as('rata_rata'),
  ] as const;
}

/** Gradebooks that somebody teaches, or taught: with columns one stays (decision 140). */
const books = (db: Read) => {
  const [kelas, mapel] = ['id_kelas_tahun_ajaran', 'id_mata_pelajaran'] as const;
  const pairs = db.selectFrom('teaching').select([kelas, mapel]).union(db.selectFrom('slot').select([kelas, mapel])).union(db.selectFrom('grade_column').select([kelas, mapel])).as('pair');
  return db.selectFrom(pairs).innerJoin('class', 'class.id_kelas_tahun_ajaran', 'pair.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').innerJoin('subject', 'subject.id', 'pair.id_mata_pelajaran')
    .leftJoin('level', 'level.tingkat', 'class.tingkat')
    .leftJoin('gradebook', (join) => join.onRef('gradebook.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').onRef('gradebook.id_mata_pelajaran', '=', 'subject.id'))
    .select([
      'subject.id as id_mata_pelajaran', 'subject.nama as mapel', 'class.id_kelas', 'class.id_kelas_tahun_ajaran', 'class.id_tahun_ajaran', classLabelIn(db).as('kelas'), 'class.tingkat', 'class.jumlah_murid', 'level.id as id_level', sql<number>`(${isMerdeka(db)})::int`.as('kumer'), teachers(db).as('guru'),
      'school_year.isActive', 'gradebook.terkunci', 'gradebook.terkunci_pada', 'gradebook.buka_diminta', 'gradebook.diubah', ...counts(db),
    ] as never);
};
/** Whether somebody teaches the subject in the class; the query names them `subject` and `class`. */
export const isTaughtBy = (db: Read, id_guru: string | RawBuilder<unknown>) => sql<SqlBool>`EXISTS ${db.selectFrom(taught(db)).select('taught.id_guru').where('taught.id_guru', '=', id_guru as never).whereRef('taught.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').whereRef('taught.id_mata_pelajaran', '=', 'subject.id')}`;

const bookOf = ({ isActive: _, id_tahun_ajaran: __, ditunggu, ...row }: any): BukuNilai => ({ ...row, id_buku_nilai: gradebookId(row.id_kelas_tahun_ajaran, row.id_mata_pelajaran), dari: ditunggu * row.jumlah_murid, terkunci: row.terkunci ?? false });

/** A gradebook's columns in the order of a report: by kind, by competence, as they came. */
async function columnsOf(db: Read, { id_kelas_tahun_ajaran, id_mata_pelajaran }: Of): Promise<KolomTampil[]> {
  const rows: any[] = await db.selectFrom('grade_column').leftJoin('basic-competence as kd', 'kd.id', 'grade_column.id_kd')
    .select(['id_kolom', 'assesmentType', 'tipe', 'grade_column.nama', 'id_kd', 'grade_column.lingkup_materi', 'teknik', 'bobot', 'tanggal', 'isRemedial', 'asal', 'id_asal', 'kd.kode', 'kd.alias', 'kd.kompetensi_dasar', 'kd.urutan', 'kd.lingkup_materi as lingkup_kompetensi'])
    .where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('grade_column.id_mata_pelajaran', '=', id_mata_pelajaran)
    .orderBy(sql`array_position(ARRAY['pengetahuan', 'keterampilan', 'sumatif_lm', 'sumatif_ts', 'sumatif_as', 'formatif'], "assesmentType")`).orderBy(sql`array_position(ARRAY['KD', 'TP', 'LM', 'PTS', 'STS', 'PAS', 'SAS'], tipe)`)
    .orderBy('kd.urutan').orderBy(sql`kd.kode COLLATE read."natural"`).orderBy('grade_column.dibuat').orderBy('id_kolom').execute();
  return rows;
}

export const gradebookAnswers = [
  answer(Gradebooks, tables, async (it, { id_tahun_ajaran, id_level, id_mata_pelajaran, id_kelas_tahun_ajaran, pembaca: { id_guru, sebagai } }) => {
    const db = it as Read;
    let found = books(db).where(id_kelas_tahun_ajaran ? sql<SqlBool>`class.id_kelas_tahun_ajaran = ${id_kelas_tahun_ajaran}` : ofYear(id_tahun_ajaran));
    if (id_level) found = found.where('level.id', '=', id_level as never);
    if (id_mata_pelajaran) found = found.where('subject.id', '=', id_mata_pelajaran as never);
    if (sebagai === 'guru') found = found.where(isTaughtBy(db, id_guru as string));
    if (sebagai === 'wali') found = found.where('class.id_guru', '=', id_guru as never);
    if (sebagai === 'guru_wali') found = found.where(({ or, eb }) => or([isTaughtBy(db, id_guru as string), eb('class.id_guru', '=', id_guru as never)]));
    const rows = await found.orderBy('subject.urutan' as never).orderBy('subject.nama' as never).orderBy(byClass).execute();
    return { data: rows.map(bookOf) };
  }),

  answer(OpenGradebook, [...tables, ...movedTables, gradeDescription, attitude, kbm], async (it, of) => {
    const db = it as Read;
    const row: any = await books(db).where('class.id_kelas_tahun_ajaran', '=', of.id_kelas_tahun_ajaran as never).where('subject.id', '=', of.id_mata_pelajaran as never).executeTakeFirst();
    if (!row) return undefined;
    const id_buku_nilai = gradebookId(of.id_kelas_tahun_ajaran, of.id_mata_pelajaran);
    const [kolom, murid, cells, texts, judged, passing, moved] = await Promise.all([
      columnsOf(db, of),
      db.selectFrom('class_member').innerJoin('student', 'student.id_murid', 'class_member.id_murid').select(['student.id_murid', 'student.nama', 'student.nis', 'student.jenis_kelamin']).where('id_kelas_tahun_ajaran', '=', of.id_kelas_tahun_ajaran).orderBy(byName('student.nama')).orderBy('student.id_murid').execute() as Promise<any[]>,
      db.selectFrom('score').innerJoin('grade_column', 'grade_column.id_kolom', 'score.id_kolom').select(['score.id_kolom', 'score.id_murid', 'score.nilai', 'score.oleh', 'score.pada', 'score.cara']).where('score.id_buku_nilai', '=', id_buku_nilai).execute() as Promise<any[]>,
      db.selectFrom('grade_description').select(['id_murid', 'jenis', 'teks']).where('id_buku_nilai', '=', id_buku_nilai).where('teks', 'is not', null).execute() as Promise<any[]>,
      db.selectFrom('attitude').select(['id_murid', 'aspek', 'nilai', 'jurnal']).where('id_buku_nilai', '=', id_buku_nilai).execute() as Promise<any[]>,
      db.selectFrom('kbm').select('kkm').where('id_tahun_ajaran', '=', row.id_tahun_ajaran).where('id_mata_pelajaran', '=', of.id_mata_pelajaran).where('id_level', '=', row.id_level).executeTakeFirst(),
      movedScores(db, of),
    ]);
    const [sel, deskripsi, sikap] = [grouped(cells, (one) => one.id_murid), grouped(texts, (one) => one.id_murid), grouped(judged, (one) => one.id_murid)];
    const lines = murid.map((who): BarisNilai => ({
      ...who, sel: Object.fromEntries((sel.get(who.id_murid) ?? []).map(({ id_kolom, id_murid: _, ...one }) => [id_kolom, one])),
      deskripsi: (deskripsi.get(who.id_murid) ?? []).map(({ id_murid: _, ...one }) => one), sikap: (sikap.get(who.id_murid) ?? []).map(({ id_murid: _, ...one }) => one),
    }));
    return { ...bookOf(row), isActive: row.isActive, kkm: passing?.kkm ?? KKM.biasa, kolom, murid: lines, pindahan: row.isActive ? countedByClass(moved) : [] };
  }),

  answer(GradebookColumns, [...tables, kbm], async (it, { assesmentType, ...of }) => {
    const db = it as Read;
    const columns = (await columnsOf(db, of)).filter((one) => !assesmentType || one.assesmentType === assesmentType);
    const passing = db.selectFrom('kbm').innerJoin('level', 'level.id', 'kbm.id_level').innerJoin('class', (join) => join.onRef('class.tingkat', '=', 'level.tingkat').onRef('class.id_tahun_ajaran', '=', 'kbm.id_tahun_ajaran')).select('kbm.kkm')
      .where('class.id_kelas_tahun_ajaran', '=', of.id_kelas_tahun_ajaran).where('kbm.id_mata_pelajaran', '=', of.id_mata_pelajaran).limit(1);
    const rows: any[] = await db.selectFrom('score').innerJoin('class_member', (join) => join.onRef('class_member.id_murid', '=', 'score.id_murid').on('class_member.id_kelas_tahun_ajaran', '=', of.id_kelas_tahun_ajaran))
      .select(['score.id_kolom', sql`count(*)::int`.as('terisi'), sql`round(avg(nilai)::numeric, 2)::float8`.as('rata_rata'), sql`max(nilai)`.as('tertinggi'), sql`min(nilai)`.as('terendah'), sql`(count(*) FILTER (WHERE nilai < coalesce((${passing}), ${KKM.biasa})))::int`.as('di_bawah_kkm')])
      .where('score.id_buku_nilai', '=', gradebookId(of.id_kelas_tahun_ajaran, of.id_mata_pelajaran)).where('score.nilai', 'is not', null).groupBy('score.id_kolom').execute();
    const by = new Map(rows.map(({ id_kolom, ...one }) => [id_kolom, one]));
    return { data: columns.map((one) => ({ ...one, ...(by.get(one.id_kolom) ?? { terisi: 0, rata_rata: null, tertinggi: null, terendah: null, di_bawah_kkm: 0 }) })) };
  }),
];
