import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { type Interval, intervalsOf, type Predikat, thirds } from '#contract/curriculum/passing-interval';
import { PassingGradeIntroduced, PassingGradeWithdrawn, PassingIntervalsChanged } from '#contract/curriculum/passing-interval.events';
import { passingIntervalRefusals as no } from '#contract/curriculum/passing-interval.refusals';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuseUnless } from '#server/kit/deciding/refused';

type Bounds = { batas_bawah?: number; batas_atas?: number };
export class IntroducePassingGrade extends DomainCommand<{ id_kbm: string; kkm: number }> {}
export class ChangePassingInterval extends DomainCommand<{ id_kbm: string; predikat: Predikat; sebelum?: SeenOf } & Bounds> {}
export class WithdrawPassingGrade extends DomainCommand<{ id_kbm: string }> {}

/** What a school begins with: the usual passing grade (domain 2.1). */
export const firstPassingGrade = { id_kbm: '4b6f9a52-0d0e-5b6f-8f7b-7a1c2d3e4f50', kkm: 75 };

type PassingGrade = { kkm: number | null; interval: Interval[]; isWithdrawn: boolean };

/** A passing grade with the intervals of its predicates (domain 2.1). */
export const passingIntervalDecider = decider({
  stream: 'passing-grade',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_kbm }: { id_kbm: string }) => id_kbm,
  commands: { IntroducePassingGrade, ChangePassingInterval, WithdrawPassingGrade },
  events: { PassingGradeIntroduced, PassingIntervalsChanged, PassingGradeWithdrawn },
  initial: { kkm: null, interval: [], isWithdrawn: false } as PassingGrade,
  decide: {
    IntroducePassingGrade: ({ id_kbm, kkm }, state) => (state.kkm || state.isWithdrawn ? nothing : PassingGradeIntroduced({ id_kbm, kkm, interval: thirds(kkm) })),
    ChangePassingInterval: ({ id_kbm, predikat, sebelum: seen, ...bounds }, { kkm, interval: sebelum }) => {
      refuseUnless(kkm, common.NOT_FOUND);
      refuseOvertaken(seen, sebelum.find((it) => it.predikat === predikat) ?? {}, bounds);
      const interval = moved(kkm, sebelum, predikat, bounds);
      return JSON.stringify(interval) === JSON.stringify(sebelum) ? nothing : PassingIntervalsChanged({ id_kbm, interval, sebelum });
    },
    WithdrawPassingGrade: ({ id_kbm }, { kkm, interval, isWithdrawn }) => {
      if (isWithdrawn) return nothing;
      refuseUnless(kkm, common.NOT_FOUND);
      return PassingGradeWithdrawn({ id_kbm, kkm, interval });
    },
  },
  evolve: {
    PassingGradeIntroduced: (state, { kkm, interval }) => ({ ...state, kkm, interval }),
    PassingIntervalsChanged: (state, { interval }) => ({ ...state, interval }),
    PassingGradeWithdrawn: () => ({ kkm: null, interval: [], isWithdrawn: true }),
  },
  claims: ({ kkm }) => (kkm ? [{ kind: 'passing-grade', value: String(kkm), field: 'kkm' }] : []),
  taken: no.KKM_TAKEN,
});

/** The bounds between C and B and between B and A move; the others follow from the passing grade. */
function moved(kkm: number, before: readonly Interval[], predikat: Predikat, { batas_bawah, batas_atas }: Bounds) {
  const now = before.find((it) => it.predikat === predikat) as Interval;
  const [bawah, atas] = [batas_bawah ?? now.batas_bawah, batas_atas ?? now.batas_atas];
  let [b, a] = (['B', 'A'] as const).map((it) => before.find((one) => one.predikat === it)?.batas_bawah) as [number, number];
  if (predikat === 'C') b = atas + 1;
  if (predikat === 'B') [b, a] = [bawah, atas + 1];
  if (predikat === 'A') a = bawah;
  const interval = intervalsOf(kkm, b, a);
  const { batas_bawah: lower, batas_atas: upper } = interval.find((it) => it.predikat === predikat) as Interval;
  refuseUnless(lower === bawah && upper === atas, no.FIXED_BOUND);
  refuseUnless(interval.every((it) => it.batas_bawah <= it.batas_atas), no.NOT_CONTIGUOUS);
  return interval;
}
