import { lazy, Suspense, use, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useDisplay } from '#client/display/display';
import { isFinding } from '#client/shell/finding';
import { Header } from '#client/shell/header';
import { MenuList } from '#client/shell/menu-list';
import { arrive, useNews } from '#client/shell/news';
import { useNudges } from '#client/shell/use-nudges';
import { useRenewal } from '#client/shell/renewal';
import { useUnsentMarks } from '#client/shell/unsent-marks';
import { useShortcuts } from '#client/shell/shortcuts';
import { Side } from '#client/shell/side';
import { TabBar, useHasTabs } from '#client/shell/tab-bar';
import { Loading } from '#client/kit/boundary';
import { dressed } from '#client/kit/dressed';
import { useMedia } from '#client/kit/media';
import { Snackbar } from '#client/kit/snackbar';
import { useStore } from '#client/kit/store';
import { useWords } from '#client/kit/words';
import '#client/shell/shell.words';

export const loadMenu = () => dressed(async () => (await import('#client/shell/menu-drawer')).default);
const MenuDrawer = lazy(loadMenu);
const Palette = lazy(() => import('#client/shell/palette'));

/** What surrounds every screen of a signed-in person; on a phone the menu is at the foot, or a drawer. */
export function Shell() {
  const t = useWords('shell');
  const isPhone = useMedia('(max-width: 767.98px)');
  const isCramped = useMedia('(max-width: 1099.98px)');
  const isTop = useDisplay().menu_layout === 'top' && !isPhone;
  const hasTabs = useHasTabs() && isPhone;
  const [open, setOpen] = useState<boolean>();
  const finding = useStore(isFinding);
  const { pathname } = useLocation();
  // Whoever goes somewhere else, with the browser's own keys, too, has found what they looked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is is what it is about
  useEffect(() => isFinding.set(false), [pathname]);
  useNews();
  useNudges();
  useUnsentMarks();
  useRenewal();
  useShortcuts();
  return (
    <div className={`shell${isPhone || isTop ? '' : ' has-side'}${hasTabs ? ' has-tabs' : ''}`}>
      <a className="skip-link" href="#isi">{t('skip')}</a>
      {!isPhone && !isTop && <Side isCramped={isCramped} />}
      {isPhone && open !== undefined && <Suspense><MenuDrawer open={open} isSheet={hasTabs} onClose={() => setOpen(false)} /></Suspense>}
      <div className="shell-body">
        <Header isPhone={isPhone} onMenu={isPhone && !hasTabs ? () => setOpen(true) : undefined} />
        {isTop && <MenuList isTop />}
        <main id="isi" tabIndex={-1} className="shell-content">
          <Suspense fallback={<Loading />}>
            <InSchool />
          </Suspense>
        </main>
      </div>
      {hasTabs && <TabBar isOpen={open === true} onMore={() => setOpen(true)} />}
      {finding && <Suspense><Palette onClose={() => isFinding.set(false)} /></Suspense>}
      <Snackbar />
    </div>
  );
}

const arrived: { school?: Promise<unknown> } = {};

/** Screens wait for the school's clock and zone; without an answer they show what their own calls say. */
function InSchool() {
  arrived.school ??= arrive();
  use(arrived.school);
  return <Outlet />;
}
