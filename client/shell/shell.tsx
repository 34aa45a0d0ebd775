import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, use, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { AreaMenu } from '#client/shell/area-menu';
import { loadDisplay, useDisplay } from '#client/display/display';
import { useNews } from '#client/shell/news';
import { loadSchool } from '#client/shell/school';
import { DemoBadge, ShellHeader } from '#client/shell/shell-header';
import { Loading } from '#client/kit/boundary';
import { useMedia } from '#client/kit/media';
import { useWords } from '#client/kit/words';
import '#client/areas/areas.words';

export const loadMenu = () => import('#client/shell/menu-drawer');
const MenuDrawer = lazy(loadMenu);

/** What surrounds every screen of a signed-in person; under 992 px the menu is a drawer. */
export function Shell() {
  const t = useWords('areas');
  const narrow = useMedia('(max-width: 991.98px)');
  const isTop = useDisplay().menu_layout === 'top';
  const [open, setOpen] = useState<boolean>();
  useNews();
  return (
    <div className={narrow || isTop ? 'shell' : 'shell has-side'}>
      <a className="skip-link" href="#isi">{t('skip')}</a>
      {!narrow && !isTop && <Side />}
      {narrow && open !== undefined && <Suspense><MenuDrawer open={open} onClose={() => setOpen(false)} /></Suspense>}
      <div className="shell-body">
        <ShellHeader narrow={narrow}>
          {narrow && <Button type="text" icon={<MenuOutlined />} aria-label={t('openMenu')} aria-expanded={open === true} onClick={() => setOpen(true)} />}
        </ShellHeader>
        {!narrow && isTop && <AreaMenu isTop />}
        <main id="isi" tabIndex={-1} className="shell-content">
          {narrow && <DemoBadge />}
          <Suspense fallback={<Loading />}>
            <InSchool />
          </Suspense>
        </main>
      </div>
    </div>
  );
}

const arrived: { school?: Promise<unknown> } = {};

/** Screens wait for the school's clock and zone; without an answer they show what their own calls say. */
function InSchool() {
  arrived.school ??= Promise.allSettled([loadSchool(), loadDisplay()]);
  use(arrived.school);
  return <Outlet />;
}

function Side() {
  const t = useWords('areas');
  const { menu_width } = useDisplay();
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem('menu') === 'ringkas');
  const toggle = () => {
    localStorage.setItem('menu', collapsed ? 'lebar' : 'ringkas');
    setCollapsed(!collapsed);
  };
  return (
    <aside className="shell-side" style={{ width: collapsed ? 80 : menu_width }}>
      <AreaMenu collapsed={collapsed} />
      <Button type="text" className="shell-fold" icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        aria-label={t(collapsed ? 'expandMenu' : 'collapseMenu')} onClick={toggle} />
    </aside>
  );
}
