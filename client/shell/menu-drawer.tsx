import { Drawer } from 'antd';
import { AreaMenu } from '#client/shell/area-menu';
import { DisplayButton, LanguageSwitch, ModeSwitch } from '#client/shell/shell-header';
import { useWords } from '#client/kit/words';

/** The menu where there is no room beside the screen, with what then leaves the header. */
export default function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords('areas');
  return (
    <Drawer open={open} onClose={onClose} placement="left" size={256} title={t('menu')} styles={{ body: { padding: 4 } }} footer={<><LanguageSwitch /><ModeSwitch /><DisplayButton /></>}>
      <AreaMenu onGo={onClose} />
    </Drawer>
  );
}
