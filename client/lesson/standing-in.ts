import type { Sesi } from '#contract/lesson/lesson.api';
import { useSession } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/lesson/lesson.words';

type Held = Pick<Sesi, 'id_guru' | 'guru' | 'id_guru_pengganti' | 'pengganti'>;

/** Whether a lesson is held by whoever is signed in, and, where somebody stands in, who for whom. */
export function useStandingIn() {
  const [t, session] = [useWords('lesson'), useSession()];
  const isMine = (it: Held) => (it.id_guru_pengganti ?? it.id_guru) === session?.user.id;
  const told = (it: Held) => it.id_guru_pengganti && (isMine(it) ? t('standsInFor', { nama: it.guru ?? '–' }) : t('coveredBy', { nama: it.pengganti ?? '–' }));
  return { isMine, told };
}
