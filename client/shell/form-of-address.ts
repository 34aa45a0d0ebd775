import type { Session } from '#client/kit/session';
import type { Translate } from '#client/kit/words';
import '#client/areas/areas.words';

/** Specification 3: Pak for a man, Bu for a woman, blank otherwise; students are called by their name. */
export const addressOf = (it: Session | null, t: Translate<'areas'>) => addressed(it, t, it?.user.nama ?? it?.user.username ?? t('admin'));

/** The same in short, by the first name alone. */
export const shortAddressOf = (it: Session | null, t: Translate<'areas'>) => addressed(it, t, calledBy(it?.user.nama ?? it?.user.username ?? t('admin')));

const TITLES = /^(Prof|Dr|Drs|Dra|Ir|H|Hj|KH|Ust|Ustz|Ustadz|Ustadzah|M|Moh|Muh|Mohd|Muhd)\.?$/i;

/** What somebody is called by: the first word of their name that is neither a title nor a shortened Muhammad. */
export function calledBy(nama: string) {
  const words = (nama.split(',')[0] ?? '').split(/\s+/).filter(Boolean);
  return words.find((it) => !TITLES.test(it)) ?? words[0] ?? nama;
}

function addressed(it: Session | null, t: Translate<'areas'>, nama: string) {
  if (!it || it.roles.includes('murid')) return nama;
  const { jenis_kelamin } = it.user;
  return jenis_kelamin === 'Pria' ? t('pak', { nama }) : jenis_kelamin === 'Wanita' ? t('bu', { nama }) : nama;
}
