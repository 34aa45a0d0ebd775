import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import english from 'antd/locale/en_US';
import indonesian from 'antd/locale/id_ID';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Leaving } from '#client/shell/leaving';
import { recallDisplay } from '#client/display/display';
import { loadPages } from '#client/areas/pages';
import { createRouter } from '#client/areas/routes';
import { recallSchool } from '#client/shell/school';
import { loadMenu } from '#client/shell/shell';
import { startAppearance, useAppearance } from '#client/kit/appearance';
import { whenIdle } from '#client/kit/idle';
import { openLive } from '#client/kit/live';
import { useMedia } from '#client/kit/media';
import { forget, leaving, loginPath, openSession, session } from '#client/kit/session';
import { useStore } from '#client/kit/store';
import { loadCorner, TellingProvider } from '#client/kit/telling';
import { cspNonce, nonceOwnStyles, themeOf } from '#client/kit/theme';
import { startWords, useLanguage } from '#client/kit/words';
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
  location.replace(loginPath(location) + location.hash);
  return false;
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
  await loadPages(session.get());
  // Retries and being offline are the call's own affair: it knows what may be repeated, and under which key.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App client={client} router={createRouter()} />
    </StrictMode>,
  );
}

if (mayEnter()) void start();
