import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { ButirDianalisis } from '#contract/exam/marking';
import { marking as api } from '#contract/exam/marking.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { classesOf, named } from '#projections/exam/exam-rows';
import { examClass } from '#projections/exam/exam.projection';
import { markingState, markTrace, questionStatistic } from '#projections/exam/mark.projection';
import { analysisOf, statisticsOf } from '#projections/exam/analysis-of-exam';
import { type Answered, answeredIn, asMarked, type Asked, askedIn, essaysIn, essayTables, marksOf, markTables, ofClass, seats, unread } from '#projections/exam/mark-rows';
import { roomRecord } from '#projections/exam/supervision.projection';
import { account } from '#projections/identity/account.projection';
import { filtered, paged, searched } from '#projections/kit/paged';
import { answer, answeredFrom, Question, viewOf } from '#projections/kit/question';
import { byName } from '#projections/people/by-name';
import { person } from '#projections/people/person';
import { teacher } from '#projections/people/people.projection';
import { summaryOf } from '#projections/question-bank/question.projection';
import { subject } from '#projections/subject/subject.projection';

export class MarkingHead extends Question<{ id: string }, OutputOf<typeof api.head> | undefined> {
  static readonly endpoint = api.head;
}
export class MarksOfExam extends Question<z.output<typeof api.list.input>, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}
export class EssaysOfExam extends Question<z.output<typeof api.essays.input>, OutputOf<typeof api.essays>> {
  static readonly endpoint = api.essays;
}
/** Of one teacher's exams, or of all. */
export class MarkTraces extends Question<z.output<typeof api.log.input> & { id_guru?: string | undefined }, OutputOf<typeof api.log>> {
  static readonly endpoint = api.log;
}
type Row = OutputOf<typeof api.list>['data'][number];
/** One participant of an exam with their mark, and what their essays were given. */
export class MarkOfStudent extends Question<{ id_cbt: string; id_murid: string }, { baris: Row; esai: Essay[]; isFinal: boolean } | undefined> {}
type Essay = { id_soal: string; nomor: number; skor: number; skor_maksimal: number; rubrik: number[]; catatan: string | null; oleh: { id: string; nama: string | null } | null; pada: string };
/** The questions of an exam, and what everybody who has finished answered. */
export class AnswersOfExam extends Question<{ id_cbt: string }, { asked: Asked[]; murid: Answered[] }> {}
export class AnalysisOfExam extends Question<{ id: string; id_kelas?: string | undefined }, OutputOf<typeof api.analysis> | undefined> {
  static readonly endpoint = api.analysis;
}
/** What is left to do in an exam: who may still hand something in, essays that nobody has read; and how its questions were answered. */
export class MarkingLeft extends Question<{ id_cbt: string; at: string }, { mengerjakan: number; selesai: number; belum_dinilai: number; terlambat: number; butir: ButirDianalisis[] }> {}
/** What past exams say of a question, the newest first. */
export class StatisticsOfQuestion extends viewOf(api.ofQuestion) {}
/** Attempts that are finished. */
export class FinishedAttempts extends Question<{ id_cbt: string }, { id_peserta: string; id_cbt: string; id_murid: string }[]> {}

const headTables = [...essayTables, examClass, markingState, subject, teacher, account] as const;
answeredFrom(api.sheet, headTables);
answeredFrom(api.result, headTables);

const TRACED = ['id', 'pada', 'jenis', 'sebab', 'alasan', 'id_cbt', 'id_peserta', 'id_murid', 'ke', 'id_soal', 'sebelum', 'sesudah'];
const leftIn = async (db: Kysely<any>, id_cbt: string) =>
  new Map((await unread(essaysIn(db, id_cbt)).clearSelect().select(['exam_question.id_soal', sql<number>`count(*)::int`.as('jumlah')]).groupBy('exam_question.id_soal').execute()).map(({ id_soal, jumlah }: any): [string, number] => [id_soal, jumlah]));
/** Whose answers wait for a supervisor's word. */
const lateIn = async (db: Kysely<any>, id_cbt: string): Promise<number> =>
  (await db.selectFrom('attempt').select(sql<number>`count(*)::int`.as('jumlah')).where('id_cbt', '=', id_cbt).where('terlambat', '>', 0).executeTakeFirstOrThrow()).jumlah as number;
const sumOf = (left: ReadonlyMap<string, number>) => [...left.values()].reduce((sum, n) => sum + n, 0);
const stateOf = (db: Kysely<any>, id_cbt: string) => db.selectFrom('marking').selectAll().where('id_cbt', '=', id_cbt).executeTakeFirst() as Promise<z.output<typeof markingState.row> | undefined>;

