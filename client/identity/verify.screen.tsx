import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { account } from '#contract/identity/account.api';
import { ApiError, call } from '#client/kit/api';
import { Halt } from '#client/kit/halt';
import { useProblemText } from '#client/kit/problem';
import { Screen } from '#client/kit/screen';
import { accountPath, useSession } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import { takeSecret } from '#client/identity/mail-secret';
import '#client/identity/account.words';

const NO_LINK = new ApiError(410, 'LINK_INVALID', '');
const asked: { token?: string; outcome?: Promise<unknown> } = {};

/** Where the link of a verification mail leads; the secret serves once, however often the screen is drawn. */
export function SuccessVerifyScreen() {
  const [t, textOf, client] = [useWords('account'), useProblemText(), useQueryClient()];
  const session = useSession();
  const [outcome, setOutcome] = useState<'asking' | 'done' | ApiError>('asking');
  const id = session?.user.id;
  useEffect(() => {
    const { token } = takeSecret();
    if (token && id && token !== asked.token) Object.assign(asked, { token, outcome: call(account.verify, { id, tokenEmail: token }) });
    if (!asked.outcome) return setOutcome(NO_LINK);
    asked.outcome.then(() => {
      setOutcome('done');
      return client.invalidateQueries({ queryKey: [account.one.name] });
    }, setOutcome);
  }, [id, client]);
  const back = session && <Link to={accountPath(session)}>{t('toAccount')}</Link>;
  return (
    <Screen title={t('verifyTitle')}>
      {outcome === 'asking' && <p role="status">{t('verifying')}</p>}
      {outcome === 'done' && <Halt title={t('verifyDone')} level="h2" action={back}>{null}</Halt>}
      {outcome instanceof ApiError && <Halt title={t('linkInvalid')} level="h2" action={back}>{outcome.message && textOf(outcome)}</Halt>}
    </Screen>
  );
}
