import { useEffect, useState } from 'react';
import { ApiError, send } from '#client/kit/api';
import { useWords } from '#client/kit/words';
import { outcomeOf } from '#client/identity/login-outcome';
import { useSecret } from '#client/identity/mail-secret';
import { Said } from '#client/identity/said';

const NO_LINK = new ApiError(410, 'LINK_INVALID', '');

/** Where the link in a parent's mail leads. */
export default function ParentVerifyScreen() {
  const t = useWords('identity');
  const secret = useSecret();
  const [outcome, setOutcome] = useState<'asking' | 'done' | ApiError>('asking');
  useEffect(() => {
    if (!secret.id || !secret.token) return setOutcome(NO_LINK);
    send('PUT', '/api/account/parent/success-verify/:id', { id: secret.id, tokenEmail: secret.token }).then(() => setOutcome('done'), setOutcome);
  }, [secret]);
  return (
    <div className="card">
      <h1>{t('parentVerify')}</h1>
      {outcome === 'asking' && <p role="status">{t('verifying')}</p>}
      {outcome === 'done' && <p className="done" role="status">{t('parentVerified')}</p>}
      {outcome instanceof ApiError && <Said {...outcomeOf(outcome, t)} text={outcome.passing ? outcomeOf(outcome, t).text : t('linkInvalid')} />}
      <a className="main-button" href="/login">{t('toLogin')}</a>
    </div>
  );
}
