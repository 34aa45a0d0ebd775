import { LogoutOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { logout } from '#client/shell/logout';
import { unsent } from '#client/kit/unsent';
import { useStore } from '#client/kit/store';
import { useWords } from '#client/kit/words';
import '#client/shell/shell.words';

/** The way out; whoever has marks that did not arrive yet is told first what becomes of them. */
export function LogOut() {
  const t = useWords('shell');
  const { jumlah, isSafe } = useStore(unsent);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button block icon={<LogoutOutlined aria-hidden />} onClick={() => (jumlah ? setAsking(true) : logout())}>{t('logout')}</Button>
      <Modal open={isAsking} title={t('unsent', { count: jumlah })} okText={t('logoutStill')} okButtonProps={{ type: 'default', danger: true }} cancelText={t('stay')} onOk={logout} onCancel={() => setAsking(false)} width={440} zIndex={1100}>
        {t(isSafe ? 'unsentKept' : 'unsentLost')}
      </Modal>
    </>
  );
}
