import { MenuOutlined } from '@ant-design/icons';
import { NavLink } from 'react-router-dom';
import type { Role } from '#contract/identity/identity';
import { useMenu } from '#client/areas/menu';
import { useSession } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/areas/areas.words';
import '#client/shell/shell.words';

const HAVE_TABS: readonly Role[] = ['murid', 'guruMapel', 'waliKelas', 'kepalaSekolah'];
const MOST = 4;

/** Whoever works with a phone in the hand has the menu's first pages at its foot. */
export const useHasTabs = () => useSession()?.roles.some((role) => HAVE_TABS.includes(role)) ?? false;

/** The pages one goes to most, and the whole menu behind the last. */
export function TabBar({ isOpen, onMore }: { isOpen: boolean; onMore: () => void }) {
  const [t, s] = [useWords('areas'), useWords('shell')];
  const tabs = useMenu().flatMap(({ entries }) => entries).filter(({ tab }) => tab).slice(0, MOST);
  return (
    <nav className="tab-bar" aria-label={s('tabs')}>
      {tabs.map(({ path, icon, tab, label }) => <NavLink key={path} to={path} end>{icon}<span>{t(tab ?? label)}</span></NavLink>)}
      <button type="button" aria-expanded={isOpen} aria-haspopup="dialog" onClick={onMore}><MenuOutlined /><span>{s('more')}</span></button>
    </nav>
  );
}
