import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginScreen } from '#client/identity/login.screen';
import { SetupScreen } from '#client/identity/setup.screen';
import { loadSchool, recallSchool, useSchool } from '#client/areas/school';
import { startAppearance } from '#client/kit/appearance';
import { openSession, session, wantedPath } from '#client/kit/session';
import { setLanguage, startWords, useLanguage, useWords } from '#client/kit/words';
import '#client/identity/identity.words';
import '#client/kit/base.css';
import '#client/identity/identity.css';

/** What the server shows at /login and /setup: small enough for a slow line, so without the app's libraries. */
function Entrance() {
  const t = useWords('identity');
  const language = useLanguage();
  const school = useSchool();
  const isSetup = location.pathname === '/setup';
  document.title = `${t(isSetup ? 'setup' : 'login')} · Pelita`;
  return (
    <div className="entrance">
      <header className="entrance-head">
        <strong>{school?.nama ?? 'Pelita'}</strong>
        <button type="button" className="quiet" lang={language === 'id' ? 'en' : 'id'} onClick={() => setLanguage(language === 'id' ? 'en' : 'id')}>
          {t('language')}
        </button>
      </header>
      <main>{isSetup ? <SetupScreen /> : <LoginScreen />}</main>
    </div>
  );
}

function start() {
  if (!openSession()) return;
  if (session.get()) return location.replace(wantedPath(location.search));
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
