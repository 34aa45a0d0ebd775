import { type Kysely, sql } from 'kysely';
import type { StatusPeserta } from '#contract/exam/attempt';
import { sitting as api } from '#contract/exam/sitting.api';
import type { SoalMurid } from '#contract/exam/sitting';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { exam, examParticipant, participantId } from '#projections/exam/exam.projection';
import { mark, markingState } from '#projections/exam/mark.projection';
import { attempt, attemptControl } from '#projections/exam/attempt.projection';
import { roomRecord } from '#projections/exam/supervision.projection';
import { liveRows } from '#projections/kit/live-rows';
import { filtered, natural, paged, searched } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';
import { questionVersion } from '#projections/question-bank/question.projection';
import { subject } from '#projections/subject/subject.projection';

export { participantId };

/** Exams that a student sits or sat; one that was called off before is none. */
export class OwnExams extends Question<InputOf<typeof api.list> & { id_murid: string }, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}
export class AttemptControl extends viewOf(api.control) {}
/** Questions as students see them, in the versions that an exam chose. */
export class QuestionVersions extends Question<{ daftar: readonly { id_soal: string; versi: number }[] }, SoalMurid[]> {}
export class NameOfSubject extends Question<{ id: string }, string | undefined> {}

type Due = { id_peserta: string; id_cbt: string; id_murid: string; tenggat: string };
/** Attempts that nobody has finished and whose deadline was before this. */
export class AttemptsDue extends Question<{ before: string }, Due[]> {}
export class NextDeadline extends Question<object, string | undefined> {}

const MOST_DUE = 500;
/** In an order of its own, so that what belongs together on the other side cannot be told by its place. */
const inOrder = (texts: readonly string[]) => [...new Set(texts)].sort();

/** What a student has to do with an exam, by what is known of their attempt. */
export const statusOf = (it: { mulai: string | null; selesai: string | null; isLocked: boolean | null }): StatusPeserta =>
  it.mulai === null ? 'belum_mulai' : it.selesai !== null ? 'selesai' : it.isLocked ? 'diblokir' : 'mengerjakan';

const control = liveRows(api.control, {
  tables: [attemptControl],
  meaning: { attempt_control: (key: { id_murid: string; id_cbt: string }, { id_murid, id_cbt }) => (key.id_murid === id_murid && key.id_cbt === id_cbt ? [participantId(id_cbt, id_murid)] : []) },
  rows: (db, { id_murid, id_cbt }) =>
    db.selectFrom('attempt_control').select(['id_peserta', 'tenggat', 'isLocked', 'lease', 'isSelesai', 'jeda', 'alasan_kunci', 'isDijelaskan', 'pesan', 'pesan_pada']).where('id_murid', '=', id_murid).where('id_cbt', '=', id_cbt).execute(),
});

const listed = [exam, examParticipant, subject, attempt, attemptControl, mark, markingState, roomRecord] as const;

export const sittingAnswers = [
  answer(OwnExams, listed, async (db: Kysely<any>, { id_murid, search, sortBy, order, tipe, page, limit }, { now }) => {
    const rows = db.selectFrom('exam_participant').innerJoin('exam', 'exam.id', 'exam_participant.id_cbt').leftJoin('subject', 'subject.id', 'exam.id_mata_pelajaran')
      .leftJoin('attempt', (join) => join.onRef('attempt.id_cbt', '=', 'exam.id').onRef('attempt.id_murid', '=', 'exam_participant.id_murid'))
      .leftJoin('attempt_control', (join) => join.onRef('attempt_control.id_cbt', '=', 'exam.id').onRef('attempt_control.id_murid', '=', 'exam_participant.id_murid'))
      .leftJoin('marking', 'marking.id_cbt', 'exam.id').leftJoin('mark', (join) => join.onRef('mark.id_peserta', '=', 'exam_participant.id_peserta').onRef('mark.ke', '=', 'attempt.ke').on('attempt.selesai', 'is not', null))
      .leftJoin('exam_room_record', (join) => join.on('exam_room_record.id_pengawas_cbt', '=', sql`coalesce(exam_participant.id_pengawas_cbt, exam_participant.id_cbt)`))
      .where('exam_participant.id_murid', '=', id_murid).where('exam.langkah', '=', 'disetujui')
      .select(['exam.id as id_cbt', 'exam.judul', 'exam.tipe', 'subject.nama as mapel', 'exam.mulai', sql<string>`exam.tutup + greatest(exam_room_record.mulai_nyata - exam.mulai, '0')`.as('tutup'), 'exam.durasi', 'exam.jumlah_soal', 'exam.pakai_token'])
      .select(['attempt.mulai as begun', 'attempt.selesai', 'attempt_control.isLocked', 'attempt_control.tenggat', sql<number>`coalesce(attempt.terjawab, 0)`.as('terjawab'), sql<number | null>`CASE WHEN marking."isFinal" AND exam.tutup <= ${now.toISOString()}::timestamptz THEN mark.nilai END`.as('nilai')]);
    const by = sortBy === 'judul' ? natural('exam.judul') : (`exam.${sortBy}` as const);
    const { data, ...counts } = await paged(searched(filtered(rows, { 'exam.tipe': tipe }), search, ['exam.judul', 'subject.nama']).orderBy(by as never, order).orderBy('exam.id'), { page, limit });
    return { ...counts, data: (data as any[]).map(({ begun, isLocked, ...it }) => ({ ...it, status: statusOf({ mulai: begun, selesai: it.selesai, isLocked }) })) };
  }),

  answer(AttemptControl, [attemptControl], async (db, input, time) => ({ data: { kendali: (await control.rows(db, input, undefined, time)) as OutputOf<typeof api.control>['data']['kendali'] } })),

  answer(QuestionVersions, [questionVersion], async (db, { daftar }) => {
    if (!daftar.length) return [];
    const rows = await db.selectFrom('question_version').select(['id_soal', 'versi', 'tipe', 'pertanyaan', 'opsi', 'pasangan']).where('id_soal', 'in', daftar.map(({ id_soal }) => id_soal)).execute();
    return rows.filter((row) => daftar.some((it) => it.id_soal === row.id_soal && it.versi === row.versi))
      .map(({ id_soal, tipe, pertanyaan, opsi, pasangan }) => ({ id_soal, tipe, pertanyaan, opsi, kiri: pasangan.map(({ kiri }) => kiri), kanan: inOrder(pasangan.map(({ kanan }) => kanan)) }));
  }),

  answer(NameOfSubject, [subject], async (db, { id }) => (await db.selectFrom('subject').select('nama').where('id', '=', id).executeTakeFirst())?.nama),

  answer(AttemptsDue, [attemptControl], (db, { before }) =>
    db.selectFrom('attempt_control').select(['id_peserta', 'id_cbt', 'id_murid', 'tenggat']).where('isSelesai', '=', false).where('jeda', '=', false).where('tenggat', '<', before).orderBy('tenggat').orderBy('id_peserta').limit(MOST_DUE).execute()),

  answer(NextDeadline, [attemptControl], async (db) =>
    (await db.selectFrom('attempt_control').select('tenggat').where('isSelesai', '=', false).where('jeda', '=', false).orderBy('tenggat').limit(1).executeTakeFirst())?.tenggat),
];
