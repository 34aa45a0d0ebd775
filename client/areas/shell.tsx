import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Drawer, Layout, Menu } from 'antd';
import { Suspense, use, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
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
      <AreaMenu />
      <Button type="text" className="shell-fold" icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        aria-label={t(collapsed ? 'expandMenu' : 'collapseMenu')} onClick={toggle} />
    </Layout.Sider>
  );
}

function AreaMenu({ onGo }: { onGo?: () => void }) {
  const t = useWords('areas');
  const { pathname } = useLocation();
  const items = useMenu().map(({ path, menu }) => ({
    key: path, icon: menu?.icon, label: <Link to={path}>{t(menu!.label)}</Link>,
  }));
  return (
    <nav aria-label={t('menu')}>
      <Menu mode="inline" selectedKeys={[pathname]} items={items} onClick={onGo} />
    </nav>
  );
}
