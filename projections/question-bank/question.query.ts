import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { questionBank as api } from '#contract/question-bank/question-bank.api';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { level } from '#contract/classroom/level.resource';
import type { Asal } from '#contract/question-bank/question-exchange';
import { IsiSoal, type Kisi } from '#contract/question-bank/question';
import { filtered, natural, paged, searched } from '#projections/kit/paged';
import { answer, Question } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { questionStatistic } from '#projections/exam/mark.projection';
import { teacher } from '#projections/people/people.projection';
import { fingerprint } from '#projections/question-bank/fingerprint';
import { packageQuestion, question, questionVersion } from '#projections/question-bank/question.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { schoolClass } from '#projections/classroom/classroom.projection';

/** Who asks: leaders see all, a teacher their own and what is shared with those who teach its subject. */
export type Reader = { id_guru: string; isLeader: boolean };
type Asked<E extends { input: z.ZodObject }> = z.output<E['input']> & { pembaca: Reader };

export class Questions extends Question<Asked<typeof api.list>, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}
export class OneQuestion extends Question<InputOf<typeof api.one>, OutputOf<typeof api.one> | undefined> {
  static readonly endpoint = api.one;
}
export class QuestionSpread extends Question<Asked<typeof api.spread>, OutputOf<typeof api.spread>> {
  static readonly endpoint = api.spread;
}
/** Other questions that ask the same as this. */
export class Twins extends Question<{ id: string; soal: IsiSoal }, string[]> {}
/** Whether somebody may read each of these questions. */
export class MayReadQuestions extends Question<{ daftar_soal: readonly string[]; pembaca: Reader }, boolean> {}
/** Of each of these, what is the same for all that ask the same, and those of the bank that do. */
export class TwinsAmong extends Question<{ soal: readonly IsiSoal[] }, { sidik: string; kembar: string[] }[]> {}
/** Whole questions of a list, or as narrowed down, that somebody may read, with the names of where they belong. */
export class WholeQuestions extends Question<{ id_list?: readonly string[] | undefined; narrowed: object; most: number; pembaca: Reader }, (IsiSoal & { id: string; asal: Asal })[]> {}
/** Questions with what is right, in these versions. */
export class WholeVersions extends Question<{ daftar: readonly { id_soal: string; versi: number }[] }, (IsiSoal & { id_soal: string })[]> {}
export class OwnerOfQuestion extends Question<{ id: string }, string | undefined> {}
/** Questions for each line of a blueprint, those least used first; fewer where there are not enough. */
export class Drawn extends Question<{ kisi_kisi: readonly z.infer<typeof Kisi>[]; id_mata_pelajaran: string; id_level: string | null; pembaca: Reader }, string[][]> {}

const [competence, levels] = [readOf(basicCompetence).table, readOf(level).table];
const tables = [question, packageQuestion, questionStatistic, subject, levels, competence, teacher, teaching, schoolClass, schoolYear] as const;
type Rows = SelectQueryBuilder<any, any, any>;
const MOST_TWINS = 20;

/** What is shared is shared with those who teach the subject in the active semester. */
const taughtBy = (db: Kysely<any>, id_guru: string) =>
  db.selectFrom('teaching').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'teaching.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
    .select('teaching.id_mata_pelajaran').where('teaching.id_guru', '=', id_guru).where('school_year.isActive', '=', true);
const seenBy = (db: Kysely<any>, rows: Rows, { id_guru, isLeader }: Reader): Rows =>
  isLeader ? rows : rows.where((it) => it.or([it('question.id_guru', '=', id_guru), it.and([it('question.berbagi', '=', 'mapel'), it('question.id_mata_pelajaran', 'in', taughtBy(db, id_guru))])]));

const named = (db: Kysely<any>): Rows =>
  db.selectFrom('question')
    .leftJoin('subject', 'subject.id', 'question.id_mata_pelajaran').leftJoin('level', 'level.id', 'question.id_level')
    .leftJoin('basic-competence as kd', 'kd.id', 'question.id_kd').leftJoin('teacher', 'teacher.id_guru', 'question.id_guru')
    .select(['subject.nama as mapel', 'level.nama as level', 'kd.kode as kd', 'teacher.nama as guru']);

