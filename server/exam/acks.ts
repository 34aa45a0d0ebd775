import type { Ack, Simpanan, StatusSimpanan } from '#contract/exam/attempt';
import { mayAdd } from '#server/exam/attempt-rules';
import type { Attempt } from '#server/exam/attempt.state';

/** What became of the saves of a batch, by what the log holds now; what it could hold and does not is not acknowledged, and is sent again. `perangkat`: whose they are, where no ticket stands for it. */
export const acksOf = (it: Attempt, saves: readonly Simpanan[], perangkat?: string): Ack[] => saves.flatMap((save): Ack[] => {
  const status = statusOf(it, save) ?? (perangkat !== undefined && !mayAdd(it, save, perangkat) ? 'rejected' : undefined);
  return status ? [[save.soal, save.epoch, save.seq, status]] : [];
});

function statusOf({ lease, jawaban, late }: Attempt, { soal, epoch, seq }: Simpanan): StatusSimpanan | undefined {
  if (epoch > lease || !jawaban.asks(soal)) return 'rejected';
  if (!jawaban.has(soal, epoch, seq)) return undefined;
  if (late.tanda.some((it) => it[0] === soal && it[1] === epoch && it[2] === seq)) return 'late';
  const held = jawaban.to(soal);
  return held?.epoch === epoch && held.seq === seq ? 'applied' : 'superseded';
}
