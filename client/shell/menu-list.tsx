import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { useMenu } from '#client/areas/menu';
import type { Group } from '#client/areas/menu-entry';
import { litEntry } from '#client/shell/lit-entry';
import { useSession } from '#client/kit/session';
import { useIsClockSet } from '#client/kit/time';
import { questionOf } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/areas/areas.words';
import '#client/shell/shell.words';

/** The person's groups as plain links: a library's menu would weigh a tenth of a student's first load. */
export function MenuList({ isRail = false, isTop = false, onGo }: { isRail?: boolean; isTop?: boolean; onGo?: () => void }) {
  const [t, s] = [useWords('areas'), useWords('shell')];
  const groups = useMenu();
  const lit = litEntry(groups.flatMap(({ entries }) => entries.map(({ path }) => path)), useLocation());
  return (
    <nav className={isTop ? 'menu is-top' : 'menu'} aria-label={s('menu')}>
      {groups.map(({ title, entries }) => (
        <div className="menu-group" key={entries[0]?.path}>
          {title && !isRail && !isTop && <GroupTitle title={title} />}
          <ul>
            {entries.map(({ path, label, icon, waits: Waits }) => (
              <li key={path}>
                <Link to={path} aria-current={path === lit ? 'page' : undefined} onClick={onGo} title={isRail ? t(label) : undefined}>
                  {icon}
                  <span className={isRail ? 'visually-hidden' : undefined}>{t(label)}</span>
                  {Waits && <Arrived><Waits /></Arrived>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** What the day makes of it, once the school has told which day it is. */
function Arrived({ children }: { children: ReactNode }) {
  return useIsClockSet() ? children : null;
}

function GroupTitle({ title }: { title: NonNullable<Group['title']> }) {
  const t = useWords('areas');
  return <p className="menu-title">{title === 'homeroom' ? <OwnClass judul={t(title)} /> : t(title)}</p>;
}

/** A homeroom teacher's group is named after the class, once it is known. */
function OwnClass({ judul }: { judul: string }) {
  const t = useWords('shell');
  const { data } = useQuery(questionOf(homeroom.classOf, { id: useSession()?.user.id ?? '' }));
  return data?.data ? t('ofClass', { judul, kelas: data.data.kelas }) : judul;
}
