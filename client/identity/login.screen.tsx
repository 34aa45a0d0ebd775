import { type FormEvent, useState } from 'react';
import { ApiError, send } from '#client/kit/api';
import { accountPath, type LoginAnswer, session, wantedPath } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import { deviceInfo } from '#client/kit/device';
import { Field } from '#client/identity/field';
import { type Outcome, outcomeOf } from '#client/identity/login-outcome';
import { PasswordField } from '#client/identity/password-field';
import { Said } from '#client/identity/said';
import '#client/identity/identity.words';

type Missing = { username?: string; password?: string };

export function LoginScreen() {
  const t = useWords('identity');
  const [missing, setMissing] = useState<Missing>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [pending, setPending] = useState(false);

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    const username = String(form.get('username')).trim();
    const password = String(form.get('password'));
    const unfilled: Missing = {
      ...(username.length < 3 && { username: t('requiredUsername') }),
      ...(!password && { password: t('requiredPassword') }),
    };
    setMissing(unfilled);
    setOutcome(null);
    if (Object.keys(unfilled).length > 0) return;
    setPending(true);
    try {
      const answer = await send<LoginAnswer>('POST', '/api/login', { username, password, deviceInfo: deviceInfo() });
      session.start(answer);
      const known = session.get();
      // The secret of a link in a mail stands behind #, where no server sees it.
      location.replace(known && answer.isRestricted ? accountPath(known) : wantedPath(location.search) + location.hash);
    } catch (error) {
      setPending(false);
      if (!(error instanceof ApiError)) throw error;
      setOutcome(outcomeOf(error, t));
    }
  }

  return (
    <form className="card" onSubmit={enter} noValidate>
      <h1>{t('login')}</h1>
      <p>{t('loginIntro')}</p>
      {outcome && <Said {...outcome} />}
      <Field label={t('username')} name="username" autoComplete="username" autoCapitalize="off" spellCheck={false} maxLength={50} autoFocus error={missing.username} />
      <PasswordField label={t('password')} name="password" autoComplete="current-password" maxLength={128} error={missing.password} />
      <button type="submit" className="main-button" aria-disabled={pending}>{t(pending ? 'entering' : 'enter')}</button>
      <a className="side-link" href="/forgot-password">{t('forgotLink')}</a>
      <details className="first-time"><summary>{t('firstTime')}</summary><p>{t('firstTimeAbout')}</p></details>
    </form>
  );
}
