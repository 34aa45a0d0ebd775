import { Role } from '#contract/identity/identity';
import { useWords, wordsOf } from '#client/kit/words';
import type { Told } from '#client/audit/event-sentence';
import '#client/audit/audit.words';

/** Who did it, by name. */
export function whoIs({ id_akun, nama }: Told['oleh']) {
  const t = wordsOf('audit');
  return id_akun ? (nama ?? t('unnamed')) : t('system');
}

/** Who did it, and in which role. */
export function Who({ id_akun, nama, role }: Told['oleh']) {
  const t = useWords('audit');
  if (!id_akun) return t('system');
  const known = Role.safeParse(role);
  return <>{nama ?? t('unnamed')}<br /><small className="stream-small">{known.success ? t(known.data) : role}</small></>;
}
