import type { Session } from '#client/kit/session';
import type { Translate } from '#client/kit/words';
import '#client/areas/areas.words';

/** Specification 3: Pak for a man, Bu for a woman, blank otherwise; students are called by their name. */
export const addressOf = (it: Session | null, t: Translate<'areas'>) => addressed(it, t, it?.user.nama ?? it?.user.username ?? t('admin'));

/** The same in short, by the first name alone. */
export const shortAddressOf = (it: Session | null, t: Translate<'areas'>) => addressed(it, t, firstNameOf(it?.user.nama ?? it?.user.username ?? t('admin')));

/** Without the titles, which end in a dot or stand behind a comma. */
const firstNameOf = (nama: string) => nama.split(',')[0]?.split(/\s+/).find((it) => it && !it.endsWith('.')) ?? nama;

function addressed(it: Session | null, t: Translate<'areas'>, nama: string) {
  if (!it || it.roles.includes('murid')) return nama;
  const { jenis_kelamin } = it.user;
  return jenis_kelamin === 'Pria' ? t('pak', { nama }) : jenis_kelamin === 'Wanita' ? t('bu', { nama }) : nama;
}
