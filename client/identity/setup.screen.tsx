import { type FormEvent, useEffect, useState } from 'react';
import type { identity } from '#contract/identity/identity.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { ApiError, send } from '#client/kit/api';
import { useWords } from '#client/kit/words';
import { Field } from '#client/identity/field';
import { outcomeOf } from '#client/identity/login-outcome';
import { PasswordField } from '#client/identity/password-field';
import { Said } from '#client/identity/said';
import '#client/identity/identity.words';

type State = 'asking' | 'open' | 'closed' | 'done';

/** Names the school and opens its administrator's account, while the installation has none. */
export function SetupScreen() {
  const t = useWords('identity');
  const [state, setState] = useState<State>('asking');
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    send<OutputOf<typeof identity.setupOpen>>('GET', '/api/setup', {})
      .then(({ data }) => setState(data.terbuka ? 'open' : 'closed'))
      .catch(setError);
  }, []);

  return (
    <div className="card">
      <h1>{t('setup')}</h1>
      {error && !error.errors && <Said {...outcomeOf(error, t)} />}
      {state === 'open' && <SetupForm error={error} onError={setError} onDone={() => setState('done')} />}
      {(state === 'closed' || state === 'done') && (
        <>
          <p role="status">{t(state === 'done' ? 'setupDone' : 'setupClosed')}</p>
          <a className="main-button" href={state === 'done' ? `/login?kembali=${encodeURIComponent('/admin/dashboard')}` : '/login'}>{t('toLogin')}</a>
        </>
      )}
    </div>
  );
}

type FormProps = { error: ApiError | null; onError: (it: ApiError | null) => void; onDone: () => void };

function SetupForm({ error, onError, onDone }: FormProps) {
  const t = useWords('identity');
  const [pending, setPending] = useState(false);

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const { kode, nama, password } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setPending(true);
    onError(null);
    try {
      await send('POST', '/api/setup', { kode, nama, password });
      onDone();
    } catch (failure) {
      setPending(false);
      onError(failure as ApiError);
    }
  }

  const wrong = error?.errors ?? {};
  return (
    <form onSubmit={create} noValidate>
      <p>{t('setupIntro')}</p>
      <Field label={t('kode')} name="kode" autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} maxLength={100} autoFocus error={wrong.kode} />
      <Field label={t('nama')} name="nama" autoComplete="organization" maxLength={100} error={wrong.nama} />
      <PasswordField label={t('newPassword')} name="password" autoComplete="new-password" maxLength={128} hint={t('passwordHint')} error={wrong.password} />
      <input type="hidden" autoComplete="username" value="admin" readOnly />
      <button type="submit" className="main-button" aria-disabled={pending}>{t(pending ? 'creating' : 'create')}</button>
    </form>
  );
}
