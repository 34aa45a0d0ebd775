import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Register } from '#contract/attendance/attendance';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { HeatCell } from '#client/attendance/heat-cell';
import { heatMapOf } from '#client/attendance/heat-map';
import '#client/attendance/attendance.words';

type Props = { sesi: Register[]; onOpen: (id_sesi: string) => void; /** Of another time: no class leads to how it is now. */ isPast?: boolean };

/** The map of the day: a row a class, a column a period, filling as registers fill. */
export function HeatTable({ sesi, onOpen, isPast }: Props) {
  const t = useWords('attendance');
  const { periods, rows } = useMemo(() => heatMapOf(sesi), [sesi]);
  return (
    <section className="panel">
      <h2>{t('heatMap')}</h2>
      <p className="figure-summary">{t(isPast ? 'heatPastHelp' : 'heatHelp')}</p>
      <div className="scroll-x" role="region" aria-label={t('heatMap')} tabIndex={0}>
        <table className="heat">
          <thead>
            <tr>
              <th scope="col">{t('kelas')}</th>
              {periods.map(({ posisi, mulai }) => (
                <th key={posisi} scope="col"><abbr title={t('period', { posisi })}>{posisi}</abbr><small>{formatJam(mulai)}</small></th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id_kelas, kelas, cells }) => (
              <tr key={id_kelas}>
                <th scope="row">{isPast ? kelas : <Link to={`/teacher/curriculum/daily-attendance/${id_kelas}`}>{kelas}</Link>}</th>
                {periods.map(({ posisi }, at) => <td key={posisi}><HeatCell register={cells[at]} onOpen={onOpen} /></td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </section>
  );
}

const STATES = ['green', 'yellow', 'red', 'partial', 'empty', 'not-begun', 'holiday'] as const;

function Legend() {
  const t = useWords('attendance');
  return (
    <ul className="heat-legend" aria-label={t('legend')}>
      {STATES.map((state) => (
        <li key={state}><span className={`heat-sign heat-${state}`} aria-hidden />{t(`${state}-cell`)}</li>
      ))}
    </ul>
  );
}
