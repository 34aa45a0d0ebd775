import { Tooltip } from 'antd';
import type { ComponentProps } from 'react';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { formatAngka, formatPersen } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import type { BehindWhat } from '#client/attendance/drill';
import type { Strip } from '#client/attendance/strip';
import '#client/attendance/attendance.words';

type Props = { strip: Strip; missing: number; /** Without it the numbers lead nowhere. */ onDrill?: (what: BehindWhat) => void };

/** The day in numbers; behind each stand the students it counts. */
export function DayStrip({ strip, missing, onDrill }: Props) {
  const t = useWords('attendance');
  const { rekap, belum, hadir, terisi, persen } = strip;
  return (
    <section className="strip" aria-label={t('strip')}>
      <Tooltip title={t('formula')}>
        <Tile className="stat stat-main" onClick={onDrill && (() => onDrill('semua'))}>
          <span className="stat-label">{t('present')}</span>
          <span className="stat-value">{formatPersen(persen)}</span>
          <span className="stat-more">{t('presentOf', { hadir: formatAngka(hadir), terisi: formatAngka(terisi), belum: formatAngka(belum) })}</span>
        </Tile>
      </Tooltip>
      {StatusKehadiran.options.map((status) => (
        <Stat key={status} label={t(status)} value={rekap[status]} onClick={onDrill && (() => onDrill(status))} />
      ))}
      <Stat label={t('Belum')} value={belum} onClick={onDrill && (() => onDrill('Belum'))} />
      <Stat label={t('missing')} value={missing} urgent={missing > 0} onClick={onDrill && (() => document.getElementById('missing')?.scrollIntoView())} />
    </section>
  );
}

type StatProps = { label: string; value: number; urgent?: boolean; onClick?: (() => void) | undefined };

const Stat = ({ label, value, urgent, onClick }: StatProps) => (
  <Tile className={urgent ? 'stat is-urgent' : 'stat'} onClick={onClick}>
    <span className="stat-label">{label}</span>
    <span className="stat-value">{formatAngka(value)}</span>
  </Tile>
);

type TileProps = Omit<ComponentProps<'button'>, 'onClick' | 'ref'> & { onClick?: (() => void) | undefined };

/** Takes what a tooltip adds, too. */
const Tile = ({ onClick, className, ...rest }: TileProps) =>
  onClick ? <button type="button" className={className} onClick={onClick} {...rest} /> : <div className={`${className} is-still`} {...(rest as ComponentProps<'div'>)} />;
