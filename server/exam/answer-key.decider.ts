import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { Koreksi } from '#contract/exam/marking';
import { KeyCorrected, MarkingFinished, MarkingReopened } from '#contract/exam/marking.events';
import { markingRefusals as no } from '#contract/exam/marking.refusals';
import { common } from '#contract/kit/refusal';
import type { IsiSoal } from '#contract/question-bank/question';
import { ExamForMarking } from '#server/exam/attempt-for-marking';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

export class CorrectKey extends DomainCommand<{ id_cbt: string; id_soal: string; koreksi: Koreksi; alasan: string }> {}
export class FinishMarking extends DomainCommand<{ id_cbt: string }> {}

type State = { koreksi: Readonly<Record<string, Koreksi>>; isFinished: boolean };

/** How the answers of an exam are marked, beside the keys of its questions: what was put right after students had met it. */
export const answerKeyDecider = decider({
  stream: 'answer-key',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_cbt }: { id_cbt: string }) => id_cbt,
  commands: { CorrectKey, FinishMarking },
  events: { KeyCorrected, MarkingFinished, MarkingReopened },
  initial: { koreksi: {}, isFinished: false } as State,
  needs: ({ id_cbt }) => ({ ujian: new ExamForMarking({ id_cbt }) }),
  decide: {
    CorrectKey: ({ id_cbt, id_soal, koreksi, alasan }, { koreksi: before, isFinished }, { needs }) => {
      const { isi } = (needs.ujian ?? refuse(common.NOT_FOUND)).soal.find((it) => it.id_soal === id_soal) ?? refuse(common.NOT_FOUND);
      const wanted: Koreksi = koreksi.cara === 'ganti_kunci' ? koreksi : { ...koreksi, kunci: [] };
      refuseUnless(wanted.cara !== 'ganti_kunci' || isKey(isi, wanted.kunci), no.NOT_A_KEY);
      const had = before[id_soal] ?? null;
      if (JSON.stringify(had) === JSON.stringify(wanted)) return nothing;
      const corrected = KeyCorrected({ id_cbt, id_soal, koreksi: wanted, koreksi_sebelum: had, alasan });
      return isFinished ? [MarkingReopened({ id_cbt }), corrected] : corrected;
    },
    FinishMarking: ({ id_cbt }, { isFinished }, { needs }) => {
      if (isFinished) return nothing;
      const { belum_dinilai: jumlah } = needs.ujian ?? refuse(common.NOT_FOUND);
      refuseUnless(jumlah === 0, no.ESSAYS_WAIT, { jumlah });
      return MarkingFinished({ id_cbt });
    },
  },
  evolve: {
    KeyCorrected: (state, { id_soal, koreksi }): State => ({ ...state, koreksi: withEntry(state.koreksi, id_soal, koreksi) }),
    MarkingFinished: (state): State => ({ ...state, isFinished: true }),
    MarkingReopened: (state): State => ({ ...state, isFinished: false }),
  },
});

/** Pairs are their own key, and an essay has none that counts by itself; two letters of a choice both count. */
function isKey({ tipe, opsi }: IsiSoal, kunci: readonly string[]) {
  if (tipe === 'Isian Singkat') return kunci.length > 0;
  return (tipe === 'Multiple Choice' || tipe === 'Pilihan Ganda Kompleks') && kunci.length > 0 && kunci.every((it) => opsi.some(({ id }) => id === it));
}
