import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { exam as api } from '#contract/exam/exam.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { classTables } from '#projections/classroom/class-rows';
import { attemptControl } from '#projections/exam/attempt.projection';
import { watched } from '#projections/exam/supervision.projection';
import { examQuestion } from '#projections/exam/exam.projection';
import { examTables, named, rooms, roomTables, type Rows, statusAt, told } from '#projections/exam/exam-rows';
import { filtered, natural, paged, searched } from '#projections/kit/paged';
import { answer, answeredFrom, Question } from '#projections/kit/question';
import { question, questionVersion, summaryOf } from '#projections/question-bank/question.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';

/** Of one teacher, or of all where none is named. */
export class Exams extends Question<z.output<typeof api.list.input>, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}
export class AllExams extends Question<{ id_guru?: string | undefined }, OutputOf<typeof api.all>> {
  static readonly endpoint = api.all;
}
/** Without its token, which stands in no table. */
type Told = { [K in keyof OutputOf<typeof api.one>]: K extends 'cbt' ? Omit<OutputOf<typeof api.one>['cbt'], 'token'> & { pakai_token: boolean } : OutputOf<typeof api.one>[K] };
export class OneExam extends Question<{ id: string }, Told | undefined> {
  static readonly endpoint = api.one;
}
export class OwnerOfExam extends Question<{ id: string }, { id_guru: string; tipe: string } | undefined> {}
export class TeachesExam extends Question<{ id: string; id_guru: string }, OutputOf<typeof api.teaches> | undefined> {
  static readonly endpoint = api.teaches;
}

answeredFrom(api.subjectsAndClasses, [...classTables, teaching, subject]);

/** What runs or comes next, then what was last. */
const byNearness = (rows: Rows, now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return rows.orderBy(sql`exam.tutup <= ${at}`).orderBy(sql`abs(extract(epoch from exam.mulai - ${at}))`);
};
/** Of everybody who sits it and has not begun it is known whether they came. */
async function isEverybodyMarked(db: Kysely<any>, id: string): Promise<boolean> {
  const { seats, unknown } = await db.selectFrom('exam_participant').leftJoin('attempt_control', (join) => join.onRef('attempt_control.id_cbt', '=', 'exam_participant.id_cbt').onRef('attempt_control.id_murid', '=', 'exam_participant.id_murid'))
    .leftJoin('exam_watched', (join) => join.onRef('exam_watched.id_cbt', '=', 'exam_participant.id_cbt').onRef('exam_watched.id_murid', '=', 'exam_participant.id_murid'))
    .select([sql<number>`count(*)`.as('seats'), sql<number>`count(*) FILTER (WHERE tenggat IS NULL AND status_kehadiran IS NULL)`.as('unknown')]).where('exam_participant.id_cbt', '=', id).executeTakeFirstOrThrow();
  return Number(seats) > 0 && Number(unknown) === 0;
}
const RULES = ['acak_soal', 'acak_opsi', 'pakai_token', 'peramban', 'pindah_perangkat', 'fokus', 'versi', 'alasan'];

export const examAnswers = [
  answer(Exams, examTables, async (it, { search, sortBy, order, page, limit, status, id_kelas_tahun_ajaran, ...narrowed }, { now }) => {
    const db = it as Kysely<any>;
    let found = filtered(named(db), Object.fromEntries(Object.entries(narrowed).map(([name, value]) => [`exam.${name}`, value])));
    if (status) found = found.where(statusAt(now), '=', status);
    if (id_kelas_tahun_ajaran) found = found.where('exam.id', 'in', db.selectFrom('exam_class').select('exam_class.id_cbt').where('exam_class.id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran));
    found = told(db, searched(found, search, ['exam.judul', 'subject.nama', 'teacher.nama']), now);
    const sorted = sortBy === 'terdekat' ? byNearness(found, now) : found.orderBy((sortBy === 'judul' ? natural('exam.judul') : `exam.${sortBy}`) as string, order);
    return paged(sorted.orderBy('exam.id'), { page, limit }) as never;
  }),

  answer(AllExams, examTables, async (it, { id_guru }, { now }) => {
    const db = it as Kysely<any>;
    return { data: await byNearness(told(db, filtered(named(db), { 'exam.id_guru': id_guru }), now), now).orderBy('exam.id').execute() } as never;
  }),

  answer(OneExam, [...roomTables, examQuestion, question, questionVersion, attemptControl, watched], async (it, { id }, { now }) => {
    const db = it as Kysely<any>;
    const cbt = await told(db, named(db), now).select(RULES.map((name) => `exam.${name}`)).where('exam.id', '=', id).executeTakeFirst();
    if (!cbt) return undefined;
    const asked = await db.selectFrom('exam_question').innerJoin('question', 'question.id', 'exam_question.id_soal')
      .innerJoin('question_version', (join) => join.onRef('question_version.id_soal', '=', 'exam_question.id_soal').onRef('question_version.versi', '=', 'exam_question.versi'))
      .select(['exam_question.id_soal', 'exam_question.versi', 'exam_question.bobot', 'exam_question.nomor', 'question_version.tipe', 'question_version.pertanyaan', 'question.versi as terbaru'])
      .where('exam_question.id_cbt', '=', id).orderBy('exam_question.nomor').execute();
    const cbt_soals = asked.map(({ pertanyaan, ...soal }) => ({ ...soal, ringkasan: summaryOf(pertanyaan) }));
    const listPengawas = await rooms(db).where('exam_room.id_cbt', '=', id).orderBy('exam_room.nomor').execute();
    return { cbt: { ...cbt, cbt_soals }, isAttendanceSubmitted: await isEverybodyMarked(db, id), listPengawas } as never;
  }),

  answer(OwnerOfExam, [examTables[0]], (db, { id }) => db.selectFrom('exam').select(['id_guru', 'tipe']).where('id', '=', id).executeTakeFirst()),

  answer(TeachesExam, [...examTables, teaching, schoolYear], async (it, { id, id_guru }) => {
    const db = it as Kysely<any>;
    const found = await named(db).select(['exam.id as id_cbt', 'exam.id_mata_pelajaran', 'subject.nama as mapel', 'exam.id_tahun_ajaran']).where('exam.id', '=', id).executeTakeFirst();
    if (!found) return undefined;
    const { id_tahun_ajaran, ...data } = found;
    const taught = await db.selectFrom('teaching').select('id_pengampu').where('id_guru', '=', id_guru).where('id_mata_pelajaran', '=', data.id_mata_pelajaran).where('id_tahun_ajaran', '=', id_tahun_ajaran).limit(1).execute();
    return { data: { ...data, diampu: taught.length > 0 } } as never;
  }),
];