export const markingAnswers = [
  answer(MarkingHead, headTables, async (it, { id }) => {
    const db = it as Kysely<any>;
    const exam: any = await named(db).select(['exam.id as id_cbt', 'exam.judul', 'exam.tipe', 'subject.nama as mapel', 'exam.id_guru', 'teacher.nama as guru', 'exam.mulai', 'exam.tutup', classesOf(db, (rows) => rows.whereRef('exam_class.id_cbt', '=', 'exam.id')).as('kelas')]).where('exam.id', '=', id).executeTakeFirst();
    if (!exam) return undefined;
    const [asked, left, state] = [await askedIn(db, id), await leftIn(db, id), await stateOf(db, id)];
    const counts: any = await db.selectFrom(marksOf(db, id).as('baris')).select([
      sql`count(*)::int`.as('peserta'), sql`count(*) FILTER (WHERE mulai IS NOT NULL AND selesai IS NULL)::int`.as('mengerjakan'), sql`count(selesai)::int`.as('selesai'), sql`count(nilai)::int`.as('dinilai'),
    ]).executeTakeFirstOrThrow();
    const put: any[] = await db.selectFrom('key_correction').select(['id_soal', 'cara', 'kunci', 'alasan', 'pada', person(db, 'key_correction.oleh').as('oleh')]).where('id_cbt', '=', id).execute();
    const soal = asked.map(({ isi, koreksi: _, ...one }) => {
      const { id_soal: __, ...koreksi } = put.find(({ id_soal }) => id_soal === one.id_soal) ?? {};
      return { ...one, ...isi, ringkasan: summaryOf(isi.pertanyaan), belum_dinilai: left.get(one.id_soal) ?? 0, koreksi: koreksi.cara ? koreksi : null };
    });
    const kemajuan = { ...counts, belum_dinilai: sumOf(left), terlambat: await lateIn(db, id), isFinal: state?.isFinal ?? false, final_pada: state?.final_pada ?? null, koreksi: state?.koreksi ? { dinilai: state.dinilai, dari: state.dari } : null };
    return { data: { ...exam, kemajuan, soal } } as never;
  }),

  answer(MarksOfExam, markTables, async (it, { id, page, limit, search, sortBy, order, id_kelas, status, belum }) => {
    const db = it as Kysely<any>;
    let rows = ofClass(db.selectFrom(marksOf(db, id).as('baris')), id_kelas).selectAll();
    if (status === 'belum_mulai') rows = rows.where('mulai', 'is', null);
    if (status === 'mengerjakan') rows = rows.where('mulai', 'is not', null).where('selesai', 'is', null);
    if (status === 'selesai') rows = rows.where('selesai', 'is not', null);
    if (belum) rows = rows.where('belum_dinilai', '>', 0);
    const way = sql.raw(`${order} NULLS LAST`);
    const by = { kelas: sql`tingkat ${way}, simbol COLLATE read."natural" ${way}`, nama: sql`${byName('nama')} ${way}` }[sortBy as string] ?? sql`${sql.ref(sortBy)} ${way}`;
    const { data, ...counts } = await paged(searched(rows, search, ['nama', 'nis']).orderBy(by).orderBy('kursi').orderBy('id_peserta'), { page, limit });
    return { ...counts, data: data.map(asMarked(await askedIn(db, id))) } as never;
  }),

  answer(EssaysOfExam, [...essayTables, teacher, account], async (it, { id, page, limit, search, sortBy, order, id_soal, id_kelas, belum }) => {
    const db = it as Kysely<any>;
    const found = ofClass(filtered(essaysIn(db, id), { 'exam_question.id_soal': id_soal }), id_kelas, ['exam_participant.id_kelas_tahun_ajaran', 'class.id_kelas']);
    const rows = searched(belum ? unread(found) : found, search, ['student.nama', 'student.nis'])
      .select(['exam_question.id_soal', 'exam_question.nomor', sql`exam_answer.isi ->> 'value'`.as('jawaban'), 'essay_mark.skor', 'question_version.skor_maksimal', sql`coalesce(essay_mark.rubrik, '[]')`.as('rubrik'), 'essay_mark.ulasan as catatan', person(db, 'essay_mark.oleh').as('oleh'), 'essay_mark.dibaca as pada']);
    const way = sql.raw(`${order} NULLS LAST`);
    const by = { nama: sql`${byName('student.nama')} ${way}`, kursi: sql`exam_participant.kursi ${way}`, skor: sql`essay_mark.skor ${way}` }[sortBy as string] ?? sql`exam_question.nomor ${way}`;
    return paged(rows.orderBy(by).orderBy('exam_question.nomor').orderBy('exam_participant.kursi').orderBy('exam_participant.id_peserta'), { page, limit }) as never;
  }),

  answer(MarkTraces, [...headTables, markTrace], async (it, { page, limit, search, order, id_cbt, id_murid, sebab, id_guru }) => {
    const db = it as Kysely<any>;
    const rows = db.selectFrom('mark_trace').leftJoin('exam', 'exam.id', 'mark_trace.id_cbt').leftJoin('subject', 'subject.id', 'exam.id_mata_pelajaran')
      .leftJoin(seats(db).as('siapa'), 'siapa.id_peserta', 'mark_trace.id_peserta')
      .leftJoin('exam_question', (join) => join.onRef('exam_question.id_cbt', '=', 'mark_trace.id_cbt').onRef('exam_question.id_soal', '=', 'mark_trace.id_soal'))
      .select([...TRACED.map((it) => `mark_trace.${it}`),'exam.judul', 'subject.nama as mapel', 'siapa.nama', 'siapa.nis', 'siapa.kelas', 'siapa.id_kelas_tahun_ajaran', 'exam_question.nomor', person(db, 'mark_trace.oleh').as('oleh')]);
    const narrowed = filtered(rows, { 'mark_trace.id_cbt': id_cbt, 'mark_trace.id_murid': id_murid, 'mark_trace.sebab': sebab, 'exam.id_guru': id_guru });
    return paged(searched(narrowed, search, ['siapa.nama', 'siapa.nis', 'exam.judul']).orderBy('mark_trace.pada', order).orderBy('mark_trace.revisi', order).orderBy('mark_trace.id'), { page, limit }) as never;
  }),

  answer(MarkOfStudent, headTables, async (it, { id_cbt, id_murid }) => {
    const db = it as Kysely<any>;
    const found = await db.selectFrom(marksOf(db, id_cbt).as('baris')).selectAll().where('id_murid', '=', id_murid).executeTakeFirst();
    if (!found) return undefined;
    const esai = await essaysIn(db, id_cbt).clearSelect().where('exam_participant.id_murid', '=', id_murid).where('essay_mark.skor', 'is not', null)
      .select(['exam_question.id_soal', 'exam_question.nomor', 'essay_mark.skor', 'question_version.skor_maksimal', 'essay_mark.rubrik', 'essay_mark.ulasan as catatan', person(db, 'essay_mark.oleh').as('oleh'), 'essay_mark.dibaca as pada']).orderBy('exam_question.nomor').execute();
    return { baris: asMarked(await askedIn(db, id_cbt))(found), esai: esai as Essay[], isFinal: (await stateOf(db, id_cbt))?.isFinal ?? false };
  }),

  answer(AnswersOfExam, essayTables, async (it, { id_cbt }) => {
    const db = it as Kysely<any>;
    return { asked: await askedIn(db, id_cbt), murid: await answeredIn(db, id_cbt) };
  }),

  answer(AnalysisOfExam, essayTables, async (it, { id, id_kelas }) => {
    const db = it as Kysely<any>;
    const exam = await db.selectFrom('exam').select(['id as id_cbt', 'judul']).where('id', '=', id).executeTakeFirst() as { id_cbt: string; judul: string } | undefined;
    return exam && { data: { ...exam, ...analysisOf(await askedIn(db, id), await answeredIn(db, id, id_kelas)) } };
  }),

  answer(MarkingLeft, [...essayTables, roomRecord], async (it, { id_cbt, at }) => {
    const db = it as Kysely<any>;
    const closes = sql`exam.tutup + greatest(exam_room_record.mulai_nyata - exam.mulai, '0')`;
    const { n, selesai } = await db.selectFrom(marksOf(db, id_cbt).as('baris')).innerJoin('exam_participant as seat', 'seat.id_peserta', 'baris.id_peserta').innerJoin('exam', 'exam.id', 'seat.id_cbt')
      .leftJoin('exam_room_record', (join) => join.on('exam_room_record.id_pengawas_cbt', '=', sql`coalesce(seat.id_pengawas_cbt, seat.id_cbt)`))
      .select(sql<number>`count(*) FILTER (WHERE baris.selesai IS NULL AND (baris.mulai IS NOT NULL OR ${closes} > ${at}::timestamptz))::int`.as('n')).select(sql<number>`count(baris.selesai)::int`.as('selesai')).executeTakeFirstOrThrow() as { n: number; selesai: number };
    return { mengerjakan: n, selesai, belum_dinilai: sumOf(await leftIn(db, id_cbt)), terlambat: await lateIn(db, id_cbt), butir: statisticsOf(await askedIn(db, id_cbt), await answeredIn(db, id_cbt)) };
  }),

  answer(StatisticsOfQuestion, [questionStatistic, ...markTables], async (it, { id }) => ({
    data: await (it as Kysely<any>).selectFrom('question_statistic').innerJoin('exam', 'exam.id', 'question_statistic.id_cbt').where('question_statistic.id_soal', '=', id)
      .select(['exam.id as id_cbt', 'exam.judul', 'exam.mulai', 'question_statistic.versi', 'peserta', 'kesukaran', 'daya_beda', 'daya_pembeda']).orderBy('exam.mulai', 'desc').orderBy('exam.id').execute() as never,
  })),

  answer(FinishedAttempts, markTables, (it, { id_cbt }) =>
    (it as Kysely<any>).selectFrom('attempt').select(['id_peserta', 'id_cbt', 'id_murid']).where('id_cbt', '=', id_cbt).where('selesai', 'is not', null).orderBy('id_peserta').execute() as never),
];
