import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { terisiOf } from '#contract/attendance/attendance';
import { formatLama } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import type { Missing } from '#client/attendance/missing-registers';
import '#client/attendance/attendance.words';

/** Whose register is overdue, the longest first, one click from filling it. */
export function MissingList({ missing }: { missing: Missing[] }) {
  const t = useWords('attendance');
  return (
    <section className="panel board-missing" id="missing">
      <h2>{t('missingTitle')}</h2>
      {missing.length === 0 && <p><StatusTag tone="good" icon={<CheckCircleOutlined />}>{t('missingNone')}</StatusTag></p>}
      <ul className="missing-list">
        {missing.map((it) => <MissingItem key={it.register.id_sesi} {...it} />)}
      </ul>
    </section>
  );
}

function MissingItem({ register, menit }: Missing) {
  const t = useWords('attendance');
  const { id_sesi, kelas, posisi, mapel, guru, jumlah_murid } = register;
  return (
    <li>
      <div>
        <strong>{kelas} · {t('period', { posisi })} · {mapel}</strong>
        <p className="missing-who">{guru} · {t('filledOf', { terisi: terisiOf(register), total: jumlah_murid })}</p>
      </div>
      <StatusTag tone="bad" icon={<ClockCircleOutlined />}>{t('overdue', { lama: formatLama(menit) })}</StatusTag>
      <Link className="missing-open" to={`/teacher/schedule/${id_sesi}`}>{t('openRegister')} <span className="visually-hidden">{t('cellOf', { kelas, posisi, mapel })}</span></Link>
    </li>
  );
}
