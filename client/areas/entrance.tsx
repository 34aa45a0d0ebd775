import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginScreen } from '#client/identity/login.screen';
import { SetupScreen } from '#client/identity/setup.screen';
import { Crest } from '#client/shell/crest';
import { loadSchool, recallSchool, useSchool } from '#client/shell/school';
import { setTheme, startAppearance, useAppearance } from '#client/kit/appearance';
import { Lockup } from '#client/kit/lockup';
import { openSession, session, wantedPath } from '#client/kit/session';
import { setLanguage, startWords, useLanguage, useWords } from '#client/kit/words';
import { renewIfGone } from '#client/worker/build';
import { startKeeping } from '#client/worker/keeping';
import '#client/identity/identity.words';
import '#client/kit/type-still.css';
import '#client/kit/base.css';
import '#client/identity/identity.css';

const ForgotScreen = lazy(() => import('#client/identity/forgot.screen'));
const ParentVerifyScreen = lazy(() => import('#client/identity/parent-verify.screen'));
const MailboxScreen = lazy(() => import('#client/identity/mailbox.screen'));

/** The icons of the light, as the app draws them. */
const MOON = 'M489.5 111.66c30.65-1.8 45.98 36.44 22.58 56.33A243.35 243.35 0 00426 354c0 134.76 109.24 244 244 244 72.58 0 139.9-31.83 186.01-86.08 19.87-23.38 58.07-8.1 56.34 22.53C900.4 745.82 725.15 912 512.5 912 291.31 912 112 732.69 112 511.5c0-211.39 164.29-386.02 374.2-399.65l.2-.01zm-81.15 79.75l-4.11 1.36C271.1 237.94 176 364.09 176 511.5 176 697.34 326.66 848 512.5 848c148.28 0 274.94-96.2 319.45-230.41l.63-1.93-.11.07a307.06 307.06 0 01-159.73 46.26L670 662c-170.1 0-308-137.9-308-308 0-58.6 16.48-114.54 46.27-162.47z';
const SUN = 'M512 320a192 192 0 100 384 192 192 0 000-384zm0 64a128 128 0 110 256 128 128 0 010-256zM480 112h64v128h-64zM480 784h64v128h-64zM112 480h128v64H112zM784 480h128v64H784zM206 251l45-45 91 91-45 45zM682 727l45-45 91 91-45 45zM206 773l91-91 45 45-91 91zM682 297l91-91 45 45-91 91z';

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
  const school = useSchool();
  const { title, screen: Screen } = placeAt(location.pathname);
  document.title = `${t(title)} · Pelita`;
  return (
    <div className="door">
      <SchoolInLight />
      <div className="door-in">
        <div className="door-school"><Crest /><span><b>{school?.nama ?? 'Pelita'}</b></span></div>
        <main><Suspense><Screen /></Suspense></main>
        <footer className="door-foot"><Lockup /><LanguageSwitch /><LightSwitch /></footer>
      </div>
    </div>
  );
}

/** The school's own sign is what the lamp lights. */
function SchoolInLight() {
  const school = useSchool();
  const where = [school?.alamat, school?.npsn && `NPSN ${school.npsn}`].filter(Boolean).join(' · ');
  return (
    <div className="night">
      <div className="night-lamp"><Crest /></div>
      <b>{school?.nama ?? 'Pelita'}</b>
      <small>{where}</small>
    </div>
  );
}

function LanguageSwitch() {
  const t = useWords('identity');
  const other = useLanguage() === 'id' ? 'en' : 'id';
  return <button type="button" className="quiet" lang={other} onClick={() => setLanguage(other)}>{t('language')}</button>;
}

function LightSwitch() {
  const t = useWords('identity');
  const isDark = useAppearance().mode === 'dark';
  return (
    <button type="button" className="quiet" aria-label={t(isDark ? 'toLight' : 'toDark')} title={t(isDark ? 'toLight' : 'toDark')} onClick={() => setTheme(isDark ? 'default' : 'dark')}>
      <svg viewBox="64 64 896 896" width="18" height="18" fill="currentColor" aria-hidden="true"><path d={isDark ? SUN : MOON} /></svg>
    </button>
  );
}

function start() {
  if (!openSession()) return;
  if (session.get() && !placeAt(location.pathname).isOpen) return location.replace(wantedPath(location.search) + location.hash);
  addEventListener('vite:preloadError', () => void renewIfGone());
  startKeeping();
  sessionStorage.removeItem('lagi');
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
