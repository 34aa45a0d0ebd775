import type { RouteObject } from 'react-router-dom';
import { NotFound } from '#client/shell/not-found';
import { screenOf } from '#client/areas/page';
import { Boundary } from '#client/kit/boundary';

const Preview = screenOf(() => import('#client/report-card/preview.screen'), 'PreviewScreen');

/** What anybody may open without a session. */
export const publicRoutes: RouteObject[] = [{ path: '/404', element: <NotFound /> }, { path: '/public/report-preview/:uuid', element: <Boundary><Preview /></Boundary> }];
