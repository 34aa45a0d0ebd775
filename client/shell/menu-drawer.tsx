import { SearchOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { DemoSign } from '#client/shell/demo-sign';
import { isFinding } from '#client/shell/finding';
import { MenuList } from '#client/shell/menu-list';
import { SchoolSign } from '#client/shell/school-sign';
import { Lockup } from '#client/kit/lockup';
import { useWords } from '#client/kit/words';

/** The whole menu where there is no room beside the screen: a sheet above the tabs, a drawer where there are none. */
export default function MenuDrawer({ open, isSheet, onClose }: { open: boolean; isSheet: boolean; onClose: () => void }) {
  const t = useWords('shell');
  const find = () => {
    onClose();
    isFinding.set(true);
  };
  return (
    <Drawer open={open} destroyOnHidden onClose={onClose} placement={isSheet ? 'bottom' : 'left'} size={isSheet ? '80dvh' : 304} rootClassName={isSheet ? 'sheet' : undefined} title={t('menu')} styles={{ body: { padding: 0 } }}
      footer={<span className="drawer-foot"><Lockup /><DemoSign /></span>}>
      <SchoolSign />
      <button type="button" className="find in-drawer" onClick={find}><SearchOutlined aria-hidden /> {t('find')}</button>
      <MenuList onGo={onClose} />
    </Drawer>
  );
}
