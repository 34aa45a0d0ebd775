import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { mayOpen } from '#client/areas/may-open';
import type { Page } from '#client/areas/page';
import { useHome } from '#client/areas/menu';
import { known } from '#client/areas/pages';
import { publicRoutes } from '#client/areas/public.routes';
import { useSchool } from '#client/shell/school';
import { Shell } from '#client/shell/shell';
import { Boundary } from '#client/kit/boundary';
import { accountPath, useSession } from '#client/kit/session';

/** What stands at each address for whoever is signed in. */
export const routes = (): RouteObject[] => [
  {
    element: <Shell />,
    children: known.pages.map((page) => ({ path: page.path, element: <Guard page={page}><page.screen /></Guard> })),
  },
  { path: '/', element: <Dashboard /> },
  ...publicRoutes,
  { path: '*', element: <Navigate to="/404" replace /> },
];

function Guard({ page, children }: { page: Page; children: ReactNode }) {
  const session = useSession();
  const school = useSchool();
  const { pathname } = useLocation();
  if (!session || !mayOpen(session, page, school)) return <Navigate to="/404" replace />;
  if (session.firstPassword?.isRestricted && pathname !== accountPath(session)) return <Navigate to={accountPath(session)} replace />;
  return <Boundary key={pathname}>{children}</Boundary>;
}

function Dashboard() {
  const home = useHome();
  const session = useSession();
  // Whoever has no screen of their own yet still has to change their first password.
  return <Navigate to={session?.firstPassword?.isRestricted ? accountPath(session) : (home ?? '/404')} replace />;
}
