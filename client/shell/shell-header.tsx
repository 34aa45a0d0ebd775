import { GlobalOutlined, LogoutOutlined, MoonOutlined, SettingOutlined, SunOutlined, UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useArranging } from '#client/display/arranging';
import { addressOf } from '#client/shell/form-of-address';
import { logout } from '#client/shell/logout';
import { useSchool } from '#client/shell/school';
import { useAppearance } from '#client/kit/appearance';
import { LiveBadge } from '#client/kit/live-badge';
import { useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { clock, formatHariTanggal, formatJam, useNow } from '#client/kit/time';
import { useLanguage, useWords } from '#client/kit/words';

const DisplayDrawer = lazy(() => import('#client/display/display-drawer'));
const AccountDrawer = lazy(() => import('#client/shell/account-drawer'));
const PhotoOf = lazy(async () => ({ default: (await import('#client/file/photo')).PhotoOf }));

/** `narrow` leaves out what then stands in the drawer. */
export function ShellHeader({ narrow, children }: { narrow: boolean; children: ReactNode }) {
  const school = useSchool();
  return (
    <header className="shell-header">
      {children}
      {school?.logo && <img className="shell-logo" src={`/api/institusi/logo?v=${school.logo}`} alt="" />}
      <span className="shell-school">{school?.nama ?? 'Pelita'}</span>
      {!narrow && <DemoBadge />}
      <span className="shell-tools">
        <LiveBadge />
        {!narrow && <LanguageSwitch />}
        {!narrow && <ModeSwitch />}
        {!narrow && <DisplayButton />}
        <Account narrow={narrow} />
      </span>
    </header>
  );
}

/** The demo school lives on its own day: says which. */
export function DemoBadge() {
  const t = useWords('areas');
  const school = useSchool();
  const now = useNow(60_000);
  if (!school?.demo) return null;
  const said = { jam: formatJam(now), zona: clock.zoneName(), tanggal: formatHariTanggal(now) };
  return (
    <span className="shell-demo" title={t('demoClock', said)}>
      <StatusTag tone="info">{t('demo')} · {said.tanggal} {said.jam} {said.zona}</StatusTag>
    </span>
  );
}

export function LanguageSwitch() {
  const t = useWords('areas');
  const arrange = useArranging();
  const other = useLanguage() === 'id' ? 'en' : 'id';
  return <Button type="text" icon={<GlobalOutlined aria-hidden />} lang={other} onClick={() => arrange({ language: other })}>{t('otherLanguage')}</Button>;
}

export function ModeSwitch() {
  const t = useWords('areas');
  const arrange = useArranging();
  const isDark = useAppearance().mode === 'dark';
  const label = t(isDark ? 'toLight' : 'toDark');
  return <Button type="text" icon={isDark ? <SunOutlined /> : <MoonOutlined />} aria-label={label} title={label} onClick={() => arrange({ theme: isDark ? 'default' : 'dark' })} />;
}

export function DisplayButton() {
  const t = useWords('areas');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button type="text" icon={<SettingOutlined />} aria-label={t('display')} title={t('display')} aria-expanded={open === true} onClick={() => setOpen(true)} />
      {open !== undefined && <Suspense><DisplayDrawer open={open} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}

/** Who is signed in, their photo, and the way out. */
function Account({ narrow }: { narrow: boolean }) {
  const t = useWords('areas');
  const session = useSession();
  const [open, setOpen] = useState<boolean>();
  const nama = addressOf(session, t);
  if (!session) return null;
  const hasPhoto = session.user.username === null;
  return (
    <>
      <Button type="text" className="shell-account" title={t('accountOf', { nama })} aria-expanded={open === true} onClick={() => setOpen(true)}>
        {!hasPhoto && narrow && <UserOutlined />}
        {hasPhoto && <Suspense fallback={<span className="photo is-small" />}><PhotoOf id={session.user.id} kind={session.roles.includes('murid') ? 'murid' : 'guru'} nama={session.user.nama} /></Suspense>}
        <span className={narrow ? 'visually-hidden' : 'shell-name'}>{nama}</span>
      </Button>
      <Button type="text" icon={<LogoutOutlined />} aria-label={`${t('logout')} (${nama})`} title={`${t('logout')} (${nama})`} onClick={logout} />
      {open !== undefined && <Suspense><AccountDrawer open={open} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
}
