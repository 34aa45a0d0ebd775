import { useEffect, useState } from 'react';
import { send } from '#client/kit/api';
import { useWords } from '#client/kit/words';
import { Field } from '#client/identity/field';
import { outcomeOf } from '#client/identity/login-outcome';
import { useSecret } from '#client/identity/mail-secret';
import { PasswordField } from '#client/identity/password-field';
import { Said } from '#client/identity/said';
import { useSending } from '#client/identity/use-sending';

const EMAIL = /^\S+@\S+\.\S+$/;

/** Asks for a link by mail; with the link it asks for the new password. */
export default function ForgotScreen() {
  const { token, untuk } = useSecret();
  const [refused, setRefused] = useState('');
  return token && token !== refused ? <Reset key={token} token={token} isParent={untuk === 'orangtua'} onAgain={() => setRefused(token)} /> : <Ask />;
}

function Ask() {
  const t = useWords('identity');
  const { submit, pending, isDone, faults, error } = useSending(
    ({ email }) => (EMAIL.test(email?.trim() ?? '') ? {} : { email: t('requiredEmail') }),
    ({ email }) => send('POST', '/api/account/request-forgot-password', { email: email?.trim() }),
  );
  return (
    <form className="card" onSubmit={submit} noValidate>
      <h1>{t('forgot')}</h1>
      {error && <Said {...outcomeOf(error, t)} />}
      {isDone ? <p className="done" role="status">{t('linkSent')}</p> : <p>{t('forgotIntro')}</p>}
      {!isDone && <Field label={t('email')} name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} autoFocus error={faults.email} />}
      {!isDone && <button type="submit" className="main-button" aria-disabled={pending}>{t(pending ? 'sending' : 'sendLink')}</button>}
      <a className="side-link" href="/login">{t('toLogin')}</a>
    </form>
  );
}

function Reset({ token, isParent, onAgain }: { token: string; isParent: boolean; onAgain: () => void }) {
  const t = useWords('identity');
  const { submit, pending, isDone, faults, error } = useSending(
    ({ password, repeat }) => (password === repeat ? {} : { repeat: t('notTheSame') }),
    ({ password }) => send('PUT', isParent ? '/api/account/reset-password-parent' : '/api/account/reset-password', { tokenEmail: token, password }),
  );
  useEffect(() => {
    document.title = `${t('reset')} · Pelita`;
  }, [t]);
  if (isDone) return (
    <div className="card">
      <h1>{t('reset')}</h1>
      <p className="done" role="status">{t('resetDone')}</p>
      <a className="main-button" href="/login">{t('toLogin')}</a>
    </div>
  );
  return (
    <form className="card" onSubmit={submit} noValidate>
      <h1>{t('reset')}</h1>
      {error && <Said {...outcomeOf(error, t)} />}
      {error?.code === 'LINK_INVALID' ? <button type="button" className="main-button" onClick={onAgain}>{t('anotherLink')}</button> : (
        <>
          <p>{t(isParent ? 'resetIntroParent' : 'resetIntro')}</p>
          <PasswordField label={t('newPassword')} name="password" autoComplete="new-password" maxLength={128} hint={t('passwordHint')} autoFocus error={faults.password} />
          <PasswordField label={t('repeat')} name="repeat" autoComplete="new-password" maxLength={128} error={faults.repeat} />
          <button type="submit" className="main-button" aria-disabled={pending}>{t(pending ? 'creating' : 'savePassword')}</button>
        </>
      )}
    </form>
  );
}
