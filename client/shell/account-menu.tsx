import { FileProtectOutlined, UserOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { useMayGo, useMenu } from '#client/areas/menu';
import { DisplayChoices } from '#client/display/display-choices';
import { PhotoUpload } from '#client/file/photo-upload';
import { DemoSign } from '#client/shell/demo-sign';
import { addressOf } from '#client/shell/form-of-address';
import { LogOut } from '#client/shell/log-out';
import { useFocusBack } from '#client/kit/focus';
import { accountPath, type Session, useSession } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/shell/account-menu.css';
import '#client/shell/role.words';

type Props = { open: boolean; isPhone: boolean; onClose: () => void };

/** Who is signed in, how the product looks to them, and the way out. */
export default function AccountMenu({ open, isPhone, onClose }: Props) {
  const [areas, role] = [useWords('areas'), useWords('role')];
  const session = useSession();
  useFocusBack();
  if (!session) return null;
  const { id, nama, username } = session.user;
  return (
    <Drawer open={open} destroyOnHidden onClose={onClose} placement={isPhone ? 'bottom' : 'right'} size={isPhone ? '85dvh' : 380} rootClassName={isPhone ? 'sheet' : undefined} title={addressOf(session, areas)}
      footer={<LogOut />}>
      <p className="account-roles">{session.roles.map((it) => role(it)).join(' · ')}</p>
      {username === null && <PhotoUpload id={id} kind={session.roles.includes('murid') ? 'murid' : 'guru'} nama={nama} />}
      <Ways session={session} onGo={onClose} />
      <DisplayChoices />
      <Shortcuts />
      {isPhone && <p className="account-demo"><DemoSign /></p>}
    </Drawer>
  );
}

function Ways({ session, onGo }: { session: Session; onGo: () => void }) {
  const t = useWords('shell');
  const account = accountPath(session);
  const privacy = account.replace(/account$/, 'privacy');
  const mayPrivacy = useMayGo(privacy);
  return (
    <ul className="account-ways">
      <li><Link to={account} onClick={onGo}><UserOutlined aria-hidden /> {t('account')}</Link></li>
      {mayPrivacy && <li><Link to={privacy} onClick={onGo}><FileProtectOutlined aria-hidden /> {t('privacy')}</Link></li>}
    </ul>
  );
}

function Shortcuts() {
  const [t, areas] = [useWords('shell'), useWords('areas')];
  const entries = useMenu().flatMap((it) => it.entries).filter(({ key }) => key);
  return (
    <details className="account-keys">
      <summary>{t('shortcuts')}</summary>
      <dl>
        <dt><kbd>Ctrl K</kbd> <kbd>/</kbd></dt><dd>{t('findKey')}</dd>
        {entries.map(({ key, label, path }) => [<dt key={`key ${path}`}><kbd>G</kbd> <kbd>{key?.toUpperCase()}</kbd></dt>, <dd key={path}>{t('goKey', { halaman: areas(label) })}</dd>])}
      </dl>
    </details>
  );
}
