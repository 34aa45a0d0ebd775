import { calledBy, shortAddressOf } from '#client/shell/form-of-address';
import type { Session } from '#client/kit/session';
import { formatJam } from '#client/kit/time';
import type { Translate } from '#client/kit/words';

/** `Pagi, Pak Budi.`: the time of day and how somebody is spoken to. */
export function greetingTo(session: Session | null, now: Date, t: Translate<'home'>, areas: Translate<'areas'>) {
  const greeting = t(partOfDay(now));
  const nama = session?.user.nama;
  if (!nama) return `${greeting}.`;
  if (session.roles.includes('murid')) return `${greeting}, ${t('ananda', { nama: calledBy(nama) })}.`;
  return `${greeting}, ${shortAddressOf(session, areas)}.`;
}

/** By the school's clock. */
function partOfDay(now: Date) {
  const hour = Number(formatJam(now).slice(0, 2));
  return hour < 4 ? 'night' : hour < 11 ? 'morning' : hour < 15 ? 'noon' : hour < 18 ? 'afternoon' : 'night';
}

