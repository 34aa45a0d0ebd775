import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Location, type NavigationType, type Navigator, parsePath, Router, type To, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { heldUp, holdsUp, stayHere, type Way } from '#client/kit/unsaved';

type Shown = { action: NavigationType; location: Location };

/** The addresses of the browser, of which none is left while it has unsaved work. The library's router that can be asked to wait brings loaders and forms along, a tenth of all that a page loads. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [{ first, navigator, listen }] = useState(guarded);
  const [shown, show] = useState<Shown>(first);
  useLayoutEffect(() => listen((it) => startTransition(() => show(it))), [listen]);
  return <Router navigationType={shown.action} location={shown.location} navigator={navigator}>{children}</Router>;
}

function guarded() {
  const history = createBrowserHistory({ v5Compat: true });
  let standing = history.location;
  // What the browser does because it was told to here: it puts an address back, or goes on to it after all.
  let told: 'back' | 'on' | undefined;

  const listen = (show: (it: Shown) => void) => history.listen(({ action, location, delta }) => {
    const why = told;
    told = undefined;
    if (why === 'back') return;
    // By the browser's own buttons the address has changed already.
    if (action === 'POP' && delta && why !== 'on' && holdsUp(standing, location)) {
      told = 'back';
      history.go(-delta);
      return heldUp.set(() => {
        told = 'on';
        history.go(delta);
      });
    }
    standing = location;
    stayHere();
    show({ action, location });
  });
  const asked = (to: To, way: Way) => (holdsUp(history.location, placeFrom(to)) ? heldUp.set(way) : way());
  const navigator: Navigator = {
    createHref: history.createHref, encodeLocation: history.encodeLocation, go: history.go,
    push: (to, state) => asked(to, () => history.push(to, state)),
    replace: (to, state) => asked(to, () => history.replace(to, state)),
  };
  return { first: { action: history.action, location: history.location }, navigator, listen };
}

/** What an address leaves out stays as it is. */
function placeFrom(to: To) {
  const { pathname = window.location.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search };
}
