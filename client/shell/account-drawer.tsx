import { Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { addressOf } from '#client/shell/form-of-address';
import { PhotoUpload } from '#client/file/photo-upload';
import { useFocusBack } from '#client/kit/focus';
import { accountPath, useSession } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/shell/role.words';

/** Who is signed in, in which roles, and their photo. */
export default function AccountDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [t, role] = [useWords('areas'), useWords('role')];
  const session = useSession();
  useFocusBack();
  if (!session) return null;
  const { id, nama, username } = session.user;
  return (
    <Drawer open={open} onClose={onClose} size={360} title={addressOf(session, t)}>
      <p>{session.roles.map((it) => role(it)).join(' · ')}</p>
      <p><Link to={accountPath(session)} onClick={onClose}>{t('account')}</Link></p>
      {username === null && <PhotoUpload id={id} kind={session.roles.includes('murid') ? 'murid' : 'guru'} nama={nama} />}
    </Drawer>
  );
}
