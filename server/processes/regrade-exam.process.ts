import { KeyCorrected } from '#contract/exam/marking.events';
import { FinishedAttempts } from '#projections/exam/marking.query';
import { AdvanceRegrade } from '#server/exam/answer-key.decider';
import { GradeAttempt } from '#server/exam/mark.decider';
import { process, type Wish } from '#server/kit/processes/process';

/** So many are marked anew before it is told how far that is. */
const STEP = 50;

/** Whoever had finished is marked by the key as it was put right; whoever finishes later is anyway. Stopped half way, it goes on. */
export const regradeExam = process({
  name: 'regrade-exam',
  events: { KeyCorrected },
  on: {
    KeyCorrected: async ({ meta, data: { id_cbt, id_soal, nomor, alasan } }, ask) => {
      const finished = await ask(new FinishedAttempts({ id_cbt }));
      if (!finished.length) return [[AdvanceRegrade, { id_cbt, nomor, dinilai: 0, dari: 0 }]];
      const karena = { id_soal, oleh: meta.account, alasan };
      return finished.flatMap((of, i): Wish[] => {
        const [grade, dinilai] = [[GradeAttempt, { ...of, sebab: 'koreksi_kunci', karena }] as Wish, i + 1];
        return dinilai % STEP && dinilai < finished.length ? [grade] : [grade, [AdvanceRegrade, { id_cbt, nomor, dinilai, dari: finished.length }]];
      });
    },
  },
});
