import { Link, useParams } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { lesson } from '#contract/lesson/lesson.api';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import { ListState } from '#client/kit/list/list-state';
import { Screen } from '#client/kit/screen';
import { formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.css';
import '#client/attendance/attendance.words';

/** Who was there in the lesson of an assignment. */
export function PresencesScreen() {
  const [t, { id = '' }] = [useWords('attendance'), useParams()];
  return <Screen title={t('lessonPresences')} back={{ to: `/teacher/assignments/${id}/grading`, label: t('toGrading') }} actions={<Link className="btn" to={`/teacher/schedule/${id}`}>{t('toRegister')}</Link>}><Presences id={id} /></Screen>;
}

function Presences({ id }: { id: string }) {
  const t = useWords('attendance');
  const { data: { kelas, mapel, tanggal_sesi } } = useView(lesson.one, { id });
  const { data } = useView(attendance.bySession, { id_sesi: id });
  if (!data.length) return <ListState kind="empty" title={t('lessonNobody')} />;
  return (
    <section className="panel" aria-label={t('lessonPresences')}>
      <p className="soft">{kelas} · {mapel} · {formatHariTanggal(tanggal_sesi)}</p>
      <ul className="lesson-presences">{data.map((it) => <li key={it.id_murid}><span>{it.nama ?? t('lessonErased')}</span><AttendanceTag status={it.status_kehadiran} /></li>)}</ul>
    </section>
  );
}
