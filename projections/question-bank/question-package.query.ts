import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import { level } from '#contract/classroom/level.resource';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { questionPackage as api } from '#contract/question-bank/question-bank.api';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { filtered, natural, paged, searched } from '#projections/kit/paged';
import { answer, Question } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { teacher } from '#projections/people/people.projection';
import { packageQuestion, question, questionPackage } from '#projections/question-bank/question.projection';
import type { Reader } from '#projections/question-bank/question.query';
import { subject } from '#projections/subject/subject.projection';

export class QuestionPackages extends Question<z.output<typeof api.list.input> & { pembaca: Reader }, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}
export class OneQuestionPackage extends Question<InputOf<typeof api.one>, OutputOf<typeof api.one> | undefined> {
  static readonly endpoint = api.one;
}
export class OwnerOfPackage extends Question<{ id: string }, string | undefined> {}

const tables = [questionPackage, subject, readOf(level).table, teacher] as const;

const named = (db: Kysely<any>): SelectQueryBuilder<any, any, any> =>
  db.selectFrom('question_package')
    .leftJoin('subject', 'subject.id', 'question_package.id_mata_pelajaran').leftJoin('level', 'level.id', 'question_package.id_level').leftJoin('teacher', 'teacher.id_guru', 'question_package.id_guru')
    .select(['subject.nama as mapel', 'level.nama as level', 'teacher.nama as guru'])
    .select(['id', 'judul', 'tipe', 'id_mata_pelajaran', 'id_level', 'id_guru', 'jumlah_soal', 'diubah'].map((it) => `question_package.${it}`));

export const questionPackageAnswers = [
  answer(QuestionPackages, tables, async (db, { pembaca: { id_guru, isLeader }, search, sortBy, order, page, limit, ...narrowed }) => {
    const wanted = { ...narrowed, ...(isLeader ? {} : { id_guru }) };
    const rows = filtered(named(db as Kysely<any>), Object.fromEntries(Object.entries(wanted).map(([name, value]) => [`question_package.${name}`, value])));
    const by = sortBy === 'judul' ? natural('question_package.judul') : `question_package.${sortBy}`;
    return paged(searched(rows, search, ['question_package.judul']).orderBy(by as string, order).orderBy('question_package.id'), { page, limit }) as never;
  }),

  answer(OneQuestionPackage, [...tables, packageQuestion, question, readOf(basicCompetence).table], async (it, { id }) => {
    const db = it as Kysely<any>;
    const found = await named(db).select('question_package.kisi_kisi').where('question_package.id', '=', id).executeTakeFirst();
    if (!found) return undefined;
    const daftar_soal = await db.selectFrom('package_question').innerJoin('question', 'question.id', 'package_question.id_soal').leftJoin('basic-competence as kd', 'kd.id', 'question.id_kd')
      .select(['package_question.id_soal', 'package_question.bobot', 'question.tipe', 'question.ringkasan', 'question.versi', 'kd.kode as kd', 'question.kognitif'])
      .where('package_question.id_paket', '=', id).orderBy('package_question.nomor').execute();
    return { data: { ...found, daftar_soal } } as never;
  }),

  answer(OwnerOfPackage, [questionPackage], async (db, { id }) => (await db.selectFrom('question_package').select('id_guru').where('id', '=', id).executeTakeFirst())?.id_guru),
];
