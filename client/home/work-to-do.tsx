import { Link } from 'react-router-dom';
import { workProgress } from '#contract/assignment/progress.api';
import { WorkTag } from '#client/assignment/work-tag';
import { Card } from '#client/home/frame';
import { useSession } from '#client/kit/session';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/student.words';
import '#client/lesson/plan.css';

const MOST = 3;

/** What a student is to hand in, the most urgent first; not there while there is nothing. */
export function WorkToDo() {
  const w = useWords('studentHome');
  const { data } = useView(workProgress.own, { id_murid: useSession()?.user.id });
  const toDo = data.filter(({ status }) => status !== 'submitted' && status !== 'late');
  if (!toDo.length) return null;
  return (
    <Card id="work" title={w('work', { count: toDo.length })} about={<Link to="/student/assignments">{w('allWork')}</Link>}>
      <ul className="subject-lessons home-line">
        {toDo.slice(0, MOST).map((it) => (
          <li key={it.id_sesi}>
            <time dateTime={it.tenggat}>{formatHariTanggal(new Date(it.kembali_sampai ?? it.tenggat))}</time>
            <span><Link to={`/student/assignments/${it.id_sesi}`}>{it.judul}</Link><small>{[it.mapel, w('workUntil', { waktu: formatJam(it.kembali_sampai ?? it.tenggat) })].join(' · ')}</small></span>
            <WorkTag status={it.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
