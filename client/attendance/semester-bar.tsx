import { STATUS_KEHADIRAN } from '#contract/attendance/attendance';
import { percentOfRecorded, presenceOf } from '#contract/attendance/presence';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import { formatAngka, formatPersen } from '#client/kit/number';
import { useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/attendance/mark.words';
import '#client/attendance/student.css';
import '#client/attendance/student.words';

/** How often a student was there this semester, of what is recorded; what nobody has recorded stands beside it and is not held against them. */
export function SemesterBar() {
  const [t, a] = [useWords('student'), useWords('mark')];
  const { data } = useView(studentDashboard.progress, { id_murid: useSession()?.user.id });
  const presence = presenceOf(data, data.total_sesi);
  const { hadir, terisi, belum, total } = presence;
  const parts = [...STATUS_KEHADIRAN.map((status) => [status, data[status]] as const), ['Belum', belum] as const].filter(([, count]) => count > 0);
  if (total === 0) return <p className="student-line">{t('nothingYet')}</p>;
  return (
    <div className="student-semester">
      <p><strong>{t('presentOfRecorded', { hadir: formatAngka(hadir), terisi: formatAngka(terisi) })}</strong> <span className="soft">({formatPersen(percentOfRecorded(presence))}){belum > 0 && ` · ${t('notRecorded', { belum: formatAngka(belum) })}`}</span></p>
      <div className="student-bar" aria-hidden="true">{parts.map(([status, count]) => <i key={status} className={`status-${status}`} style={{ flexGrow: count }} />)}</div>
      <ul className="student-legend">{parts.map(([status, count]) => <li key={status}><i className={`status-${status}`} aria-hidden="true" />{a(status)} {formatAngka(count)}</li>)}</ul>
    </div>
  );
}
