import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { BarisNilai } from '#contract/exam/marking.api';
import type { Jawaban } from '#contract/exam/attempt';
import type { SkorEsai, SoalDinilai } from '#contract/exam/marking';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { attempt, attemptControl, examAnswer } from '#projections/exam/attempt.projection';
import { exam, examParticipant, examQuestion } from '#projections/exam/exam.projection';
import type { Rows } from '#projections/exam/exam-rows';
import { essayMark, keyCorrection, mark } from '#projections/exam/mark.projection';
import { statusOf } from '#projections/exam/sitting.query';
import { institution } from '#projections/institution/institution.projection';
import { student } from '#projections/people/people.projection';
import { questionVersion } from '#projections/question-bank/question.projection';

/** What participants and their marks are told from. */
export const markTables = [exam, examParticipant, examQuestion, questionVersion, attempt, attemptControl, mark, keyCorrection, schoolClass, institution, student] as const;
export const essayTables = [...markTables, examAnswer, essayMark] as const;

/** Who sits an exam, as lists name them. */
export const seats = (db: Kysely<any>): Rows =>
  db.selectFrom('exam_participant').leftJoin('student', 'student.id_murid', 'exam_participant.id_murid').leftJoin('class', 'class.id_kelas_tahun_ajaran', 'exam_participant.id_kelas_tahun_ajaran')
    .select(['exam_participant.id_peserta', 'exam_participant.id_murid', 'student.nama', 'student.nis', 'exam_participant.id_kelas_tahun_ajaran', sql<string>`coalesce(${classLabelIn(db)}, '–')`.as('kelas')]) as Rows;

/** With the attempt that counts, and its mark once it is finished. */
export const marksOf = (db: Kysely<any>, id_cbt: string): Rows =>
  seats(db).where('exam_participant.id_cbt', '=', id_cbt)
    .leftJoin('attempt', (join) => join.onRef('attempt.id_murid', '=', 'exam_participant.id_murid').onRef('attempt.id_cbt', '=', 'exam_participant.id_cbt'))
    .leftJoin('attempt_control', (join) => join.onRef('attempt_control.id_murid', '=', 'exam_participant.id_murid').onRef('attempt_control.id_cbt', '=', 'exam_participant.id_cbt'))
    .leftJoin('mark', (join) => join.onRef('mark.id_peserta', '=', 'exam_participant.id_peserta').onRef('mark.ke', '=', 'attempt.ke').on('attempt.selesai', 'is not', null))
    .select([
      'exam_participant.kursi', 'class.id_kelas', 'class.tingkat', 'class.simbol', 'attempt.mulai', 'attempt.selesai', 'attempt_control.isLocked', 'mark.nilai', 'mark.sementara', 'mark.dinilai_pada', sql<number>`coalesce(attempt.ke, 0)`.as('ke'),
      sql<number>`coalesce(attempt.terjawab, 0)`.as('terjawab'), sql<number>`coalesce(mark.belum_dinilai, 0)`.as('belum_dinilai'), sql`coalesce(mark.butir, '[]')`.as('butir'),
      sql<number | null>`extract(epoch from least(attempt.selesai, attempt_control.tenggat) - attempt.mulai)::int`.as('lama'), sql<number | null>`CASE WHEN mark.nilai IS NOT NULL THEN (rank() OVER (ORDER BY mark.nilai DESC NULLS LAST))::int END`.as('peringkat'),
    ]) as Rows;

/** Of one class, by its id in the semester or by its own. */
export const ofClass = (rows: Rows, id: string | undefined, [here, own] = ['id_kelas_tahun_ajaran', 'id_kelas']): Rows => (id ? rows.where((it) => it.or([it(here as string, '=', id), it(own as string, '=', id)])) : rows);

export type Asked = SoalDinilai & { versi: number; nomor: number };
/** The questions of an exam in the versions that it chose, with what was put right since. */
export async function askedIn(db: Kysely<any>, id_cbt: string): Promise<Asked[]> {
  const rows = await db.selectFrom('exam_question')
    .innerJoin('question_version', (join) => join.onRef('question_version.id_soal', '=', 'exam_question.id_soal').onRef('question_version.versi', '=', 'exam_question.versi'))
    .leftJoin('key_correction', (join) => join.onRef('key_correction.id_cbt', '=', 'exam_question.id_cbt').onRef('key_correction.id_soal', '=', 'exam_question.id_soal'))
    .selectAll('question_version').select(['exam_question.bobot', 'exam_question.nomor', 'key_correction.cara', 'key_correction.kunci as kunci_koreksi'])
    .where('exam_question.id_cbt', '=', id_cbt).orderBy('exam_question.nomor').execute() as any[];
  return rows.map(({ id_soal, versi, bobot, nomor, ditulis: _, cara, kunci_koreksi, ...isi }) => ({ id_soal, versi, bobot, nomor, isi, koreksi: cara ? { cara, kunci: kunci_koreksi } : null }));
}

/** What was answered and given by somebody who has finished, with their name; `isErased`: some of it can no longer be read. */
export type Answered = Pick<Told, 'id_peserta' | 'id_murid' | 'nama' | 'nis' | 'id_kelas_tahun_ajaran' | 'kelas' | 'butir' | 'nilai'> & { sementara: number; isErased: boolean; jawaban: Readonly<Record<string, Jawaban>>; esai: SkorEsai };

