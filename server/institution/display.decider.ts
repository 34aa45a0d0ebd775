import { AUDITORS } from '#contract/audit/readers';
import { type Display, defaultDisplay } from '#contract/institution/display';
import { DisplayArranged } from '#contract/institution/display.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

export class ArrangeDisplay extends DomainCommand<{ id_akun: string; tampilan: Partial<Display> }> {}

export const displayDecider = decider({
  stream: 'display',
  history: AUDITORS,
  idOf: ({ id_akun }: { id_akun: string }) => id_akun,
  commands: { ArrangeDisplay },
  events: { DisplayArranged },
  initial: { tampilan: null } as { tampilan: Display | null },
  decide: {
    ArrangeDisplay: ({ id_akun, tampilan: wish }, { tampilan: sebelum }) => {
      const [now, tampilan] = [sebelum ?? defaultDisplay, { ...(sebelum ?? defaultDisplay), ...wish }];
      return JSON.stringify(tampilan) === JSON.stringify(now) ? nothing : DisplayArranged({ id_akun, tampilan, sebelum });
    },
  },
  evolve: { DisplayArranged: (_, { tampilan }) => ({ tampilan }) },
});
