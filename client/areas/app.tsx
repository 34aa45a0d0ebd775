import { attendance } from '#contract/attendance/attendance.api';
import type { identity } from '#contract/identity/identity.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { loadAccountMenu } from '#client/shell/header';
import { Leaving, Unopened } from '#client/shell/leaving';
import { recallDisplay } from '#client/display/display';
import { loadPages } from '#client/areas/pages';
import { routes } from '#client/areas/routes';
import { recallSchool } from '#client/shell/school';
import { loadMenu } from '#client/shell/shell';
import { send } from '#client/kit/api';
import { startAppearance } from '#client/kit/appearance';
import { Boundary } from '#client/kit/boundary';
import { GuardedRouter } from '#client/kit/guarded-router';
import { openLiveSoon } from '#client/kit/live';
import { forget, leaving, loginPath, mayAsk, openSession, session } from '#client/kit/session';
import { useStore } from '#client/kit/store';
import { Corner } from '#client/kit/telling-corner';
import { startType } from '#client/kit/type';
import { onLanguage, startWords } from '#client/kit/words';
import { renewIfGone } from '#client/worker/build';
import { startKeeping } from '#client/worker/keeping';
import '#client/areas/reset.css';
import '#client/kit/base.css';
import '#client/kit/kit.css';
import '#client/kit/parts.css';
import '#client/shell/shell.css';

const NEEDS_SESSION = /^\/((teacher|admin|student|hr|finance|employee)(\/.*)?)?$/;

/** The staff's and the students' app: providers around the routes. */
function App({ client, places }: { client: QueryClient; places: RouteObject[] }) {
  const notice = useStore(leaving);
  return (
    <>
      <Corner />
      <QueryClientProvider client={client}>{notice ? <Leaving notice={notice} /> : <GuardedRouter><Boundary><Places places={places} /></Boundary></GuardedRouter>}</QueryClientProvider>
    </>
  );
}

const Places = ({ places }: { places: RouteObject[] }) => useRoutes(places);

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
  void startType();
  recallSchool();
  recallDisplay();
  if (session.get()) openLiveSoon();
  addEventListener('vite:preloadError', () => void renewIfGone());
  const hasPages = await loadPages(session.get()).then(() => true, () => false);
  // Retries and being offline are the call's own affair: it knows what may be repeated, and under which key.
  // The menu, the way out, and what a teacher goes on with: both have to be there in a room without a network.
  startKeeping([loadMenu, loadAccountMenu, ...(mayAsk(session.get()?.roles ?? [], attendance.markOne) ? [() => import('#client/attendance/register.screen')] : [])]);
  sessionStorage.removeItem('lagi');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  // Answers are in the language that they were asked in.
  onLanguage(() => void client.invalidateQueries());
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      {hasPages ? <App client={client} places={routes()} /> : <Unopened />}
    </StrictMode>,
  );
}

if (mayEnter()) void start();
