import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { home } from '#contract/home/home.api';
import type { Menunggu } from '#contract/home/home.api';
import type { Role } from '#contract/identity/identity';
import { schoolYear } from '#contract/school-year/school-year.api';
import { Absences } from '#client/attendance/absences';
import { Reminders } from '#client/attendance/reminders';
import { greetingTo } from '#client/home/calling';
import { DailyRegister } from '#client/home/daily-register';
import { Card, Home, Say } from '#client/home/frame';
import { HomeroomCard } from '#client/home/homeroom-card';
import { TeacherHome } from '#client/home/teacher-home';
import { dayLine, WaitingList } from '#client/home/waiting';
import { Boundary } from '#client/kit/boundary';
import { later } from '#client/kit/later';
import { useSession } from '#client/kit/session';
import { clock, formatHariTanggal, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/offices.words';

const PersonnelOffice = later(async () => (await import('#client/home/offices')).PersonnelOffice);
const FinanceOffice = later(async () => (await import('#client/home/offices')).FinanceOffice);
const Holidays = later(async () => (await import('#client/home/offices')).Holidays);

/** What each role begins the day with below what waits for it; whoever has several sees them one below the other. */
const PARTS: Partial<Record<Role, () => ReactNode>> = {
  guruBK: () => <TodaysAbsences />,
  HR: () => <PersonnelOffice />,
  keuangan: () => <FinanceOffice />,
  pegawai: () => <Holidays />,
};

/** Where the staff arrive: the next decision first, then their own day, made of what their roles have to do with. */
export const StaffHomeScreen = () => <Home><StaffHome /></Home>;

function StaffHome() {
  const roles = useSession()?.roles ?? [];
  const { data: waiting } = useView(home.waiting, {});
  return (
    <>
      {roles.includes('guruMapel') ? <TeacherHome waiting={waiting} /> : <OtherHome waiting={waiting} />}
      {roles.includes('waliKelas') && <Boundary><DailyRegister /></Boundary>}
      {(roles.includes('guruMapel') || roles.includes('waliKelas')) && <Boundary><Reminders /></Boundary>}
      {(Object.keys(PARTS) as Role[]).filter((it) => roles.includes(it)).map((it) => <Boundary key={it}>{PARTS[it]?.()}</Boundary>)}
    </>
  );
}

/** Whoever has no lessons of their own. */
function OtherHome({ waiting }: { waiting: readonly Menunggu[] }) {
  const [t, w] = [useWords('home'), useWords('teacherHome')];
  const session = useSession();
  const { data: week } = useView(schoolYear.currentWeek, {});
  const said = waiting.length ? `${w('waits', { count: waiting.length })}.` : t('nothingWaits');
  return (
    <>
      <Say eyebrow={dayLine(t, week?.minggu_ke)}>{`${greetingTo(session, useNow(60_000), t, useWords('areas'))} ${said}`}</Say>
      {waiting.length > 0 && <WaitingList items={waiting} />}
      {session?.roles.includes('waliKelas') && <Boundary><HomeroomCard /></Boundary>}
    </>
  );
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
