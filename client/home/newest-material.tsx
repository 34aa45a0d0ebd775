import { Link } from 'react-router-dom';
import { subjectView } from '#contract/lesson/subject-view.api';
import { Card } from '#client/home/frame';
import { useSession } from '#client/kit/session';
import { formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/lesson/plan.css';
import '#client/lesson/subject.words';

const MOST = 3;

/** The newest materials that lessons have come to; not there while there are none. */
export function NewestMaterial() {
  const t = useWords('subjectView');
  const { data } = useView(subjectView.newest, { id_murid: useSession()?.user.id });
  if (data.length === 0) return null;
  return (
    <Card id="newest" title={t('newest')} about={<Link to="/student/class">{t('title')}</Link>}>
      <ul className="subject-kd home-line">{data.slice(0, MOST).map((it) => <li key={it.id}><span><Link to={`/student/schedule/${it.id_sesi}`}>{it.judul}</Link><br /><small className="soft">{t('about2', { mapel: it.mapel, tanggal: formatTanggal(it.tanggal_sesi) })}</small></span></li>)}</ul>
    </Card>
  );
}
