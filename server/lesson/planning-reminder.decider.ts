import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { InputOf } from '#contract/kit/endpoint';
import type { planning } from '#contract/lesson/planning.api';
import { PlanningReminded } from '#contract/lesson/planning.events';
import { planRefusals as no } from '#contract/lesson/plan.refusals';
import { jamOf, tanggalOf } from '#contract/school-year/school-days';
import { UnplannedOf } from '#projections/lesson/planning-reminder.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider } from '#server/kit/deciding/decider';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

export class RemindOfPlanning extends DomainCommand<InputOf<typeof planning.remind>> {}

/** Reminders to one teacher, and when each lesson was told of. A lesson is told of once: whoever presses again learns when. */
export const planningReminderDecider = decider({
  stream: 'unplanned',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_guru }: { id_guru: string }) => id_guru,
  commands: { RemindOfPlanning },
  events: { PlanningReminded },
  initial: new Map<string, string>(),
  needs: ({ id_guru, tanggal_awal }) => ({ unplanned: new UnplannedOf({ id_guru, tanggal_awal }) }),
  decide: {
    RemindOfPlanning: ({ id_guru, tanggal_awal }, told, { at, needs: { unplanned: { sesi, zona_waktu } } }) => {
      refuseUnless(sesi.length, no.NOTHING_UNPLANNED);
      const daftar_sesi = sesi.filter((it) => !told.has(it));
      const last = told.get(sesi.at(-1) as string) ?? at;
      if (!daftar_sesi.length) refuse(no.ALREADY_TOLD, { waktu: `${tanggalOf(new Date(last), zona_waktu)} ${jamOf(last, zona_waktu)}` });
      return PlanningReminded({ id_guru, tanggal_awal, daftar_sesi, dikirim: at });
    },
  },
  evolve: {
    PlanningReminded: (told, { daftar_sesi, dikirim }) => new Map([...told, ...daftar_sesi.map((it): [string, string] => [it, dikirim])]),
  },
});