const LISTED = ['id', 'versi', 'tipe', 'ringkasan', 'id_mata_pelajaran', 'id_level', 'id_kd', 'kognitif', 'berbagi', 'id_guru', 'skor_maksimal', 'diubah'].map((it) => `question.${it}`);
const counted = (rows: Rows) => rows.select(sql<number>`count(*)::int`.as('jumlah'));
const dipakai = (db: Kysely<any>) => counted(db.selectFrom('package_question').whereRef('package_question.id_soal', '=', 'question.id'));
const kembar = (db: Kysely<any>) => counted(db.selectFrom('question as twin').whereRef('twin.sidik', '=', 'question.sidik').whereRef('twin.id', '<>', 'question.id'));

/** What past exams say of it, each exam by how many answered. */
const diujikan = (db: Kysely<any>) => {
  const past = db.selectFrom('question_statistic').whereRef('question_statistic.id_soal', '=', 'question.id');
  const mean = (column: string) => sql<number | null>`sum(${sql.ref(column)} * peserta) / nullif(sum(peserta) FILTER (WHERE ${sql.ref(column)} IS NOT NULL), 0)`.as('mean');
  return [past.select(sql<number>`count(*)::int`.as('jumlah')).as('ditanyakan'), past.select(mean('kesukaran')).as('kesukaran'), past.select(mean('daya_beda')).as('daya_beda')] as const;
};

const columns = (values: object) => Object.fromEntries(Object.entries(values).map(([name, value]) => [`question.${name}`, value]));

