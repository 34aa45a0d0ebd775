import { z } from 'zod';
import { Jawaban, Penutup, Perangkat } from '#contract/exam/attempt';
import * as events from '#contract/exam/attempt.events';
import { Kesiapan } from '#contract/exam/sitting';
import { personal } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { add, patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** How far whoever began has come; a device may be told of before. `terlambat` counts the saves that came after the end and wait for somebody's word. */
export const attempt = about(table('attempt', {
  id_murid: Id, id_cbt: Id, id_peserta: Id, id_pengawas_cbt: Id.nullable(), ke: z.int(), mulai: Waktu.nullable(), terjawab: z.int(), ragu: z.int(), terakhir_tersimpan: Waktu.nullable(),
  perangkat: Perangkat.nullable(), kesiapan: Kesiapan.nullable(), fokus: z.int(), terlambat: z.int(), selesai: Waktu.nullable(), oleh: Penutup.nullable(), sidik: z.string().nullable(),
}, ['id_murid', 'id_cbt'], [['id_cbt']]), { id_murid: 'goes' });

/** What is decided about an attempt by others: it moves seldom, so whoever sits it is told of this and of nothing else. */
export const attemptControl = about(table('attempt_control', {
  id_murid: Id, id_cbt: Id, id_peserta: Id, tenggat: Waktu, isLocked: z.boolean(), lease: z.int(), isSelesai: z.boolean(), pesan: z.string().nullable(),
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
/** Of what is voided only the room and the how manieth stays. */
const nothingYet = { mulai: null, terjawab: 0, ragu: 0, terakhir_tersimpan: null, perangkat: null, fokus: 0, terlambat: 0, selesai: null, oleh: null, sidik: null };

export const attemptProjection = projection({
  name: 'attempt',
  version: 1,
  tables: [attempt, attemptControl, examAnswer],
  events: { ...events },
  on: {
    AttemptStarted: ({ data: { ke, soal, tenggat, perangkat, id_pengawas_cbt, ...data }, at }) => {
      const of: Of = { id_murid: data.id_murid, id_cbt: data.id_cbt, id_peserta: data.id_peserta };
      return [
        add(attempt, keyOf(of), {}, { id_peserta: of.id_peserta, id_pengawas_cbt, ke, mulai: at, perangkat }),
        put(attemptControl, { ...of, tenggat, isLocked: false, lease: 1, isSelesai: false, pesan: null }),
        ...(ke > 1 ? soal.map(([id_soal]) => remove(examAnswer, { id_peserta: of.id_peserta, id_soal })) : []),
      ];
    },
    AnswersSaved: ({ data, at }) => [patch(attempt, keyOf(data), { terjawab: data.terjawab, ragu: data.ragu, terakhir_tersimpan: at }), ...answers(data, at)],
    AnswersReceivedLate: ({ data }) => add(attempt, keyOf(data), { terlambat: data.tanda.length }),
    LateAnswersAccepted: ({ data, at }) => [patch(attempt, keyOf(data), { terjawab: data.terjawab, ragu: data.ragu, terlambat: 0 }), ...answers(data, at)],
    LateAnswersRejected: ({ data }) => patch(attempt, keyOf(data), { terlambat: 0 }),
    AttemptTaken: ({ data }) => [patch(attempt, keyOf(data), { perangkat: data.perangkat }), patch(attemptControl, keyOf(data), { lease: data.lease })],
    DeviceReleased: ({ data: { alasan, ...of } }) => patch(attemptControl, keyOf(of), { pesan: alasan }),
    TimeExtended: ({ data: { tenggat, alasan, ...of } }) => patch(attemptControl, keyOf(of), { tenggat, pesan: alasan }),
    FocusLost: ({ data }) => patch(attempt, keyOf(data), { fokus: data.kali }),
    ReadinessTold: ({ data }) => add(attempt, keyOf(data), {}, { id_peserta: data.id_peserta, kesiapan: data.kesiapan }),
    AttemptLocked: ({ data: { alasan, ...of } }) => patch(attemptControl, keyOf(of), { isLocked: true, pesan: alasan }),
    AttemptUnlocked: ({ data: { alasan, ...of } }) => patch(attemptControl, keyOf(of), { isLocked: false, pesan: alasan }),
    AttemptFinished: ({ data: { oleh, terjawab, sidik, ...of }, at }) => [patch(attempt, keyOf(of), { terjawab, selesai: at, oleh, sidik }), patch(attemptControl, keyOf(of), { isSelesai: true })],
    AttemptReopened: ({ data: { tenggat, alasan, ...of } }) => [patch(attempt, keyOf(of), { selesai: null, oleh: null, sidik: null }), patch(attemptControl, keyOf(of), { tenggat, isSelesai: false, pesan: alasan })],
    AttemptVoided: ({ data: { ke, ...of } }) => [patch(attempt, keyOf(of), { ...nothingYet, ke }), remove(attemptControl, keyOf(of))],
  },
});
