import { Role } from '#contract/identity/identity';
import { useWords } from '#client/kit/words';
import type { Told } from '#client/audit/event-sentence';
import '#client/audit/audit.words';

/** Who did it, and in which role. */
export function Who({ id_akun, nama, role }: Told['oleh']) {
  const t = useWords('audit');
  if (!id_akun) return t('system');
  const known = Role.safeParse(role);
  return <>{nama ?? t('unnamed')}<br /><small className="stream-small">{known.success ? t(known.data) : role}</small></>;
}
