import { useCallback } from 'react';
import { type NavigateOptions, type URLSearchParamsInit, useLocation, useSearchParams } from 'react-router-dom';

type Next = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit);

/**
 * What the address asks for, and the way to change it. A change goes out from the address as it is, which a screen that is still
 * turning to it does not show yet: of two changes shortly after one another neither is lost. A screen that was left for another one,
 * and stands only until that is there, changes nothing any more.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback((next: Next, options?: NavigateOptions) => {
    if (window.location.pathname === pathname) setParams(typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next, options);
  }, [setParams, pathname]);
  return [params, change] as const;
}
