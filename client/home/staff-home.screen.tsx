import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { home } from '#contract/home/home.api';
import type { Menunggu } from '#contract/home/home.api';
import type { Role } from '#contract/identity/identity';
import { Reminders } from '#client/attendance/reminders';
import '#client/attendance/use-marks';
import { DailyRegister } from '#client/home/daily-register';
import { Card, Home } from '#client/home/frame';
import { HomeroomCard } from '#client/home/homeroom-card';
import { OtherHome } from '#client/home/other-home';
import { TeacherHome } from '#client/home/teacher-home';
import { Boundary } from '#client/kit/boundary';
import { later } from '#client/kit/later';
import { useSession } from '#client/kit/session';
import { clock, formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/offices.words';

const officeHome = (name: 'AuditorHome' | 'PersonnelHome' | 'FinanceHome' | 'EmployeeHome') => later(async () => (await import('#client/home/office-homes'))[name]);
/** Offices that begin with a sentence of their own. */
const OFFICES: Partial<Record<Role, ComponentType<Waiting>>> = { auditor: officeHome('AuditorHome'), HR: officeHome('PersonnelHome'), keuangan: officeHome('FinanceHome'), pegawai: officeHome('EmployeeHome') };
const Absences = later(async () => (await import('#client/attendance/absences')).Absences);
const PlanningCard = later(async () => (await import('#client/home/planning-card')).PlanningCard);
const AuditorOffice = later(async () => (await import('#client/home/auditor')).AuditorOffice);
const PersonnelOffice = later(async () => (await import('#client/home/offices')).PersonnelOffice);
const FinanceOffice = later(async () => (await import('#client/home/offices')).FinanceOffice);
const Holidays = later(async () => (await import('#client/home/offices')).Holidays);

/** What each role begins the day with below what waits for it; whoever has several sees them one below the other. */
const PARTS: Partial<Record<Role, () => ReactNode>> = {
  guruBK: () => <TodaysAbsences />,
  auditor: () => <AuditorOffice />,
  HR: () => <PersonnelOffice />,
  keuangan: () => <FinanceOffice />,
  pegawai: () => <Holidays />,
};

/** Where the staff arrive: the next decision first, then their own day, made of what their roles have to do with. */
export const StaffHomeScreen = () => <Home><StaffHome /></Home>;

function StaffHome() {
  const roles = useSession()?.roles ?? [];
  return (
    <>
      {roles.includes('guruMapel') ? <TeacherHome>{roles.includes('kurikulum') && <Boundary><PlanningCard /></Boundary>}</TeacherHome> : <Office roles={roles} />}
      {roles.includes('waliKelas') && <Boundary><DailyRegister /></Boundary>}
      {(roles.includes('guruMapel') || roles.includes('waliKelas')) && <Boundary><Reminders /></Boundary>}
      {(Object.keys(PARTS) as Role[]).filter((it) => roles.includes(it)).map((it) => <Boundary key={it}>{PARTS[it]?.()}</Boundary>)}
    </>
  );
}

type Waiting = { waiting: readonly Menunggu[] };

/** What somebody's office says of itself, who does not teach. */
function Office({ roles }: { roles: readonly Role[] }) {
  const { data: waiting } = useView(home.waiting, {});
  const office = (Object.keys(OFFICES) as Role[]).find((it) => roles.includes(it));
  const Own = office && OFFICES[office];
  if (Own) return <Own waiting={waiting} />;
  return <OtherHome waiting={waiting}>{roles.includes('kurikulum') && <Boundary><PlanningCard /></Boundary>}{roles.includes('waliKelas') && <Boundary><HomeroomCard /></Boundary>}</OtherHome>;
}

function TodaysAbsences() {
  const t = useWords('offices');
  const today = clock.today();
  return (
    <Card id="absences" title={t('absences', { hari: formatHariTanggal(today) })} about={<Link to="/teacher/counselling/category">{t('categories')}</Link>}>
      <Absences tanggal={today} />
    </Card>
  );
}
