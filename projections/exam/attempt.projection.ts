import { z } from 'zod';
import { Jawaban, Penutup, Perangkat } from '#contract/exam/attempt';
import * as events from '#contract/exam/attempt.events';
import { Kesiapan, Kunci } from '#contract/exam/sitting';
import { personal } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { add, patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** How far whoever began has come; a device may be told of before. `terlambat` counts the saves that came after the end or while it was locked and wait for somebody's word, the last since `terlambat_pada`. */
export const attempt = about(table('attempt', {
  id_murid: Id, id_cbt: Id, id_peserta: Id, id_pengawas_cbt: Id.nullable(), ke: z.int(), mulai: Waktu.nullable(), terjawab: z.int(), ragu: z.int(), terakhir_tersimpan: Waktu.nullable(),
  perangkat: Perangkat.nullable(), kesiapan: Kesiapan.nullable(), fokus: z.int(), terlambat: z.int(), terlambat_pada: Waktu.nullable(), selesai: Waktu.nullable(), oleh: Penutup.nullable(), sidik: z.string().nullable(),
}, ['id_murid', 'id_cbt'], [['id_cbt']]), { id_murid: 'goes' });

/** What is decided about an attempt by others: it moves seldom, so whoever sits it is told of this and of nothing else. */
export const attemptControl = about(table('attempt_control', {
  id_murid: Id, id_cbt: Id, id_peserta: Id, tenggat: Waktu, isLocked: z.boolean(), lease: z.int(), isSelesai: z.boolean(), ...Kunci.shape, pesan: z.string().nullable(), pesan_pada: Waktu.nullable(),
}, ['id_murid', 'id_cbt'], [['isSelesai', 'tenggat']]), { id_murid: 'goes' });

/** The newest answer to each question; `isi` is null once nobody may read it any more. */
export const examAnswer = about(table('exam_answer', {
  id_peserta: Id, id_soal: Id, id_cbt: Id, id_murid: Id, epoch: z.int(), seq: z.int(), ragu: z.boolean(), isi: personal('jawaban', 'id_murid', z.object({ value: Jawaban })), disimpan: Waktu,
}, ['id_peserta', 'id_soal'], [['id_cbt', 'id_soal']]), { id_murid: 'goes' });

type Of = { id_murid: string; id_cbt: string; id_peserta: string };
type Marks = Of & { tanda: readonly (readonly [string, number, number, boolean, boolean])[]; jawaban: readonly z.infer<typeof Jawaban>[] | null };
const keyOf = ({ id_murid, id_cbt }: Of) => ({ id_murid, id_cbt });
/** One row a question, however often it comes in a batch. */
const answers = ({ tanda, jawaban, ...of }: Marks, at: string) => tanda.flatMap(([id_soal, epoch, seq, ragu, counts], i) =>
  counts ? [put(examAnswer, { id_peserta: of.id_peserta, id_soal, id_cbt: of.id_cbt, id_murid: of.id_murid, epoch, seq, ragu, isi: jawaban && { value: jawaban[i] ?? null }, disimpan: at })] : []);
const unlocked = { jeda: false, alasan_kunci: null, isDijelaskan: false };
const noneLate = { terlambat: 0, terlambat_pada: null };
/** Of what is voided only the room and the how manieth stays. */
const nothingYet = { mulai: null, terjawab: 0, ragu: 0, terakhir_tersimpan: null, perangkat: null, fokus: 0, ...noneLate, selesai: null, oleh: null, sidik: null };

/** Which device asks and who is connected moves nothing here. */
const { DeviceRequested: _, DeviceRefused: __, DeviceReleased: ___, ConnectionLost: ____, ConnectionRegained: _____, ...told } = events;

export const attemptProjection = projection({
  name: 'attempt',
  version: 2,
  tables: [attempt, attemptControl, examAnswer],
  events: told,
  on: {
    AttemptStarted: ({ data: { ke, soal, tenggat, perangkat, id_pengawas_cbt, ...data }, at }) => {
      const of: Of = { id_murid: data.id_murid, id_cbt: data.id_cbt, id_peserta: data.id_peserta };
      return [
        add(attempt, keyOf(of), {}, { id_peserta: of.id_peserta, id_pengawas_cbt, ke, mulai: at, perangkat }),
        put(attemptControl, { ...of, tenggat, isLocked: false, lease: 1, isSelesai: false, ...unlocked, pesan: null, pesan_pada: null }),
        ...(ke > 1 ? soal.map(([id_soal]) => remove(examAnswer, { id_peserta: of.id_peserta, id_soal })) : []),
      ];
    },
    AnswersSaved: ({ data, at }) => [patch(attempt, keyOf(data), { terjawab: data.terjawab, ragu: data.ragu, terakhir_tersimpan: at }), ...answers(data, at)],
    AnswersReceivedLate: ({ data, at }) => add(attempt, keyOf(data), { terlambat: data.tanda.length }, { terlambat_pada: at }),
    LateAnswersAccepted: ({ data, at }) => [patch(attempt, keyOf(data), { terjawab: data.terjawab, ragu: data.ragu, ...noneLate }), ...answers(data, at)],
    LateAnswersRejected: ({ data }) => patch(attempt, keyOf(data), noneLate),
    AttemptTaken: ({ data }) => [patch(attempt, keyOf(data), { perangkat: data.perangkat }), patch(attemptControl, keyOf(data), { lease: data.lease })],
    TimeExtended: ({ data }) => patch(attemptControl, keyOf(data), { tenggat: data.tenggat }),
    MessageSent: ({ at, data }) => patch(attemptControl, keyOf(data), { pesan: data.pesan, pesan_pada: at }),
    FocusExplained: ({ data }) => patch(attemptControl, keyOf(data), { isDijelaskan: true }),
    FocusLost: ({ data }) => patch(attempt, keyOf(data), { fokus: data.kali }),
    ReadinessTold: ({ data }) => add(attempt, keyOf(data), {}, { id_peserta: data.id_peserta, kesiapan: data.kesiapan }),
    AttemptLocked: ({ data }) => patch(attemptControl, keyOf(data), { isLocked: true, jeda: data.jeda, alasan_kunci: data.alasan, isDijelaskan: false }),
    AttemptUnlocked: ({ data }) => patch(attemptControl, keyOf(data), { isLocked: false, ...unlocked }),
    AttemptFinished: ({ data: { oleh, terjawab, sidik, ...of }, at }) => [patch(attempt, keyOf(of), { terjawab, selesai: at, oleh, sidik }), patch(attemptControl, keyOf(of), { isSelesai: true })],
    AttemptReopened: ({ data: { tenggat, ...of } }) => [patch(attempt, keyOf(of), { selesai: null, oleh: null, sidik: null }), patch(attemptControl, keyOf(of), { tenggat, isSelesai: false })],
    AttemptVoided: ({ data: { ke, ...of } }) => [patch(attempt, keyOf(of), { ...nothingYet, ke }), remove(attemptControl, keyOf(of))],
  },
});
