import { Alert, Button, Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { account } from '#contract/identity/account.api';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { setLanguage, useLanguage, useWords } from '#client/kit/words';
import { AccountEmail } from '#client/identity/account-email';
import { AccountPassword } from '#client/identity/account-password';
import { AccountSessions } from '#client/identity/account-sessions';
import { roleName } from '#client/identity/role-names';
import '#client/identity/account.words';
import '#client/identity/account.css';

/** Somebody's own account; where the first password has to go, that stands first, and what else there is of theirs waits. */
export function AccountScreen({ children }: { children?: ReactNode }) {
  const t = useWords('account');
  const session = useSession();
  return <Screen title={t('title')}>{session && <Sections id={session.user.id}>{children}</Sections>}</Screen>;
}

function Sections({ id, children }: { id: string; children: ReactNode }) {
  const t = useWords('account');
  const { data } = useView(account.one, { id });
  const mustChange = data.status_sandi !== 'user_set';
  return (
    <div className="account">
      {mustChange && <Alert type="warning" showIcon title={t('mustChange')} description={data.isRestricted ? t('mustChangeFirst') : data.sisa_hari !== null && t('daysLeft', { count: data.sisa_hari })} />}
      {mustChange && <AccountPassword hasOwn={false} />}
      <About {...data} />
      {!data.isRestricted && <AccountEmail {...data} />}
      {!mustChange && <AccountPassword hasOwn />}
      <AccountSessions />
      {!data.isRestricted && children}
      {!data.role.includes('admin') && <p><Link to={data.role.includes('murid') ? '/student/privacy' : '/teacher/privacy'}>{t('privacy')}</Link></p>}
    </div>
  );
}

type Owner = Pick<(typeof account.one)['output']['_output']['data'], 'nama' | 'sapaan' | 'username' | 'role'>;

function About({ nama, sapaan, username, role }: Owner) {
  const t = useWords('account');
  const language = useLanguage();
  const other = language === 'id' ? 'en' : 'id';
  const items = [
    { key: 'nama', label: t('nama'), children: nama ?? t('none') },
    { key: 'sapaan', label: t('sapaan'), children: sapaan || t('none') },
    { key: 'username', label: t('username'), children: username ?? t('none') },
    { key: 'role', label: t('role'), children: role.map((it) => roleName(it, language)).join(', ') },
    { key: 'language', label: t('language'), children: <Button size="small" lang={other} onClick={() => setLanguage(other)}>{t('otherLanguage')}</Button> },
  ];
  return <section className="panel"><Descriptions title={<h2>{t('about')}</h2>} column={{ xs: 1, md: 2 }} items={items} /></section>;
}
