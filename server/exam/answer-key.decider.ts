import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { Koreksi, SoalDinilai } from '#contract/exam/marking';
import { KeyCorrected, MarkingFinished, MarkingReopened, RegradeAdvanced } from '#contract/exam/marking.events';
import { markingRefusals as no } from '#contract/exam/marking.refusals';
import { common } from '#contract/kit/refusal';
import type { IsiSoal } from '#contract/question-bank/question';
import { MarkingLeft } from '#projections/exam/marking.query';
import { ExamForMarking, FinishedBefore } from '#server/exam/attempt-for-marking';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

export class CorrectKey extends DomainCommand<{ id_cbt: string; id_soal: string; koreksi: Koreksi; alasan: string }> {}
/** Of the `nomor`th correction so many are marked anew. */
export class AdvanceRegrade extends DomainCommand<{ id_cbt: string; nomor: number; dinilai: number; dari: number }> {}
/** `at`: whoever has not begun until then begins no more. */
export class FinishMarking extends DomainCommand<{ id_cbt: string; at: string }> {}

/** Somebody has to read something of it, or look at what changed: whoever finished before `posisi` did not know. */
export class ReopenMarking extends DomainCommand<{ id_cbt: string; posisi: string }> {}

/** `isApplied`: the newest correction has reached everybody. */
type State = { koreksi: Readonly<Record<string, Koreksi>>; nomor: number; dinilai: number; isApplied: boolean; isFinished: boolean };

/** How the answers of an exam are marked, beside the keys of its questions: what was put right after students had met it. */
export const answerKeyDecider = decider({
  stream: 'answer-key',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_cbt }: { id_cbt: string }) => id_cbt,
  commands: { AdvanceRegrade, CorrectKey, FinishMarking, ReopenMarking },
  events: { KeyCorrected, MarkingFinished, MarkingReopened, RegradeAdvanced },
  initial: { koreksi: {}, nomor: 0, dinilai: 0, isApplied: true, isFinished: false } as State,
  needs: ({ id_cbt, at, posisi }, { isFinished }, command) => ({
    ujian: command === CorrectKey.name ? new ExamForMarking({ id_cbt }) : undefined,
    sisa: command === FinishMarking.name ? new MarkingLeft({ id_cbt, at }) : undefined,
    isUnknown: command === ReopenMarking.name && isFinished ? new FinishedBefore({ id_cbt, posisi }) : undefined,
  }),
  decide: {
    CorrectKey: ({ id_cbt, id_soal, koreksi, alasan }, { koreksi: before, nomor, isFinished }, { needs }) => {
      const wanted = correctionOf((needs.ujian ?? refuse(common.NOT_FOUND)).soal, id_soal, koreksi);
      const had = before[id_soal] ?? null;
      if (JSON.stringify(had) === JSON.stringify(wanted) || (!had && wanted.cara === 'semula')) return nothing;
      const corrected = KeyCorrected({ id_cbt, id_soal, nomor: nomor + 1, koreksi: wanted, koreksi_sebelum: had, alasan });
      return isFinished ? [MarkingReopened({ id_cbt }), corrected] : corrected;
    },
    FinishMarking: ({ id_cbt }, { isApplied, isFinished }, { needs }) => {
      if (isFinished) return nothing;
      refuseUnless(isApplied, no.STILL_REGRADED);
      const { mengerjakan, selesai, belum_dinilai, terlambat, butir } = needs.sisa ?? refuse(common.NOT_FOUND);
      refuseUnless(mengerjakan === 0, no.STILL_SITTING, { jumlah: mengerjakan });
      refuseUnless(selesai > 0, no.NOBODY_SAT);
      refuseUnless(terlambat === 0, no.LATE_ANSWERS_WAIT, { jumlah: terlambat });
      refuseUnless(belum_dinilai === 0, no.ESSAYS_WAIT, { jumlah: belum_dinilai });
      return MarkingFinished({ id_cbt, butir });
    },
    ReopenMarking: ({ id_cbt }, { isFinished }, { needs: { isUnknown } }) => (isFinished && isUnknown ? MarkingReopened({ id_cbt }) : nothing),
    AdvanceRegrade: (it, { nomor, dinilai, isApplied }) => (it.nomor === nomor && !isApplied && (it.dinilai > dinilai || it.dinilai === it.dari) ? RegradeAdvanced(it) : nothing),
  },
  evolve: {
    KeyCorrected: (state, { id_soal, nomor, koreksi }): State => ({ ...state, koreksi: withEntry(state.koreksi, id_soal, koreksi), nomor, dinilai: 0, isApplied: false }),
    RegradeAdvanced: (state, { dinilai, dari }): State => ({ ...state, dinilai, isApplied: dinilai === dari }),
    MarkingFinished: (state): State => ({ ...state, isFinished: true }),
    MarkingReopened: (state): State => ({ ...state, isFinished: false }),
  },
});

/** A correction that fits the kind of the question; only another key needs one, and something is left to be marked. */
export function correctionOf(soal: readonly SoalDinilai[], id_soal: string, koreksi: Koreksi): Koreksi {
  const { isi } = soal.find((it) => it.id_soal === id_soal) ?? refuse(common.NOT_FOUND);
  const isLeft = soal.some((it) => it.id_soal !== id_soal && it.koreksi?.cara !== 'hapus' && it.bobot > 0);
  refuseUnless(koreksi.cara !== 'hapus' || isLeft, no.LAST_QUESTION);
  const wanted: Koreksi = koreksi.cara === 'ganti_kunci' ? { ...koreksi, kunci: [...new Set(koreksi.kunci)] } : { ...koreksi, kunci: [] };
  refuseUnless(wanted.cara !== 'ganti_kunci' || isKey(isi, wanted.kunci), no.NOT_A_KEY);
  return wanted;
}

/** Pairs are their own key, and an essay has none that counts by itself; two letters of a choice both count. */
function isKey({ tipe, opsi }: IsiSoal, kunci: readonly string[]) {
  if (tipe === 'Isian Singkat') return kunci.length > 0;
  return (tipe === 'Multiple Choice' || tipe === 'Pilihan Ganda Kompleks') && kunci.length > 0 && kunci.every((it) => opsi.some(({ id }) => id === it));
}
