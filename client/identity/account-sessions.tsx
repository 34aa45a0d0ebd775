import { Button } from 'antd';
import { identity } from '#contract/identity/identity.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { StatusTag } from '#client/kit/status-tag';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { words } from '#client/identity/account.words';

type Row = OutputOf<typeof identity.me>['data'][number];
const at = (it: string) => `${formatTanggal(it)} ${formatJam(it)}`;

/** Where the account is signed in, and where it was. */
export function AccountSessions() {
  const t = useWords('account');
  const { data } = useView(identity.me, {});
  return (
    <section className="panel">
      <h2>{t('sessions')}</h2>
      <p>{t('sessionsAbout')}</p>
      <ul className="account-sessions">{data.map((it) => <One key={it.id} {...it} />)}</ul>
    </section>
  );
}

function One({ id, dibuat, terakhir, selesai, alasan, perangkat, ip, sekarang }: Row) {
  const t = useWords('account');
  const { run, pending } = useAction(identity.endSession);
  const why = alasan && alasan in WHY ? ` (${t(alasan as keyof typeof WHY)})` : '';
  return (
    <li>
      <strong>{[perangkat || t('unknownDevice'), ip].filter(Boolean).join(' · ')}</strong>
      {sekarang && <StatusTag tone="good">{t('here')}</StatusTag>}
      <span className="account-when">{t('since', { waktu: at(dibuat) })}, {selesai ? t('ended', { waktu: at(selesai) }) + why : t('lastSeen', { waktu: at(terakhir) })}</span>
      {!selesai && !sekarang && <Button size="small" loading={pending} onClick={() => void run({ id }).catch(() => undefined)}>{t('endSession')}</Button>}
    </li>
  );
}

const WHY = { TOKEN_UNMATCH: 0, LOGOUT: 0, BLOCKED: 0, ENDED: 0, PASSWORD: 0 } satisfies Partial<Record<keyof typeof words.id, number>>;
