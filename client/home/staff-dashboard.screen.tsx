import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '#contract/identity/identity';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { institution } from '#contract/institution/institution.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { addressOf } from '#client/shell/form-of-address';
import { Absences } from '#client/attendance/absences';
import { Students } from '#client/attendance/class-attendance.screen';
import { RegisterTag } from '#client/lesson/register-tag';
import { Today, Week } from '#client/lesson/today.screen';
import { Boundary } from '#client/kit/boundary';
import { later } from '#client/kit/later';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { clock, formatHariTanggal, formatTanggal, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/dashboard.css';
import '#client/home/dashboard.words';
import '#client/shell/role.words';

const PersonnelOffice = later(async () => (await import('#client/home/office-dashboard')).PersonnelOffice);
const FinanceOffice = later(async () => (await import('#client/home/office-dashboard')).FinanceOffice);
const Holidays = later(async () => (await import('#client/home/office-dashboard')).Holidays);

/** What each role begins the day with; whoever has several sees them one below the other. */
const PARTS: Partial<Record<Role, () => ReactNode>> = {
  guruMapel: () => <><Today /><Week /></>,
  waliKelas: () => <Homeroom />,
  guruBK: () => <TodaysAbsences />,
  HR: () => <PersonnelOffice />,
  keuangan: () => <FinanceOffice />,
  pegawai: () => <Holidays />,
};

const OFFICES: readonly Role[] = ['HR', 'keuangan', 'pegawai'];

/** Where the staff arrive: their own day, made of what their roles have to do with. What is not built yet is not here. */
export function StaffDashboardScreen() {
  const [t, role] = [useWords('areas'), useWords('role')];
  const session = useSession();
  const roles = session?.roles ?? [];
  return (
    <Screen title={t('today')}>
      <p className="dashboard-who"><strong>{addressOf(session, t)}</strong> · {roles.map((it) => role(it)).join(' · ')}</p>
      <ul className="dashboard-cards">
        <YearCard />
        {roles.some((it) => OFFICES.includes(it)) && <WeekCard />}
      </ul>
      {roles.includes('waliKelas') && <Boundary><DailyRegister /></Boundary>}
      {(Object.keys(PARTS) as Role[]).filter((it) => roles.includes(it)).map((it) => <Boundary key={it}>{PARTS[it]?.()}</Boundary>)}
    </Screen>
  );
}

const Card = ({ title, value, about }: { title: string; value: string; about?: string }) => (
  <li className="panel dashboard-card"><span>{title}</span><strong>{value}</strong>{about && <span>{about}</span>}</li>
);

function YearCard() {
  const t = useWords('dashboard');
  const { data } = useView(schoolYear.active, {});
  if (!data) return <Card title={t('year')} value="–" about={t('noYear')} />;
  return <Card title={t('year')} value={`${data.nama} ${data.semester}`} about={t('fromTo', { dari: formatTanggal(data.tanggal_awal), sampai: formatTanggal(data.tanggal_akhir) })} />;
}

function WeekCard() {
  const t = useWords('dashboard');
  const { data } = useView(schoolYear.currentWeek, {});
  if (!data) return <Card title={t('week')} value="–" about={t('noWeek')} />;
  return <Card title={t('week')} value={t('weekNo', { nomor: data.minggu_ke })} about={t('fromTo', { dari: formatTanggal(data.tanggal_awal), sampai: formatTanggal(data.tanggal_akhir) })} />;
}

/** Where the homeroom teacher marks once a day, the way to the register of the day, whoever teaches its lesson. */
function DailyRegister() {
  const { data: settings } = useView(institution.settings, {});
  const { data } = useView(homeroom.classOf, { id: useSession()?.user.id ?? '' });
  return settings.presence_setting === 'per_hari' && data ? <RegisterOf {...data} /> : null;
}

function RegisterOf({ id_kelas_tahun_ajaran, kelas }: { id_kelas_tahun_ajaran: string; kelas: string }) {
  const t = useWords('dashboard');
  const now = useNow(15_000);
  const { data: sesi } = useView(homeroom.register, { id_kelas_tahun_ajaran, tanggal_sesi: clock.today() });
  const title = t('dailyRegister', { kelas });
  if (!sesi) return <section className="panel"><h2>{title}</h2><p>{t('noRegister')}</p></section>;
  return (
    <Link className="lesson-card is-big" to={`/teacher/schedule/${sesi.id_sesi}`}>
      <strong className="lesson-what">{title}</strong>
      <span className="lesson-tags"><RegisterTag sesi={sesi} now={now} /></span>
      <span className="lesson-open">{t('openRegister')} →</span>
    </Link>
  );
}

function Homeroom() {
  const t = useWords('dashboard');
  const { data } = useView(homeroom.classOf, { id: useSession()?.user.id ?? '' });
  return (
    <section className="panel">
      <h2>{t('homeroom')}</h2>
      {data && <p className="dashboard-links"><Link to="/teacher/homeroom/consent?status=belum">{t('consents')}</Link> <Link to="/teacher/homeroom/personal-data">{t('classBook')}</Link></p>}
      {data ? <Students id_kelas={data.id_kelas} /> : <p>{t('noHomeroom')}</p>}
    </section>
  );
}

function TodaysAbsences() {
  const t = useWords('dashboard');
  const today = clock.today();
  return (
    <section className="panel">
      <h2>{t('absences', { hari: formatHariTanggal(today) })}</h2>
      <Absences tanggal={today} />
    </section>
  );
}
