import { LeftOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Boundary } from '#client/kit/boundary';
import { type Back, crumbs, wayBack } from '#client/kit/crumbs';
import { Notice } from '#client/kit/notice';
import { OfflineBanner } from '#client/kit/offline-banner';
import { anyStale, connection } from '#client/kit/live';
import { accountPath, session, useSession } from '#client/kit/session';
import { useStore } from '#client/kit/store';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

type Props = { title: string; /** Said of the title, in a small way. */ beside?: ReactNode; back?: Back | undefined; actions?: ReactNode; children: ReactNode };

/** The frame of every screen: its title, its actions, and what to show while its answers load, fail or grow old. */
export function Screen({ title, beside, back: home, actions, children }: Props) {
  const heading = useHeading(title);
  const back = home && { ...home, to: wayBack(home.to) };
  useCrumbs(title, back);
  return (
    <div className="screen">
      {back && <Link className="screen-back" to={back.to}><LeftOutlined aria-hidden /> {back.label}</Link>}
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>{title}</h1>
        {beside}
        {actions && <div className="screen-actions">{actions}</div>}
      </div>
      <Banners />
      <Boundary>{children}</Boundary>
    </div>
  );
}

/** Shows in the header where the screen stands; what is asked of it anew is shown anew. */
export function useCrumbs(title: string, back?: Back) {
  const [to, label] = [back?.to, back?.label];
  useEffect(() => {
    if (to === undefined || label === undefined) return;
    const own = { title, back: { to, label } };
    crumbs.set(own);
    return () => {
      if (crumbs.get() === own) crumbs.set(null);
    };
  }, [title, to, label]);
}

let focusedPath: string | undefined;

/** Names the page and, after signing in or a change of route, moves the focus to its heading. */
export function useHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · Pelita`;
  }, [title]);
  useEffect(() => {
    const isNew = focusedPath === undefined ? session.hasJustStarted() : focusedPath !== pathname;
    if (isNew) heading.current?.focus();
    focusedPath = pathname;
  }, [pathname]);
  return heading;
}

export function Banners() {
  const t = useWords('kit');
  const [openedAt] = useState(Date.now);
  const { state } = useStore(connection);
  const stale = useStore(anyStale);
  return (
    <div aria-live="polite">
      {state === 'offline' && <OfflineBanner openedAt={openedAt} />}
      <FirstPasswordBanner />
      {stale && <Notice tone="warn" title={t('staleBanner')} />}
    </div>
  );
}

/** A first password is good for some days only; on the account's own screen it is said there. */
function FirstPasswordBanner() {
  const t = useWords('kit');
  const person = useSession();
  const { pathname } = useLocation();
  const left = person?.firstPassword?.sisa_hari;
  if (!person || left === undefined || left === null || pathname === accountPath(person)) return null;
  return <Notice tone="warn" title={t('firstPassword', { count: left })} action={<Link to={accountPath(person)}>{t('changeIt')}</Link>} />;
}
