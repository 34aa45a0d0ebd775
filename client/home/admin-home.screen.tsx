import { IdcardOutlined, ImportOutlined, UserAddOutlined, UserOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { home, type Sekolah } from '#contract/home/home.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { BY_STAFF, ChangeLines } from '#client/home/change-lines';
import { dayLine } from '#client/home/day-line';
import { Home, Say } from '#client/home/frame';
import { HealthCard, isWell, useHealth, useHealthAhead } from '#client/home/health-card';
import { isSettingUp, SetupHome } from '#client/home/setup-home';
import { WaitingList } from '#client/home/waiting';
import { Boundary } from '#client/kit/boundary';
import { formatAngka } from '#client/kit/number';
import { useAhead, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/admin.css';
import '#client/home/admin.words';
import '#client/home/office-home.words';

/** Where the admin sees how the school stands: what it still needs before its first lesson, later what waits and what is wrong. */
export const AdminHomeScreen = () => <Home><AdminHome /></Home>;

function AdminHome() {
  useAhead(home.waiting, {});
  useAhead(schoolYear.currentWeek, {});
  useHealthAhead();
  const { data } = useView(home.school, {});
  return isSettingUp(data) ? <SetupHome steps={data.persiapan} /> : <Running school={data} />;
}

function Running({ school }: { school: Sekolah }) {
  const [t, w, office] = [useWords('home'), useWords('adminHome'), useWords('officeHome')];
  const { data: waiting } = useView(home.waiting, {});
  const { data: week } = useView(schoolYear.currentWeek, {});
  const health = useHealth();
  return (
    <>
      <Say eyebrow={dayLine(t, week?.minggu_ke)}>{`${w(isWell(health) ? 'well' : 'ill')}; ${waiting.length ? w('waits', { count: waiting.length }) : w('nothing')}`}</Say>
      <Numbers {...school} />
      <ul className="quick">
        {QUICK.map(({ to, word, icon }) => <li key={to}><Link to={to}>{icon}<span>{w(word)}</span></Link></li>)}
      </ul>
      <div className="home-columns is-office">
        <div>
          <WaitingList items={waiting} />
          <Boundary><ChangeLines id="changes" title={office('lastChanges')} area="/admin" of={BY_STAFF} none={office('noChanges')} /></Boundary>
        </div>
        <Boundary><HealthCard health={health} /></Boundary>
      </div>
    </>
  );
}

const QUICK = [
  { to: '/admin/students/add', word: 'addStudent', icon: <UserAddOutlined aria-hidden /> }, { to: '/admin/teacher/add', word: 'addTeacher', icon: <IdcardOutlined aria-hidden /> },
  { to: '/admin/akun', word: 'addStaff', icon: <UserOutlined aria-hidden /> }, { to: '/admin/import', word: 'import', icon: <ImportOutlined aria-hidden /> },
] as const;

/** Each number leads to those whom it counts. */
function Numbers({ jumlah_murid, jumlah_guru, jumlah_pegawai, jumlah_kelas, presensi, mapel, berjalan }: Sekolah) {
  const w = useWords('adminHome');
  const people = [['/admin/student', 'students', jumlah_murid], ['/admin/teacher', 'teachers', jumlah_guru], ['/admin/akun', 'staff', jumlah_pegawai], ['/admin/class', 'classes', jumlah_kelas]] as const;
  const taught = w('taught', { diajar: formatAngka(mapel.diajar), jumlah: formatAngka(mapel.jumlah) });
  const filled = !berjalan ? w('noTimetable') : presensi.jumlah ? w('filled', { terisi: formatAngka(presensi.terisi), jumlah: formatAngka(presensi.jumlah) }) : w('noneBegun');
  return (
    <p className="home-also">
      {people.map(([to, word, n], i) => <span key={to}>{i > 0 && ', '}<Link to={to}>{w(word, { count: n, n: formatAngka(n) })}</Link></span>)}. {filled} {taught}
    </p>
  );
}
