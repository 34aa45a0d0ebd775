import { Tooltip } from 'antd';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { formatAngka, formatPersen } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import type { BehindWhat } from '#client/attendance/drill';
import type { Strip } from '#client/attendance/strip';
import '#client/attendance/attendance.words';

type Props = { strip: Strip; missing: number; onDrill: (what: BehindWhat) => void };

/** The day in numbers; behind each stand the students it counts. */
export function DayStrip({ strip, missing, onDrill }: Props) {
  const t = useWords('attendance');
  const { rekap, belum, hadir, terisi, persen } = strip;
  return (
    <section className="strip" aria-label={t('strip')}>
      <Tooltip title={t('formula')}>
        <button type="button" className="stat stat-main" onClick={() => onDrill('semua')}>
          <span className="stat-label">{t('present')}</span>
          <span className="stat-value">{formatPersen(persen)}</span>
          <span className="stat-more">{t('presentOf', { hadir: formatAngka(hadir), terisi: formatAngka(terisi) })}</span>
        </button>
      </Tooltip>
      {StatusKehadiran.options.map((status) => (
        <Stat key={status} label={t(status)} value={rekap[status]} onClick={() => onDrill(status)} />
      ))}
      <Stat label={t('Belum')} value={belum} onClick={() => onDrill('Belum')} />
      <Stat label={t('missing')} value={missing} urgent={missing > 0} onClick={() => document.getElementById('missing')?.scrollIntoView()} />
    </section>
  );
}

type StatProps = { label: string; value: number; urgent?: boolean; onClick: () => void };

const Stat = ({ label, value, urgent, onClick }: StatProps) => (
  <button type="button" className={urgent ? 'stat is-urgent' : 'stat'} onClick={onClick}>
    <span className="stat-label">{label}</span>
    <span className="stat-value">{formatAngka(value)}</span>
  </button>
);
