import { type Kysely, sql } from 'kysely';
import { attempt, attemptControl } from '#projections/exam/attempt.projection';
import { exam, examRoom } from '#projections/exam/exam.projection';
import { watched } from '#projections/exam/supervision.projection';
import { answer, Question } from '#projections/kit/question';

type Of = { id_peserta: string; id_cbt: string; id_murid: string };
/** Attempts that go on, and since when nobody of theirs is connected. */
export class RunningAttempts extends Question<object, (Of & { terputus_sejak: string | null })[]> {}
/** Attempts that went on at some time and would have after it: those of them that nobody but the clock has ended since. */
export class AttemptsAt extends Question<{ at: string; begunBy: string }, Of[]> {}
/** Whether there is an exam that may be begun by then and is not over now. */
export class IsExamNear extends Question<{ at: string; by: string }, boolean> {}
/** Rooms whose exam opened in between. */
export class RoomsOpened extends Question<{ after: string; by: string }, { id_pengawas_cbt: string; id_cbt: string }[]> {}

const both = (join: any) => join.onRef('other.id_cbt', '=', 'attempt_control.id_cbt').onRef('other.id_murid', '=', 'attempt_control.id_murid');
const OF = ['attempt_control.id_peserta', 'attempt_control.id_cbt', 'attempt_control.id_murid'] as const;

export const runningAnswers = [
  answer(RunningAttempts, [attemptControl, watched], (db: Kysely<any>) =>
    db.selectFrom('attempt_control').leftJoin('exam_watched as other', both).select([...OF, 'other.terputus_sejak']).where('isSelesai', '=', false).execute() as never),

  answer(AttemptsAt, [attemptControl, attempt], (db: Kysely<any>, { at, begunBy }) =>
    db.selectFrom('attempt_control').innerJoin('attempt as other', both).select(OF).where('attempt_control.tenggat', '>', at).where('other.mulai', '<=', begunBy)
      .where((it) => it.or([it('other.selesai', 'is', null), it('other.oleh', '=', 'waktu')])).orderBy('attempt_control.id_peserta').execute() as never),

  answer(IsExamNear, [exam], async (db, { at, by }) =>
    (await db.selectFrom('exam').select('id').where('langkah', '=', 'disetujui').where('mulai', '<=', by).where('tutup', '>', at).limit(1).executeTakeFirst()) !== undefined),

  answer(RoomsOpened, [exam, examRoom], (db: Kysely<any>, { after, by }) =>
    db.selectFrom('exam').leftJoin('exam_room', 'exam_room.id_cbt', 'exam.id').select([sql<string>`coalesce(exam_room.id_pengawas_cbt, exam.id)`.as('id_pengawas_cbt'), 'exam.id as id_cbt'])
      .where('exam.langkah', '=', 'disetujui').where('exam.mulai', '>', after).where('exam.mulai', '<=', by).orderBy('id_pengawas_cbt').execute() as never),
];
