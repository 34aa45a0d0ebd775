import { BellOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/attendance/board.words';
import '#client/attendance/attendance.css';
import '#client/attendance/board.css';

/** The registers that somebody has asked the signed-in teacher for; nothing where there are none. It comes and goes by itself. */
export function Reminders() {
  const t = useWords('board');
  const { data } = useView(attendance.reminders, {});
  if (data.length === 0) return null;
  return (
    <section className="panel reminders" aria-label={t('reminders')}>
      <h2><BellOutlined aria-hidden /> {t('reminders')}</h2>
      <ul className="kids">
        {data.map(({ id_sesi, kelas, posisi, mapel, dikirim, oleh }) => (
          <li key={id_sesi}>
            <span><b>{t('where', { kelas, posisi })} · {mapel}</b><small>{t('remindedBy', { oleh: oleh ?? '–', jam: formatJam(dikirim) })}</small></span>
            <Link to={`/teacher/schedule/${id_sesi}`}>{t('fill')} <span className="visually-hidden">{t('where', { kelas, posisi })}</span></Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