type Told = z.infer<typeof BarisNilai>;
/** A row as it is told: how far they are, and their points by kind of question. */
export function asMarked(asked: readonly Asked[]) {
  const kinds = new Map(asked.map(({ id_soal, isi }) => [id_soal, isi.tipe]));
  return ({ isLocked, id_kelas: _, tingkat: __, simbol: ___, ...it }: any): Told => ({ ...it, status: statusOf({ mulai: it.mulai, selesai: it.selesai, isLocked }), jumlah_soal: asked.length, per_tipe: byKind(it.butir, kinds) });
}

function byKind(butir: Told['butir'], kinds: ReadonlyMap<string, Told['per_tipe'][number]['tipe']>): Told['per_tipe'] {
  const found = new Map<string, Told['per_tipe'][number]>();
  for (const [id_soal, skor, bobot] of butir) {
    const tipe = kinds.get(id_soal);
    if (!tipe) continue;
    const had = found.get(tipe) ?? { tipe, skor: 0, bobot: 0 };
    found.set(tipe, { tipe, skor: had.skor === null || skor === null ? null : rounded(had.skor + skor), bobot: rounded(had.bobot + bobot) });
  }
  return [...found.values()];
}
const rounded = (it: number) => Math.round(it * 100) / 100;

/** What was given to the answer that counts, and not to one before it. */
const ofAnswer = sql<boolean>`essay_mark.simpanan IS NOT DISTINCT FROM exam_answer.epoch || '.' || exam_answer.seq`;
/** What `trim` takes away. */
const BLANKS = ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** Answers to essays that somebody wrote and can still be read, of attempts that are marked; `skor` is null while nobody has read one. */
export const essaysIn = (db: Kysely<any>, id_cbt: string): Rows =>
  seats(db).where('exam_participant.id_cbt', '=', id_cbt)
    .innerJoin('attempt', (join) => join.onRef('attempt.id_murid', '=', 'exam_participant.id_murid').onRef('attempt.id_cbt', '=', 'exam_participant.id_cbt').on('attempt.selesai', 'is not', null))
    .innerJoin('exam_question', 'exam_question.id_cbt', 'exam_participant.id_cbt')
    .innerJoin('question_version', (join) => join.onRef('question_version.id_soal', '=', 'exam_question.id_soal').onRef('question_version.versi', '=', 'exam_question.versi').on('question_version.tipe', '=', 'Essay'))
    .innerJoin('exam_answer', (join) => join.onRef('exam_answer.id_peserta', '=', 'exam_participant.id_peserta').onRef('exam_answer.id_soal', '=', 'exam_question.id_soal'))
    .leftJoin('essay_mark', (join) => join.onRef('essay_mark.id_peserta', '=', 'exam_participant.id_peserta').onRef('essay_mark.id_soal', '=', 'exam_question.id_soal').onRef('essay_mark.ke', '=', 'attempt.ke').on(ofAnswer))
    .where(sql<boolean>`jsonb_typeof(exam_answer.isi -> 'value') = 'string' AND btrim(exam_answer.isi ->> 'value', ${BLANKS}) <> ''`) as Rows;

/** Everybody who has finished, with what they answered and were given; each of the tables is read once. */
export async function answeredIn(db: Kysely<any>, id_cbt: string, id_kelas?: string): Promise<Answered[]> {
  const murid = await ofClass(db.selectFrom(marksOf(db, id_cbt).as('baris')), id_kelas).where('sementara', 'is not', null)
    .select(['id_peserta', 'id_murid', 'ke', 'nama', 'nis', 'id_kelas_tahun_ajaran', 'kelas', 'butir', 'nilai', 'sementara']).orderBy('kursi').orderBy('id_peserta').execute() as (Omit<Answered, 'isErased' | 'jawaban' | 'esai'> & { ke: number })[];
  const answers = await db.selectFrom('exam_answer').select(['id_peserta', sql`jsonb_object_agg(id_soal, isi -> 'value')`.as('jawaban'), sql<boolean>`bool_or(isi IS NULL)`.as('isErased')]).where('id_cbt', '=', id_cbt).groupBy('id_peserta').execute() as any[];
  const given = await db.selectFrom('essay_mark').leftJoin('exam_answer', (join) => join.onRef('exam_answer.id_peserta', '=', 'essay_mark.id_peserta').onRef('exam_answer.id_soal', '=', 'essay_mark.id_soal'))
    .select(['essay_mark.id_peserta', 'essay_mark.ke', sql`jsonb_object_agg(essay_mark.id_soal, essay_mark.skor)`.as('esai')]).where('essay_mark.id_cbt', '=', id_cbt).where(ofAnswer).groupBy(['essay_mark.id_peserta', 'essay_mark.ke']).execute() as any[];
  const [answersOf, givenTo] = [new Map(answers.map((it) => [it.id_peserta, it])), new Map(given.map((it) => [`${it.id_peserta} ${it.ke}`, it.esai]))];
  return murid.map(({ ke, ...it }) => ({ ...it, jawaban: answersOf.get(it.id_peserta)?.jawaban ?? {}, isErased: answersOf.get(it.id_peserta)?.isErased ?? false, esai: givenTo.get(`${it.id_peserta} ${ke}`) ?? {} }));
}

/** Those that have to be read: an essay that was left out, or counts for everybody, has not. */
export const unread = (rows: Rows): Rows =>
  rows.where('essay_mark.skor', 'is', null).where(({ not, exists, selectFrom }) => not(exists(selectFrom('key_correction').select('key_correction.id_soal').whereRef('key_correction.id_cbt', '=', 'exam_question.id_cbt').whereRef('key_correction.id_soal', '=', 'exam_question.id_soal').where('key_correction.cara', '<>', 'semula'))));
