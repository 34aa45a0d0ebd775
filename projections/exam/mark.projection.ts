import { z } from 'zod';
import { Butir, ButirDianalisis, CaraKoreksi, SebabNilai } from '#contract/exam/marking';
import { AttemptGraded, EssayMarked, KeyCorrected, MarkingFinished, MarkingReopened, MarkVoided, RegradeAdvanced } from '#contract/exam/marking.events';
import { personal } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { add, patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table, type Telling } from '#projections/kit/table';

/** Nobody is told of a mark before everybody is: the exam is over, and its marking finished. */
const announced: Telling = (row, now) => row('id_cbt', 'in', row.selectFrom('marking').innerJoin('exam', 'exam.id', 'marking.id_cbt').select('marking.id_cbt').where('marking.isFinal', '=', true).where('exam.tutup', '<=', now.toISOString()));

/** What somebody has in an exam, question by question; it counts while the attempt `ke` is the one that is finished. */
export const mark = about(table('mark', {
  id_peserta: Id, id_cbt: Id, id_murid: Id, ke: z.int(), butir: z.array(Butir), nilai: z.number().nullable(), sementara: z.number(), belum_dinilai: z.int(), dinilai_pada: Waktu,
}, ['id_peserta'], [['id_cbt'], ['id_murid']]), { id_murid: 'goes' }, announced);
/** What somebody gave an essay of the attempt `ke`, in the save `simpanan`; `ulasan` is null once nobody may read it any more. */
export const essayMark = about(table('essay_mark', {
  id_peserta: Id, id_soal: Id, id_cbt: Id, id_murid: Id, ke: z.int(), skor: z.number(), rubrik: z.array(z.number()), simpanan: z.string().nullable(), ulasan: personal('jawaban', 'id_murid', z.string()), oleh: Id.nullable(), dibaca: Waktu,
}, ['id_peserta', 'id_soal'], [['id_cbt', 'id_soal']]), { id_murid: 'goes' }, announced);
/** Every change of a mark, or of an essay's score: who, why, from what to what; `revisi` orders those of one moment. */
export const markTrace = about(table('mark_trace', {
  id: Id, pada: Waktu, revisi: z.int(), jenis: z.enum(['nilai', 'esai']), sebab: SebabNilai, alasan: z.string().nullable(), oleh: Id.nullable(), id_cbt: Id, id_peserta: Id, id_murid: Id, ke: z.int(), id_soal: Id.nullable(), sebelum: z.number().nullable(), sesudah: z.number().nullable(),
}, ['id'], [['pada', 'id'], ['id_cbt', 'pada'], ['id_murid']]), { id_murid: 'goes' }, announced);
/** What was put right, as it counts now. */
export const keyCorrection = table('key_correction', { id_cbt: Id, id_soal: Id, cara: CaraKoreksi, kunci: z.array(z.string()), alasan: z.string(), oleh: Id.nullable(), pada: Waktu }, ['id_cbt', 'id_soal']);
/** How far the marking of an exam is, and how many the correction `koreksi` has reached. */
export const markingState = table('marking', { id_cbt: Id, isFinal: z.boolean(), final_pada: Waktu.nullable(), koreksi: z.int(), dinilai: z.int(), dari: z.int() }, ['id_cbt']);
/** How a question was answered in each exam that it was asked in. */
export const questionStatistic = table('question_statistic', { ...ButirDianalisis.shape, id_cbt: Id, dianalisis: Waktu }, ['id_soal', 'id_cbt']);

export const markProjection = projection({
  name: 'mark',
  version: 2,
  tables: [mark, essayMark, markTrace, keyCorrection, markingState, questionStatistic],
  events: { AttemptGraded, EssayMarked, KeyCorrected, MarkingFinished, MarkingReopened, MarkVoided, RegradeAdvanced },
  on: {
    AttemptGraded: ({ id, at, revision, meta, data: { sebab, karena, sebelum, ...it } }) => [
      put(mark, { ...it, belum_dinilai: it.butir.filter(([, skor]) => skor === null).length, dinilai_pada: at }),
      put(markTrace, { ...ofTrace(it), id, pada: at, revisi: revision, jenis: 'nilai', sebab, alasan: karena?.alasan ?? null, oleh: karena?.oleh ?? meta.account, id_soal: karena?.id_soal ?? null, sebelum, sesudah: it.nilai }),
    ],
    EssayMarked: ({ id, at, revision, meta, data: { catatan, skor_sebelum, ...it } }) => [
      put(essayMark, { ...it, ulasan: catatan, oleh: meta.account, dibaca: at }),
      put(markTrace, { ...ofTrace(it), id, pada: at, revisi: revision, jenis: 'esai', sebab: 'esai', alasan: null, oleh: meta.account, id_soal: it.id_soal, sebelum: skor_sebelum, sesudah: it.skor }),
    ],
    MarkVoided: ({ id, at, revision, data: { karena, sebelum, ...it } }) => [
      remove(mark, { id_peserta: it.id_peserta }),
      put(markTrace, { ...ofTrace(it), id, pada: at, revisi: revision, jenis: 'nilai', sebab: 'diulang', alasan: karena.alasan, oleh: karena.oleh, id_soal: null, sebelum, sesudah: null }),
    ],
    KeyCorrected: ({ at, meta, data: { id_cbt, id_soal, nomor, koreksi, alasan } }) => [
      put(keyCorrection, { id_cbt, id_soal, ...koreksi, alasan, oleh: meta.account, pada: at }),
      add(markingState, { id_cbt }, {}, { koreksi: nomor, dinilai: 0, dari: 0 }),
    ],
    RegradeAdvanced: ({ data: { id_cbt, nomor, ...it } }) => patch(markingState, { id_cbt }, { koreksi: nomor, ...it }),
    MarkingFinished: ({ at, data: { id_cbt, butir } }) => [
      add(markingState, { id_cbt }, {}, { isFinal: true, final_pada: at }), ...butir.map((it) => put(questionStatistic, { ...it, id_cbt, dianalisis: at })),
    ],
    MarkingReopened: ({ data: { id_cbt } }) => patch(markingState, { id_cbt }, { isFinal: false, final_pada: null }),
  },
});

type Of = { id_peserta: string; id_cbt: string; id_murid: string; ke: number };
const ofTrace = ({ id_peserta, id_cbt, id_murid, ke }: Of) => ({ id_peserta, id_cbt, id_murid, ke });
