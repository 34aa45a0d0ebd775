import { type Kysely, sql } from 'kysely';
import { reportSetting } from '#contract/grading/report-setting.resource';
import type { TipeRapor } from '#contract/report-card/report';
import { classTables } from '#projections/classroom/class-rows';
import { account } from '#projections/identity/account.projection';
import { teacher } from '#projections/people/people.projection';
import { classMember } from '#projections/classroom/classroom.projection';
import { gradeColumn, score } from '#projections/grading/gradebook.projection';
import { filtered } from '#projections/kit/paged';
import { answer, Question } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { uuidV5 } from '#projections/kit/uuid';
import { reportCard } from '#projections/report-card/report-card.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';
import { basicCompetence } from '#contract/subject/basic-competence.resource';

/** A subject has one gradebook in a class of a semester, whoever speaks of it. */
export const gradebookId = (id_kelas_tahun_ajaran: string, id_mata_pelajaran: string) => uuidV5(id_kelas_tahun_ajaran, id_mata_pelajaran);

type Of = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
/** What a decision on a gradebook may know: whether its semester is open, its curriculum, who is in the class, whose report of its end (`terbit`) and of its middle (`terbit_tengah`) is out, the competences of the subject on its level. Nothing where there is no such class or subject. */
export class GradebookGrounds extends Question<Of, BookGrounds | undefined> {}
export type BookGrounds = { isActive: boolean; kumer: boolean; murid: readonly string[]; terbit: readonly string[]; terbit_tengah: readonly string[]; kompetensi: readonly { id: string; jenis: 'KD' | 'TP'; kode: string }[] };
/** Who somebody is to a gradebook. Nothing where there is none. */
export class PartInGradebook extends Question<{ id_kelas: string; id_mata_pelajaran: string; id_orang: string }, { id_kelas_tahun_ajaran: string; isTaught: boolean; isTeacher: boolean; isWali: boolean; isMember: boolean; isActive: boolean } | undefined> {}

export const settingsTable = readOf(reportSetting).table;
/** The competences of a subject on a level in their order, or one by its id. */
export class CompetencesOf extends Question<{ id_kd?: string; id_mata_pelajaran?: string; id_level?: string }, { id: string; kode: string; jenis: 'KD' | 'TP'; id_mata_pelajaran: string; id_level: string }[]> {}
/** Who wrote the scores of a gradebook. */
export class ColumnAuthors extends Question<{ id_buku_nilai: string }, { id: string; nama: string | null }[]> {}

const competence = readOf(basicCompetence).table;
type Read = Kysely<any>;

/** Whether the level of a class follows Merdeka in its semester (domain 1.9); the query names its class `class`, its level `level`. */
export const isMerdeka = (db: Read) =>
  sql<boolean>`coalesce((${db.selectFrom('report-setting').select('kumer').whereRef('report-setting.id_level', '=', 'level.id').whereRef('report-setting.id_tahun_ajaran', '=', 'class.id_tahun_ajaran').limit(1)}), 1) = 1`;
/** Whether somebody teaches a subject in a class, by assignment or by the timetable (domain A.3). */
const taughtIn = (db: Read, table: 'teaching' | 'slot' | 'grade_column', id_mata_pelajaran: string, id_guru?: string) => {
  const found = db.selectFrom(table).select(sql`1`.as('one')).whereRef(`${table}.id_kelas_tahun_ajaran`, '=', 'class.id_kelas_tahun_ajaran').where(`${table}.id_mata_pelajaran`, '=', id_mata_pelajaran);
  return sql`EXISTS ${id_guru ? found.where(`${table}.id_guru`, '=', id_guru) : found}`;
};
const taught = (db: Read, id_mata_pelajaran: string, id_guru?: string) => sql<boolean>`(${taughtIn(db, 'teaching', id_mata_pelajaran, id_guru)} OR ${taughtIn(db, 'slot', id_mata_pelajaran, id_guru)})`;
/** Or was graded there before its teacher was taken from it: its grades stand in the ledger, and open. */
const isHeld = (db: Read, id_mata_pelajaran: string) => sql<boolean>`(${taught(db, id_mata_pelajaran)} OR ${taughtIn(db, 'grade_column', id_mata_pelajaran)})`;

