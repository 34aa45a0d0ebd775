import type { RouteObject } from 'react-router-dom';
import { NotFound } from '#client/areas/not-found';

/** What anybody may open without a session. */
export const publicRoutes: RouteObject[] = [{ path: '/404', element: <NotFound /> }];
