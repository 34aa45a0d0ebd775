import { MenuOutlined, RightOutlined, SearchOutlined, UserOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { PhotoOf } from '#client/file/photo';
import { Bell } from '#client/shell/bell';
import { Crest } from '#client/shell/crest';
import { addressOf, shortAddressOf } from '#client/shell/form-of-address';
import { isFinding } from '#client/shell/finding';
import { useSchool } from '#client/shell/school';
import { crumbs } from '#client/kit/crumbs';
import { dressed } from '#client/kit/dressed';
import { LiveState } from '#client/kit/live-state';
import { useSession } from '#client/kit/session';
import { useStore } from '#client/kit/store';
import { useWords } from '#client/kit/words';
import '#client/shell/shell.words';

export const loadAccountMenu = () => dressed(async () => (await import('#client/shell/account-menu')).default);
const AccountMenu = lazy(loadAccountMenu);

/** Where one is, what one looks for, whether it is live, and who one is; on a phone the school, the clock and the person. */
export function Header({ isPhone, onMenu }: { isPhone: boolean; onMenu?: () => void }) {
  const t = useWords('shell');
  const school = useSchool();
  const isStaff = useSession()?.roles.some((it) => it !== 'murid');
  return (
    <header className="top">
      {onMenu && <button type="button" className="icon-button" aria-label={t('openMenu')} onClick={onMenu}><MenuOutlined /></button>}
      {isPhone && <span className="top-school"><Crest /><b>{school?.nama ?? 'Pelita'}</b></span>}
      {!isPhone && <Crumbs />}
      {!isPhone && (
        <button type="button" className="find" onClick={() => isFinding.set(true)}>
          <SearchOutlined aria-hidden /> {t('find')} <kbd>Ctrl K</kbd>
        </button>
      )}
      <span className="top-end">
        <LiveState short={isPhone} />
        {isStaff && <Bell />}
        <Account isPhone={isPhone} />
      </span>
    </header>
  );
}

function Crumbs() {
  const t = useWords('shell');
  const it = useStore(crumbs);
  if (!it) return null;
  return (
    <nav className="crumbs" aria-label={t('crumbs')}>
      <Link to={it.back.to}>{it.back.label}</Link>
      <RightOutlined aria-hidden />
      <span aria-current="page">{it.title}</span>
    </nav>
  );
}

/** Who is signed in; the rest of what concerns them opens here. */
function Account({ isPhone }: { isPhone: boolean }) {
  const [t, areas] = [useWords('shell'), useWords('areas')];
  const session = useSession();
  const [open, setOpen] = useState<boolean>();
  if (!session) return null;
  const nama = addressOf(session, areas);
  const { id, username } = session.user;
  return (
    <>
      <button type="button" className="me" title={t('accountOf', { nama })} aria-expanded={open === true} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {username === null
          ? <PhotoOf id={id} kind={session.roles.includes('murid') ? 'murid' : 'guru'} nama={session.user.nama} />
          : <UserOutlined className="me-sign" aria-hidden />}
        <span className={isPhone ? 'visually-hidden' : 'me-name'}>{shortAddressOf(session, areas)}</span>
      </button>
      {open !== undefined && <Suspense><AccountMenu open={open} isPhone={isPhone} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
