import type { Session } from '#client/kit/session';
import { formatJam } from '#client/kit/time';
import type { Translate } from '#client/kit/words';

const TITLES = /^(Prof|Dr|Drs|Dra|Ir|H|Hj|KH|Ust|Ustz|Ustadz|Ustadzah|M|Moh|Muh|Mohd|Muhd)\.?$/i;

/** What somebody is called by: the first word of their name that is neither a title nor a shortened Muhammad. */
export function calledBy(nama: string) {
  const words = (nama.split(',')[0] ?? '').split(/\s+/).filter(Boolean);
  return words.find((it) => !TITLES.test(it)) ?? words[0] ?? nama;
}

/** `Pagi, Pak Budi.`: the time of day and how somebody is spoken to. */
export function greetingTo(session: Session | null, now: Date, t: Translate<'home'>) {
  const greeting = t(partOfDay(now));
  const nama = session?.user.nama;
  if (!nama) return `${greeting}.`;
  if (session.roles.includes('murid')) return `${greeting}, ${t('ananda', { nama: calledBy(nama) })}.`;
  const { jenis_kelamin } = session.user;
  const called = jenis_kelamin ? t(jenis_kelamin === 'Pria' ? 'pak' : 'bu', { nama: calledBy(nama) }) : nama;
  return `${greeting}, ${called}.`;
}

/** By the school's clock. */
function partOfDay(now: Date) {
  const hour = Number(formatJam(now).slice(0, 2));
  return hour < 4 ? 'night' : hour < 11 ? 'morning' : hour < 15 ? 'noon' : hour < 18 ? 'afternoon' : 'night';
}

