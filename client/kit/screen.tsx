import { LeftOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Boundary } from '#client/kit/boundary';
import { anyStale, connection } from '#client/kit/live';
import { LiveBadge } from '#client/kit/live-badge';
import { accountPath, useSession } from '#client/kit/session';
import { useStore } from '#client/kit/store';
import { clock, formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** `back`: where the screen was come to from. */
export type Back = { to: string; label: string };
type Props = { title: string; back?: Back; actions?: ReactNode; live?: boolean; children: ReactNode };

/** The frame of every screen: its title, its actions, and what to show while its answers load, fail or grow old. */
export function Screen({ title, back, actions, live, children }: Props) {
  const heading = useHeading(title);
  return (
    <div className="screen">
      {back && <Link className="screen-back" to={back.to}><LeftOutlined aria-hidden /> {back.label}</Link>}
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>{title}</h1>
        {live && <LiveBadge />}
        {actions && <div className="screen-actions">{actions}</div>}
      </div>
      <Banners />
      <Boundary>{children}</Boundary>
    </div>
  );
}

let focusedPath: string | undefined;

/** Names the page and, after a change of route, moves the focus to its heading. */
export function useHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · Pelita`;
  }, [title]);
  useEffect(() => {
    if (focusedPath !== undefined && focusedPath !== pathname) heading.current?.focus();
    focusedPath = pathname;
  }, [pathname]);
  return heading;
}

export function Banners() {
  const t = useWords('kit');
  const { state, since } = useStore(connection);
  const stale = useStore(anyStale);
  return (
    <div aria-live="polite">
      {state === 'offline' && <Alert type="warning" showIcon title={t('offlineBanner', { jam: formatDetik(clock.at(since)) })} />}
      <FirstPasswordBanner />
      {stale && <Alert type="warning" showIcon title={t('staleBanner')} />}
    </div>
  );
}

/** A first password is good for some days only; on the account's own screen it is said there. */
function FirstPasswordBanner() {
  const t = useWords('kit');
  const session = useSession();
  const { pathname } = useLocation();
  const left = session?.firstPassword?.sisa_hari;
  if (!session || left === undefined || left === null || pathname === accountPath(session)) return null;
  return <Alert type="warning" showIcon title={t('firstPassword', { count: left })} action={<Link to={accountPath(session)}>{t('changeIt')}</Link>} />;
}