export const questionAnswers = [
  answer(Questions, tables, async (it, { pembaca, search, sortBy, order, page, limit, milik, ...narrowed }) => {
    const db = it as Kysely<any>;
    const owned = milik === 'saya' ? { id_guru: pembaca.id_guru } : milik === 'bersama' ? { berbagi: 'mapel' } : {};
    const rows = searched(filtered(seenBy(db, named(db), pembaca), columns({ ...narrowed, ...owned })), search, ['question.ringkasan', 'kd.kode']);
    const by = { dipakai: dipakai(db), ringkasan: natural('question.ringkasan') }[sortBy as string] ?? `question.${sortBy}`;
    return paged(rows.select([...LISTED, dipakai(db).as('dipakai'), kembar(db).as('kembar'), ...diujikan(db)]).orderBy(by as string, order).orderBy('question.id'), { page, limit }) as never;
  }),

  answer(OneQuestion, [...tables, questionVersion], async (db, { id, versi }) => {
    const row = await named(db as Kysely<any>).selectAll('question').select(diujikan(db as Kysely<any>) as never).where('question.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { sidik, ringkasan: __, ...told } = row as Record<string, unknown>;
    const kembar = await (db as Kysely<any>).selectFrom('question').leftJoin('teacher', 'teacher.id_guru', 'question.id_guru').select(['question.id', 'teacher.nama as guru'])
      .where('question.sidik', '=', sidik).where('question.id', '<>', id).orderBy('question.id').limit(MOST_TWINS).execute();
    const newest: Record<string, unknown> = { ...told, kembar };
    if (!versi || versi === newest.versi) return { data: { ...newest, terbaru: newest.versi } } as never;
    const asked = await db.selectFrom('question_version').selectAll().where('id_soal', '=', id).where('versi', '=', versi).executeTakeFirst();
    if (!asked) return undefined;
    const { id_soal: _, ditulis: diubah, ...isi } = asked;
    return { data: { ...newest, ...isi, diubah, terbaru: newest.versi } } as never;
  }),

  answer(QuestionSpread, tables, async (it, { pembaca, ...narrowed }) => {
    const db = it as Kysely<any>;
    const rows = filtered(seenBy(db, db.selectFrom('question').leftJoin('basic-competence as kd', 'kd.id', 'question.id_kd'), pembaca), columns(narrowed));
    const by = ['question.id_kd', 'kd.kode', 'question.kognitif', 'question.tipe'];
    return { data: await counted(rows.select(['question.id_kd', 'kd.kode as kd', 'question.kognitif', 'question.tipe'])).groupBy(by).orderBy(natural('kd.kode')).orderBy('question.kognitif').orderBy('question.tipe').execute() } as never;
  }),

  answer(Twins, [question], async (db, { id, soal }) =>
    (await db.selectFrom('question').select('id').where('id', '<>', id).where('sidik', '=', fingerprint(soal)).orderBy('id').limit(MOST_TWINS).execute()).map((it) => it.id)),

  answer(TwinsAmong, [question], async (db, { soal }) => {
    const prints = soal.map(fingerprint);
    const known = prints.length ? await db.selectFrom('question').select(['id', 'sidik']).where('sidik', 'in', [...new Set(prints)]).orderBy('id').execute() : [];
    return prints.map((sidik) => ({ sidik, kembar: known.filter((it) => it.sidik === sidik).map(({ id }) => id).slice(0, MOST_TWINS) }));
  }),

  answer(WholeQuestions, tables, async (it, { id_list, narrowed, most, pembaca }) => {
    const db = it as Kysely<any>;
    const rows = filtered(seenBy(db, named(db), pembaca), columns(narrowed));
    const listed = id_list ? rows.where('question.id', 'in', [...id_list]) : rows;
    const all = await listed.select(['id', 'kognitif', ...Object.keys(IsiSoal.shape)].map((name) => `question.${name}`)).select('subject.kode as kode').orderBy('question.diubah').orderBy('question.id').limit(most).execute();
    const found = all.map(({ mapel: _, guru: __, kode: mapel, level, kd, kognitif, ...isi }) => ({ ...isi as IsiSoal & { id: string }, asal: { ...(mapel && { mapel }), ...(level && { level }), ...(kd && { kd }), ...(kognitif && { kognitif }) } }));
    return id_list ? id_list.flatMap((id) => found.find((one) => one.id === id) ?? []) : found;
  }),

  answer(WholeVersions, [questionVersion], async (db, { daftar }) => {
    if (!daftar.length) return [];
    const rows = await db.selectFrom('question_version').selectAll().where('id_soal', 'in', daftar.map(({ id_soal }) => id_soal)).execute();
    return rows.filter((row) => daftar.some((it) => it.id_soal === row.id_soal && it.versi === row.versi)).map(({ versi: _, ditulis: __, ...isi }) => isi);
  }),

  answer(OwnerOfQuestion, [question], async (db, { id }) => (await db.selectFrom('question').select('id_guru').where('id', '=', id).executeTakeFirst())?.id_guru),

  answer(MayReadQuestions, tables, async (it, { daftar_soal, pembaca }) => {
    const db = it as Kysely<any>;
    const wanted = [...new Set(daftar_soal)];
    return !wanted.length || (await seenBy(db, db.selectFrom('question'), pembaca).select('question.id').where('question.id', 'in', wanted).execute()).length === wanted.length;
  }),

  answer(Drawn, tables, async (it, { kisi_kisi, id_mata_pelajaran, id_level, pembaca }) => {
    const db = it as Kysely<any>;
    const drawn: string[][] = [];
    for (const { jumlah, ...line } of kisi_kisi) {
      const given = Object.fromEntries(Object.entries({ id_level, ...line }).filter(([, value]) => value !== null));
      let rows = filtered(seenBy(db, db.selectFrom('question'), pembaca), columns({ id_mata_pelajaran, ...given }));
      if (drawn.flat().length) rows = rows.where('question.id', 'not in', drawn.flat());
      drawn.push((await rows.select('question.id').orderBy(dipakai(db)).orderBy('question.diubah').orderBy('question.id').limit(jumlah).execute()).map(({ id }) => id as string));
    }
    return drawn;
  }),
];
