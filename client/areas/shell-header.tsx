import { GlobalOutlined, LogoutOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Layout } from 'antd';
import type { ReactNode } from 'react';
import { logout } from '#client/areas/logout';
import { useSchool } from '#client/areas/school';
import { setMode, useAppearance } from '#client/kit/appearance';
import { LiveBadge } from '#client/kit/live-badge';
import { type Session, useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { clock, formatHariTanggal, formatJam, useNow } from '#client/kit/time';
import { setLanguage, useLanguage, useWords } from '#client/kit/words';

/** `narrow` leaves out what then stands in the drawer. */
export function ShellHeader({ narrow, children }: { narrow: boolean; children: ReactNode }) {
  const school = useSchool();
  return (
    <Layout.Header className="shell-header">
      {children}
      <span className="shell-school">{school?.nama ?? 'Pelita'}</span>
      {!narrow && <DemoBadge />}
      <span className="shell-tools">
        <LiveBadge />
        {!narrow && <LanguageSwitch />}
        {!narrow && <ModeSwitch />}
        <Account narrow={narrow} />
      </span>
    </Layout.Header>
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
  const other = useLanguage() === 'id' ? 'en' : 'id';
  return <Button type="text" icon={<GlobalOutlined aria-hidden />} lang={other} onClick={() => setLanguage(other)}>{t('otherLanguage')}</Button>;
}

export function ModeSwitch() {
  const t = useWords('areas');
  const other = useAppearance().mode === 'dark' ? 'light' : 'dark';
  const label = t(other === 'dark' ? 'toDark' : 'toLight');
  return <Button type="text" icon={other === 'dark' ? <MoonOutlined /> : <SunOutlined />} aria-label={label} title={label} onClick={() => setMode(other)} />;
}

/** Who is signed in, and the way out. */
function Account({ narrow }: { narrow: boolean }) {
  const t = useWords('areas');
  const nama = nameOf(useSession(), t);
  return (
    <>
      {!narrow && <span className="shell-name">{nama}</span>}
      <Button type="text" icon={<LogoutOutlined />} aria-label={`${t('logout')} (${nama})`} title={`${t('logout')} (${nama})`} onClick={logout} />
    </>
  );
}

/** Specification 3: Pak for a man, Bu for a woman, blank otherwise; students are called by their name. */
function nameOf(it: Session | null, t: ReturnType<typeof useWords<'areas'>>) {
  const nama = it?.user.nama ?? it?.user.username ?? t('admin');
  if (!it || it.roles.includes('murid')) return nama;
  const { jenis_kelamin } = it.user;
  return jenis_kelamin === 'Pria' ? t('pak', { nama }) : jenis_kelamin === 'Wanita' ? t('bu', { nama }) : nama;
}
