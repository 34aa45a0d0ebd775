import { attendance } from '#contract/attendance/attendance.api';
import type { identity } from '#contract/identity/identity.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import english from 'antd/locale/en_US';
import indonesian from 'antd/locale/id_ID';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadAccountMenu } from '#client/shell/header';
import { Leaving, Unopened } from '#client/shell/leaving';
import { recallDisplay } from '#client/display/display';
import { loadPages } from '#client/areas/pages';
import { createRouter } from '#client/areas/routes';
import { recallSchool } from '#client/shell/school';
import { loadMenu } from '#client/shell/shell';
import { send } from '#client/kit/api';
import { startAppearance, useAppearance } from '#client/kit/appearance';
import { whenIdle } from '#client/kit/idle';
import { openLive } from '#client/kit/live';
import { useMedia } from '#client/kit/media';
import { forget, leaving, loginPath, mayAsk, openSession, session } from '#client/kit/session';
import { useStore } from '#client/kit/store';
import { loadCorner, TellingProvider } from '#client/kit/telling';
import { cspNonce, nonceOwnStyles, themeOf } from '#client/kit/theme';
import { startWords, useLanguage } from '#client/kit/words';
import { renewIfGone } from '#client/worker/build';
import { startKeeping } from '#client/worker/keeping';
import '#client/areas/reset.css';
import '#client/kit/type.css';
import '#client/kit/base.css';
import '#client/kit/kit.css';
import '#client/kit/parts.css';
import '#client/shell/shell.css';

const NEEDS_SESSION = /^\/((teacher|admin|student|hr|finance|employee)(\/.*)?)?$/;

/** The staff's and the students' app: providers around the routes. */
function App({ client, router }: { client: QueryClient; router: ReturnType<typeof createRouter> }) {
  const { mode, brand } = useAppearance();
  const notice = useStore(leaving);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <ConfigProvider theme={themeOf(mode, brand, !still)} locale={useLanguage() === 'id' ? indonesian : english} csp={{ nonce: cspNonce() }}>
      <TellingProvider>
        <QueryClientProvider client={client}>{notice ? <Leaving notice={notice} /> : <RouterProvider router={router} />}</QueryClientProvider>
      </TellingProvider>
    </ConfigProvider>
  );
}

/** False when the page is about to be left: signed out, or asked to sign in for a test. */
function mayEnter() {
  if (!openSession()) return false;
  const { pathname, search } = location;
  const forTest = pathname === '/' && new URLSearchParams(search).has('token');
  if (forTest) forget();
  if (session.get() || !NEEDS_SESSION.test(pathname)) return true;
  if (pathname === '/' && !forTest) void toFirstDoor();
  else location.replace(loginPath(location) + location.hash);
  return false;
}

/** A school without anybody in it begins with its set-up. */
async function toFirstDoor() {
  const isEmpty = await send<OutputOf<typeof identity.setupOpen>>('GET', '/api/setup', {}).then(({ data }) => data.terbuka, () => false);
  location.replace(isEmpty ? '/setup' : '/login');
}

async function start() {
  startWords();
  startAppearance();
  recallSchool();
  recallDisplay();
  nonceOwnStyles();
  if (session.get()) openLive();
  // They may be needed when nothing can be loaded.
  for (const load of [loadCorner, loadMenu]) whenIdle(load);
  addEventListener('vite:preloadError', () => void renewIfGone());
  const hasPages = await loadPages(session.get()).then(() => true, () => false);
  // Retries and being offline are the call's own affair: it knows what may be repeated, and under which key.
  // The way out, and what a teacher goes on with: both have to be there in a room without a network.
  startKeeping([loadAccountMenu, ...(mayAsk(session.get()?.roles ?? [], attendance.markOne) ? [() => import('#client/attendance/register.screen')] : [])]);
  sessionStorage.removeItem('lagi');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      {hasPages ? <App client={client} router={createRouter()} /> : <Unopened />}
    </StrictMode>,
  );
}

if (mayEnter()) void start();
