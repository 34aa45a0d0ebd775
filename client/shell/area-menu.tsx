import { NavLink } from 'react-router-dom';
import { useMenu } from '#client/areas/pages';
import { useWords } from '#client/kit/words';
import '#client/areas/areas.words';

/** Plain links: a library's menu would weigh a tenth of a student's first load. */
export function AreaMenu({ collapsed = false, isTop = false, onGo }: { collapsed?: boolean; isTop?: boolean; onGo?: () => void }) {
  const t = useWords('areas');
  const entries = useMenu();
  /** Of what lies beneath another entry, only that one is lit. */
  const isAbove = (path: string) => entries.some((it) => it.path.startsWith(`${path}/`));
  return (
    <nav aria-label={t('menu')} className={isTop ? 'shell-top' : undefined}>
      <ul className="shell-menu">
        {entries.map(({ path, menu }) => (
          <li key={path}>
            <NavLink to={path} end={isAbove(path)} onClick={onGo} title={collapsed ? t(menu!.label) : undefined} aria-label={t(menu!.label)}>
              {menu?.icon}
              {!collapsed && <span>{t(menu!.label)}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
