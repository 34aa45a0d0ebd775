import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { percentOfRecorded, presenceOf } from '#contract/attendance/presence';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { Card } from '#client/home/frame';
import { Boundary } from '#client/kit/boundary';
import { formatAngka, formatPersen } from '#client/kit/number';
import { useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/teacher.words';

const HomeroomWork = lazy(() => import('#client/home/homeroom-work'));
const LOW_PERCENT = 85;
const NAMED = 5;

/** The class of a homeroom teacher: whose attendance of what is recorded this semester is low, the lowest first, and whose work is missing. */
export function HomeroomCard() {
  const { data } = useView(homeroom.classOf, { id: useSession()?.user.id ?? '' });
  return data && <Low id_kelas={data.id_kelas} kelas={data.kelas} />;
}

function Low({ id_kelas, kelas }: { id_kelas: string; kelas: string }) {
  const w = useWords('teacherHome');
  const { data } = useView(attendance.ofClass, { id: id_kelas });
  const low = data.map((it) => ({ ...it, ...presenceOf(it, it.total_sesi) })).map((it) => ({ ...it, persen: percentOfRecorded(it) ?? 100 }))
    .filter((it) => it.persen < LOW_PERCENT).sort((one, other) => one.persen - other.persen);
  return (
    <Card id="homeroom" title={w('homeroom', { kelas })} about={<Link to="/teacher/homeroom/class">{w('openClass')}</Link>}>
      <p className="home-line">{low.length ? w('low', { count: low.length, batas: LOW_PERCENT }) : w('lowNone', { batas: LOW_PERCENT })}</p>
      <ul className="low">
        {low.slice(0, NAMED).map((it) => (
          <li key={it.id_murid}><span><Link to={`/teacher/student/${it.id_murid}`}>{it.nama ?? w('unnamed')}</Link></span><span className="soft">{w('ofRecorded', { hadir: formatAngka(it.hadir), terisi: formatAngka(it.terisi) })}</span><b>{formatPersen(it.persen)}</b></li>
        ))}
      </ul>
      <Boundary><Suspense fallback={null}><HomeroomWork /></Suspense></Boundary>
    </Card>
  );
}
