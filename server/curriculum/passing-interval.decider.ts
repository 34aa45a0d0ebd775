import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { type Bounds, type Interval, movedBound, type Predikat, thirds } from '#contract/curriculum/passing-interval';
import { PassingGradeIntroduced, PassingGradeWithdrawn, PassingIntervalsChanged } from '#contract/curriculum/passing-interval.events';
import { passingIntervalRefusals as no } from '#contract/curriculum/passing-interval.refusals';
import { objection } from '#contract/grading/impact';
import type { Reasoned } from '#contract/kit/reasoned';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { ImpactToWeigh } from '#projections/grading/impact.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuse, refuseFor, refuseUnless } from '#server/kit/deciding/refused';

export class IntroducePassingGrade extends DomainCommand<{ id_kbm: string; kkm: number }> {}
export class ChangePassingInterval extends DomainCommand<{ id_kbm: string; predikat: Predikat; sebelum?: SeenOf } & Bounds & Reasoned> {}
export class WithdrawPassingGrade extends DomainCommand<{ id_kbm: string } & Reasoned> {}

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
  needs: ({ predikat, dampak, batas_bawah, batas_atas }: Partial<ChangePassingInterval['data']>, { kkm, interval }, command) => {
    const after = command === ChangePassingInterval.name && kkm && predikat ? movedBound(kkm, interval, predikat, { batas_bawah, batas_atas }).interval : null;
    return { akibat: kkm && command !== IntroducePassingGrade.name ? new ImpactToWeigh({ ubah: { jenis: 'interval', kkm, interval: after }, dampak }) : undefined };
  },
  decide: {
    IntroducePassingGrade: ({ id_kbm, kkm }, state) => (state.kkm || state.isWithdrawn ? nothing : PassingGradeIntroduced({ id_kbm, kkm, interval: thirds(kkm) })),
    ChangePassingInterval: ({ id_kbm, predikat, sebelum: seen, alasan, dampak, ...bounds }, { kkm, interval: sebelum }, { needs: { akibat } }) => {
      refuseUnless(kkm, common.NOT_FOUND);
      refuseOvertaken(seen, sebelum.find((it) => it.predikat === predikat) ?? {}, bounds);
      const interval = moved(kkm, sebelum, predikat, bounds);
      if (JSON.stringify(interval) === JSON.stringify(sebelum)) return nothing;
      refuseFor(objection(akibat, { alasan, dampak }), 'alasan');
      return PassingIntervalsChanged({ id_kbm, interval, sebelum, alasan: alasan || null });
    },
    WithdrawPassingGrade: ({ id_kbm, alasan, dampak }, { kkm, interval, isWithdrawn }, { needs: { akibat } }) => {
      if (isWithdrawn) return nothing;
      refuseUnless(kkm, common.NOT_FOUND);
      refuseFor(objection(akibat, { alasan, dampak }), 'alasan');
      return PassingGradeWithdrawn({ id_kbm, kkm, interval, alasan: alasan || null });
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

/** The intervals with these bounds, or why they cannot be. */
function moved(kkm: number, before: readonly Interval[], predikat: Predikat, bounds: Bounds) {
  const { interval, fault } = movedBound(kkm, before, predikat, bounds);
  if (fault) refuse(no[fault]);
  return interval;
}
