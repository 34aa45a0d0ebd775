import { Link } from 'react-router-dom';
import type { SesiMurid } from '#contract/lesson/student-dashboard.api';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import type { Line } from '#client/home/day';
import { StatusTag } from '#client/kit/status-tag';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/home/home.words';
import '#client/home/student.words';

type Lesson = SesiMurid & { jam: number };

/** A student's day, a line a lesson; what has not begun has no attendance yet. */
export function Slots({ lines, at }: { lines: readonly Line<Lesson>[]; at: Date }) {
  const [t, w] = [useWords('home'), useWords('studentHome')];
  return (
    <ol className="slots">
      {lines.map((it) => (it.lesson ? (
        <li key={it.lesson.id_sesi} className={it.is === 'now' ? 'is-now' : ''} aria-current={it.is === 'now' ? 'time' : undefined}>
          <time>{formatJam(it.at)}</time>
          <span className="slots-what"><Link to={`/student/schedule/${it.lesson.id_sesi}`}><b>{it.lesson.mapel}</b></Link><small>{[it.lesson.guru, it.lesson.jam > 1 && w('periods', { count: it.lesson.jam })].filter(Boolean).join(' · ')}</small></span>
          <State lesson={it.lesson} at={at} />
        </li>
      ) : (
        <li key={it.at} className="slots-gap"><time>{formatJam(it.at)}</time><span>{t('break')}</span></li>
      )))}
    </ol>
  );
}

function State({ lesson: { libur, mulai, status_kehadiran }, at }: { lesson: Lesson; at: Date }) {
  const t = useWords('home');
  if (libur) return <StatusTag tone="calm">{t('holiday')}</StatusTag>;
  if (!status_kehadiran && at.getTime() < Date.parse(mulai)) return null;
  return <AttendanceTag status={status_kehadiran} />;
}
