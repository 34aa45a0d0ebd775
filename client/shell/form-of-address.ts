import type { Session } from '#client/kit/session';
import type { Translate } from '#client/kit/words';
import '#client/areas/areas.words';

/** Specification 3: Pak for a man, Bu for a woman, blank otherwise; students are called by their name. */
export function addressOf(it: Session | null, t: Translate<'areas'>) {
  const nama = it?.user.nama ?? it?.user.username ?? t('admin');
  if (!it || it.roles.includes('murid')) return nama;
  const { jenis_kelamin } = it.user;
  return jenis_kelamin === 'Pria' ? t('pak', { nama }) : jenis_kelamin === 'Wanita' ? t('bu', { nama }) : nama;
}
