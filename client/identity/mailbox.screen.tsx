import { useEffect, useState } from 'react';
import type { mailbox } from '#contract/identity/account.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { type ApiError, send } from '#client/kit/api';
import { useWords } from '#client/kit/words';
import { outcomeOf } from '#client/identity/login-outcome';
import { Said } from '#client/identity/said';

type Mail = OutputOf<typeof mailbox.list>['data'][number];

/** What the demo school would have sent. */
export default function MailboxScreen() {
  const t = useWords('identity');
  const [mails, setMails] = useState<Mail[] | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const load = () => void send<{ data: Mail[] }>('GET', '/api/demo/mailbox', {}).then(({ data }) => {
    setMails(data);
    setError(null);
  }, setError);
  useEffect(load, []);
  return (
    <div className="card">
      <h1>{t('mailbox')}</h1>
      <p>{t('mailboxIntro')}</p>
      {error && <Said {...outcomeOf(error, t)} />}
      <button type="button" className="main-button" onClick={load}>{t('refresh')}</button>
      {mails?.length === 0 && <p role="status">{t('noMail')}</p>}
      {mails?.map(({ id, kepada, judul, isi }) => (
        <article key={id} className="mail">
          <h2>{judul}</h2>
          <p className="field-hint">{t('to', { alamat: kepada })}</p>
          <pre>{linked(isi)}</pre>
        </article>
      ))}
      <a className="side-link" href="/login">{t('toLogin')}</a>
    </div>
  );
}

/** The links of a mail lead to this very server. */
const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((it) => {
    if (!URL.canParse(it)) return it;
    const { pathname, search, hash } = new URL(it);
    return <a key={it} href={pathname + search + hash}>{it}</a>;
  });