export const gradebookRowAnswers = [
  answer(GradebookGrounds, [...classTables, subject, classMember, settingsTable, competence, reportCard], async (it, { id_kelas_tahun_ajaran, id_mata_pelajaran }) => {
    const db = it as Read;
    const found = await db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').innerJoin('level', 'level.tingkat', 'class.tingkat')
      .innerJoin('subject', (join) => join.on('subject.id', '=', id_mata_pelajaran)).select(['school_year.isActive', 'level.id as id_level', 'subject.tampil_rapor', isMerdeka(db).as('kumer')]).where('class.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).executeTakeFirst();
    if (!found) return undefined;
    const murid = await db.selectFrom('class_member').select('id_murid').where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).orderBy('id_murid').execute();
    const out = await db.selectFrom('report_card').select(['id_murid', 'type']).where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).where('isPublished', '=', true).orderBy('id_murid').execute();
    const outOf = (type: TipeRapor) => out.filter((one) => one.type === type).map(({ id_murid }) => id_murid);
    const kompetensi = await db.selectFrom('basic-competence').select(['id', 'jenis', 'kode']).where('id_mata_pelajaran', '=', id_mata_pelajaran).where('id_level', '=', found.id_level).orderBy('id').execute();
    return { isActive: found.isActive, kumer: found.kumer, murid: murid.map(({ id_murid }) => id_murid), terbit: outOf('akhir_semester'), terbit_tengah: found.tampil_rapor ? outOf('tengah_semester') : [], kompetensi: kompetensi as never };
  }),

  answer(PartInGradebook, [...classTables, subject, classMember, teaching, slot, gradeColumn], async (it, { id_kelas, id_mata_pelajaran, id_orang }) => {
    const db = it as Read;
    const found = await db.selectFrom('class').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').innerJoin('subject', (join) => join.on('subject.id', '=', id_mata_pelajaran))
      .select(['class.id_kelas_tahun_ajaran', 'school_year.isActive', isHeld(db, id_mata_pelajaran).as('isTaught'), taught(db, id_mata_pelajaran, id_orang).as('isTeacher'), sql<boolean>`class.id_guru IS NOT DISTINCT FROM ${id_orang}`.as('isWali'),
        sql<boolean>`EXISTS ${db.selectFrom('class_member').select('id_murid').whereRef('class_member.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').where('id_murid', '=', id_orang)}`.as('isMember')])
      .where(sql<boolean>`(class.id_kelas_tahun_ajaran = ${id_kelas} OR (class.id_kelas = ${id_kelas} AND school_year."isActive"))`).executeTakeFirst();
    return found as never;
  }),

  answer(CompetencesOf, [competence], (it, { id_kd, id_mata_pelajaran, id_level }) =>
    filtered((it as Read).selectFrom('basic-competence').select(['id', 'kode', 'jenis', 'id_mata_pelajaran', 'id_level']), { id: id_kd, id_mata_pelajaran, id_level }).orderBy('urutan').orderBy(sql`kode COLLATE read."natural"`).orderBy('id').execute() as never),

  answer(ColumnAuthors, [score, teacher, account], (it, { id_buku_nilai }) =>
    (it as Read).selectFrom('score').leftJoin('teacher', 'teacher.id_guru', 'score.oleh').leftJoin('account', 'account.id_akun', 'score.oleh')
      .select(['score.oleh as id', sql<string | null>`coalesce(teacher.nama, account.nama, account.username)`.as('nama')]).distinct().where('score.id_buku_nilai', '=', id_buku_nilai).where('score.oleh', 'is not', null).orderBy('score.oleh').execute() as never),
];

