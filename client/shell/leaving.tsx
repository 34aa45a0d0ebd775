import { Halt } from '#client/kit/halt';
import type { Notice } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/shell/shell.words';

/** The specification's own sentences (section 8). */
const TITLE: Record<Notice, string> = {
  TOKEN_EXPIRED: 'TOKEN EXPIRED: You logout since your token is expired. Please re-login!',
  TOKEN_UNMATCH: 'ANOTHER LOGIN ATTEMPT DETECTED: You logout since there are other device login on your account. Please re-login!',
};

/** Stands in place of everything where the device has not got what somebody of these roles needs, and cannot get it now. */
export function Unopened() {
  const t = useWords('shell');
  return <main><Halt title={t('unopened')} action={<button type="button" className="btn is-primary" onClick={() => location.reload()}>{t('renew')}</button>}>{t('unopenedAbout')}</Halt></main>;
}

/** Stands in place of every screen once the session has ended against the person's will. */
export function Leaving({ notice }: { notice: Notice }) {
  const t = useWords('shell');
  return (
    <main>
      <Halt title={TITLE[notice]} lang="en" action={<button type="button" className="btn is-primary" ref={(it) => it?.focus()} onClick={() => location.replace('/login')}>{t('loginAgain')}</button>}>
        {t(notice)}
      </Halt>
    </main>
  );
}
