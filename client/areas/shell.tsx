import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Drawer, Layout } from 'antd';
import { Suspense, use, useState } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { useMenu } from '#client/areas/pages';
import { loadSchool } from '#client/areas/school';
import { DemoBadge, LanguageSwitch, ModeSwitch, ShellHeader } from '#client/areas/shell-header';
import { Loading } from '#client/kit/boundary';
import { useMedia } from '#client/kit/media';
import { useWords } from '#client/kit/words';
import '#client/areas/areas.words';

/** What surrounds every screen of a signed-in person; under 992 px the menu is a drawer. */
export function Shell() {
  const t = useWords('areas');
  const narrow = useMedia('(max-width: 991.98px)');
  const [open, setOpen] = useState(false);
  return (
    <Layout className="shell" hasSider={!narrow}>
      <a className="skip-link" href="#isi">{t('skip')}</a>
      {!narrow && <Side />}
      {narrow && (
        <Drawer open={open} onClose={() => setOpen(false)} placement="left" size={256} title={t('menu')}
          styles={{ body: { padding: 4 } }} footer={<><LanguageSwitch /><ModeSwitch /></>}>
          <AreaMenu onGo={() => setOpen(false)} />
        </Drawer>
      )}
      <Layout>
        <ShellHeader narrow={narrow}>
          {narrow && <Button type="text" icon={<MenuOutlined />} aria-label={t('openMenu')} aria-expanded={open} onClick={() => setOpen(true)} />}
        </ShellHeader>
        <Layout.Content id="isi" role="main" tabIndex={-1} className="shell-content">
          {narrow && <DemoBadge />}
          <Suspense fallback={<Loading />}>
            <InSchool />
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

const arrived: { school?: Promise<void> } = {};

/** Screens wait for the school's clock and zone; without an answer they show what their own calls say. */
function InSchool() {
  arrived.school ??= loadSchool().catch(() => undefined);
  use(arrived.school);
  return <Outlet />;
}

function Side() {
  const t = useWords('areas');
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem('menu') === 'ringkas');
  const toggle = () => {
    localStorage.setItem('menu', collapsed ? 'lebar' : 'ringkas');
    setCollapsed(!collapsed);
  };
  return (
    <Layout.Sider className="shell-side" theme="light" width={256} collapsedWidth={80} collapsed={collapsed}>
      <AreaMenu collapsed={collapsed} />
      <Button type="text" className="shell-fold" icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        aria-label={t(collapsed ? 'expandMenu' : 'collapseMenu')} onClick={toggle} />
    </Layout.Sider>
  );
}

/** Plain links: a library's menu would weigh a tenth of a student's first load. */
function AreaMenu({ collapsed = false, onGo }: { collapsed?: boolean; onGo?: () => void }) {
  const t = useWords('areas');
  return (
    <nav aria-label={t('menu')}>
      <ul className="shell-menu">
        {useMenu().map(({ path, menu }) => (
          <li key={path}>
            <NavLink to={path} onClick={onGo} title={collapsed ? t(menu!.label) : undefined} aria-label={t(menu!.label)}>
              {menu?.icon}
              {!collapsed && <span>{t(menu!.label)}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
