import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { TeacherReminded } from '#contract/attendance/attendance.events';
import { attendanceRefusals as no } from '#contract/attendance/attendance.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import type { attendance } from '#contract/attendance/attendance.api';
import { jamOf } from '#contract/school-year/school-days';
import { UnfilledOf } from '#projections/attendance/reminder.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider } from '#server/kit/deciding/decider';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

export class RemindTeacher extends DomainCommand<InputOf<typeof attendance.remind>> {}

/** Reminders to one teacher, and when each register was told of. A register is told of once: whoever presses again learns when. */
export const reminderDecider = decider({
  stream: 'register-reminder',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_guru }: { id_guru: string }) => id_guru,
  commands: { RemindTeacher },
  events: { TeacherReminded },
  initial: new Map<string, string>(),
  needs: ({ id_guru, tanggal }) => ({ unfilled: new UnfilledOf({ id_guru, tanggal }) }),
  decide: {
    RemindTeacher: ({ id_guru, tanggal }, told, { at, needs: { unfilled: { sesi, zona_waktu } } }) => {
      const missing = sesi.filter(({ batas }) => batas < at).map(({ id_sesi }) => id_sesi);
      refuseUnless(missing.length, no.NOTHING_MISSING);
      const daftar_sesi = missing.filter((it) => !told.has(it));
      if (!daftar_sesi.length) refuse(no.ALREADY_REMINDED, { jam: jamOf(told.get(missing.at(-1) as string) as string, zona_waktu) });
      return TeacherReminded({ id_guru, tanggal, daftar_sesi, dikirim: at });
    },
  },
  evolve: {
    TeacherReminded: (told, { daftar_sesi, dikirim }) => new Map([...told, ...daftar_sesi.map((it): [string, string] => [it, dikirim])]),
  },
});
