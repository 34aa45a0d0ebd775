import { Progress } from 'antd';
import { Link } from 'react-router-dom';
import type { Sesi } from '#contract/lesson/lesson.api';
import { StatusTag } from '#client/kit/status-tag';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { RegisterTag } from '#client/lesson/register-tag';
import '#client/lesson/lesson.words';

type Props = { sesi: Sesi; now: Date; /** The lesson that is held now. */ big?: boolean };

/** One lesson as one large link to its register. */
export function LessonCard({ sesi, now, big }: Props) {
  const t = useWords('lesson');
  const { id_sesi, kelas, mapel, posisi, mulai, selesai, terisi, jumlah_murid } = sesi;
  return (
    <Link className={big ? 'lesson-card is-big' : 'lesson-card'} to={`/teacher/schedule/${id_sesi}`}>
      <span className="lesson-time">{formatJam(mulai)}–{formatJam(selesai)} · {t('period', { posisi })}</span>
      <strong className="lesson-what">{kelas} · {mapel}</strong>
      <span className="lesson-tags">
        {big && <StatusTag tone="info">{t('now')}</StatusTag>}
        <RegisterTag sesi={sesi} now={now} />
      </span>
      {big && <Progress percent={Math.round((terisi * 100) / Math.max(1, jumlah_murid))} aria-label={t('filledOf', { terisi, total: jumlah_murid })} />}
      <span className="lesson-open">{t('openRegister')} →</span>
    </Link>
  );
}
