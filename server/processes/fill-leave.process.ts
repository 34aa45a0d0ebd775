import { LeaveAccepted, LeaveCancelled, LeaveCorrected } from '#contract/leave/leave.events';
import type { Span } from '#contract/leave/leave';
import { RegistersOfStudent } from '#projections/leave/registers-of-leave.query';
import type { Ask } from '#projections/kit/question';
import { ApplyLeave } from '#server/attendance/attendance.commands';
import { process, type Wish } from '#server/kit/processes/process';

type Days = Pick<Span, 'tanggal_awal' | 'tanggal_akhir'>;
type Of = { id_izin: string; id_murid: string };

/** Every register of these days, each with what the leave says of its day. */
const registers = async ({ id_izin, id_murid }: Of, days: Days, jenisOn: (day: string) => Span['jenis'] | null, ask: Ask, now: string): Promise<Wish[]> => {
  const found = await ask(new RegistersOfStudent({ id_murid, tanggal_awal: days.tanggal_awal, tanggal_akhir: days.tanggal_akhir, now }));
  return found.map(({ id_sesi, tanggal_sesi }) => [ApplyLeave, { id_sesi, id_murid, id_izin, jenis: jenisOn(tanggal_sesi) }]);
};
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** What a leave makes of registers that are open already; those that open later ask for it themselves. */
export const fillLeave = process({
  name: 'fill-leave',
  events: { LeaveAccepted, LeaveCorrected, LeaveCancelled },
  on: {
    LeaveAccepted: ({ at, data }, ask) => registers(data, data, () => data.jenis, ask, at),
    LeaveCorrected: ({ at, data: { sebelum, ...data } }, ask) => {
      const all = { tanggal_awal: earlier(data.tanggal_awal, sebelum.tanggal_awal), tanggal_akhir: later(data.tanggal_akhir, sebelum.tanggal_akhir) };
      return registers(data, all, (day) => (day >= data.tanggal_awal && day <= data.tanggal_akhir ? data.jenis : null), ask, at);
    },
    LeaveCancelled: ({ at, data }, ask) => registers(data, data, () => null, ask, at),
  },
});
