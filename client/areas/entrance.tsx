import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginScreen } from '#client/identity/login.screen';
import { SetupScreen } from '#client/identity/setup.screen';
import { loadSchool, recallSchool, useSchool } from '#client/shell/school';
import { startAppearance } from '#client/kit/appearance';
import { openSession, session, wantedPath } from '#client/kit/session';
import { setLanguage, startWords, useLanguage, useWords } from '#client/kit/words';
import '#client/identity/identity.words';
import '#client/kit/type-still.css';
import '#client/kit/base.css';
import '#client/identity/identity.css';

const ForgotScreen = lazy(() => import('#client/identity/forgot.screen'));
const ParentVerifyScreen = lazy(() => import('#client/identity/parent-verify.screen'));
const MailboxScreen = lazy(() => import('#client/identity/mailbox.screen'));

/** Beside the login: what anybody may come to, and whether also somebody who is signed in. */
const PLACES = {
  '/setup': { title: 'setup', screen: SetupScreen, isOpen: false },
  '/forgot-password': { title: 'forgot', screen: ForgotScreen, isOpen: true },
  '/parent/success-verify': { title: 'parentVerify', screen: ParentVerifyScreen, isOpen: true },
  '/mailbox': { title: 'mailbox', screen: MailboxScreen, isOpen: true },
} as const;
const LOGIN = { title: 'login', screen: LoginScreen, isOpen: false } as const;
const placeAt = (path: string) => PLACES[path as keyof typeof PLACES] ?? LOGIN;

/** What the server shows without a session: small enough for a slow line, so without the app's libraries. */
function Entrance() {
  const t = useWords('identity');
  const language = useLanguage();
  const school = useSchool();
  const { title, screen: Screen } = placeAt(location.pathname);
  document.title = `${t(title)} · Pelita`;
  return (
    <div className="entrance">
      <header className="entrance-head">
        <strong>{school?.nama ?? 'Pelita'}</strong>
        <button type="button" className="quiet" lang={language === 'id' ? 'en' : 'id'} onClick={() => setLanguage(language === 'id' ? 'en' : 'id')}>
          {t('language')}
        </button>
      </header>
      <main><Suspense><Screen /></Suspense></main>
    </div>
  );
}

function start() {
  if (!openSession()) return;
  if (session.get() && !placeAt(location.pathname).isOpen) return location.replace(wantedPath(location.search) + location.hash);
  startWords();
  startAppearance();
  recallSchool();
  void loadSchool().catch(() => undefined);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Entrance />
    </StrictMode>,
  );
}

start();
