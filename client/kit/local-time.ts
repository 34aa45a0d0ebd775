import { instantOf, jamOf, tanggalOf } from '#contract/school-year/school-days';
import { clock } from '#client/kit/time';

/** An instant as a field for day and time has it, in the school's zone, and back. */
export const localOf = (at: string) => `${tanggalOf(new Date(at), clock.zone())}T${jamOf(at, clock.zone()).replace('.', ':')}`;
/** `before`: as it was; what nobody has touched keeps the seconds that no field shows. */
export function instantIn(local: string, before?: string | null) {
  if (before && localOf(before) === local) return before;
  const [day = '', time = ''] = local.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf(day, hours * 60 + minutes, clock.zone()).toISOString();
}
