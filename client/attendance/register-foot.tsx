import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { lesson, type Sesi } from '#contract/lesson/lesson.api';
import { useSession } from '#client/kit/session';
import { formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.words';

/** Leads whoever teaches the lesson on to their next one of the day. */
export function RegisterFoot({ id_sesi }: { id_sesi: string }) {
  const { data: sesi } = useView(lesson.one, { id: id_sesi });
  return useSession()?.user.id === sesi.id_guru ? <Next after={sesi} /> : null;
}

function Next({ after: { id_guru, tanggal_sesi, mulai } }: { after: Sesi }) {
  const t = useWords('attendance');
  const { data } = useView(lesson.between, { dates: `${tanggal_sesi},${tanggal_sesi}`, id_guru, limit: 25 });
  const next = data.find((it) => !it.libur && it.mulai > mulai);
  if (!next) return <p className="register-last">{t('lastLesson')}</p>;
  return (
    <Link className="at-foot register-next" to={`/teacher/schedule/${next.id_sesi}`}>
      <span><small>{t('nextLesson', { posisi: next.posisi, jam: formatJam(next.mulai) })}</small><b>{next.kelas} · {next.mapel}</b></span><RightOutlined aria-hidden />
    </Link>
  );
}
