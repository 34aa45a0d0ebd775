import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Register, StatusKehadiran } from '#contract/attendance/attendance';
import type { ChildrenOfClass } from '#contract/attendance/children';
import { Flame } from '#client/kit/flame';
import { OneOf } from '#client/kit/one-of';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { heatMapOf } from '#client/attendance/heat-map';
import { MatrixCell } from '#client/attendance/matrix-cell';
import { useOneStop } from '#client/kit/one-stop';
import { codeOf } from '#client/attendance/register-sheet';
import { type ClassRow, classRows, inOrder, runningOf, worstFirst } from '#client/attendance/standing';
import '#client/attendance/attendance.words';
import '#client/attendance/board.words';

type Props = {
  sesi: Register[]; now: Date; onOpen: (id_sesi: string) => void;
  /** Without them it is the board of another time, of which nothing leads to how it is now. */
  murid?: readonly ChildrenOfClass[]; onWhy?: (rincian: 'tidak_hadir' | 'pelajaran', id_kelas: string) => void; isToday?: boolean;
};

/** The map of the day: a row a class, a column a period, filling as registers fill; ordered when somebody asks, never by itself. */
export function Matrix({ sesi, now, onOpen, murid, onWhy, isToday = false }: Props) {
  const t = useWords('board');
  const { periods } = useMemo(() => heatMapOf(sesi), [sesi]);
  const all = useMemo(() => classRows(sesi, murid ?? [], now), [sesi, murid, now]);
  const [order, setOrder] = useState(() => (murid ? worstFirst(all) : undefined));
  const { isStop, grid } = useOneStop();
  const running = isToday ? runningOf(sesi, now)?.posisi : undefined;
  const columnOf = (posisi: number, mulai: string) => (posisi === running ? 'is-now' : Date.parse(mulai) > now.getTime() ? 'is-later' : undefined);
  return (
    <section className="panel matrix-panel">
      <header className="panel-head">
        <h2>{t('matrix')}</h2>
        {murid && <OneOf label={t('order')} value={order ? 'worst' : 'class'} onChoose={(it) => setOrder(it === 'worst' ? worstFirst(all) : undefined)} options={{ worst: t('worst'), class: t('byClass') }} />}
      </header>
      <div className="scroll-x">
        <table className="matrix" aria-label={t('matrix')} {...grid}>
          <thead>
            <tr>
              <th scope="col">{t('kelas')}</th>
              {periods.map(({ posisi, mulai }) => (
                <th key={posisi} scope="col" className={columnOf(posisi, mulai)}>
                  {posisi === running && <span className="now-flame"><Flame /><span className="visually-hidden">{t('now')}</span></span>}
                  <b>{posisi}</b><small>{formatJam(mulai)}</small>
                </th>
              ))}
              {murid && <th scope="col" className="total-head">{t('children')}<small>{t('childrenNow')}</small></th>}
              {murid && <th scope="col" className="filled-head">{t('registers')}<small>{t('registersWhat')}</small></th>}
            </tr>
          </thead>
          <tbody>
            {inOrder(all, order).map((row, at) => (
              <tr key={row.id_kelas}>
                <th scope="row">
                  {onWhy ? <Link tabIndex={isStop(at, 0) ? 0 : -1} to={`/teacher/curriculum/daily-attendance/${row.id_kelas}`}>{row.kelas}</Link> : row.kelas}
                  {row.wali && <small>{row.wali}</small>}
                </th>
                {periods.map(({ posisi, mulai }, column) => (
                  <td key={posisi} className={columnOf(posisi, mulai)}>
                    <MatrixCell register={row.cells[column]} now={now} isStop={isStop(at, column + 1) || (!onWhy && at === 0 && column === 0)} onOpen={onOpen} />
                  </td>
                ))}
                {murid && onWhy && <Totals row={row} isStop={(column) => isStop(at, periods.length + column)} onWhy={(rincian) => onWhy(rincian, row.id_kelas)} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend isToday={isToday} />
    </section>
  );
}

const AWAY: readonly StatusKehadiran[] = ['Sakit', 'Izin', 'Alpa'];

function Totals({ row: { kelas, standing, terisi, begun }, isStop, onWhy }: { row: ClassRow; isStop: (column: number) => boolean; onWhy: (rincian: 'tidak_hadir' | 'pelajaran') => void }) {
  const [t, words] = [useWords('board'), useWords('attendance')];
  const { hadir, jumlah, rekap, tidakHadir, belum } = standing;
  return (
    <>
      <td className="total">
        <button type="button" tabIndex={isStop(1) ? 0 : -1} onClick={() => onWhy('tidak_hadir')}>
          <span className="visually-hidden">{t('totalOf', { kelas, hadir, jumlah })}. </span>
          <span aria-hidden="true"><b className="why">{hadir}</b> / {jumlah}</span>
          <small>
            {AWAY.filter((it) => rekap[it] > 0).map((it) => <span key={it} className={`mini mini-${codeOf(it)}`} title={words(it)}>{rekap[it]} {codeOf(it)}</span>)}
            {belum > 0 && <span className="mini">{t('left', { count: belum })}</span>}
            {tidakHadir === 0 && belum === 0 && <span className="mini">{t('complete')}</span>}
          </small>
        </button>
      </td>
      <td className={terisi < begun ? 'filled is-short' : 'filled'}>
        <button type="button" tabIndex={isStop(2) ? 0 : -1} onClick={() => onWhy('pelajaran')}>
          <span className="visually-hidden">{kelas}: {t('registersOf', { terisi, begun })}</span><span aria-hidden="true"><b className="why">{terisi}</b><span> / {begun}</span></span>
        </button>
      </td>
    </>
  );
}

function Legend({ isToday }: { isToday: boolean }) {
  const t = useWords('board');
  return (
    <ul className="legend">
      {([['all', 'legendFull'], ['some', 'legendSome'], ['many', 'legendMany'], ['none', 'legendNone']] as const).map(([state, word]) => <li key={state}><i className={`cell cell-${state}`} aria-hidden="true" />{t(word)}</li>)}
      {isToday && <li className="legend-now"><Flame />{t('legendNow')}</li>}
      <li className="legend-keys">{t('help')}</li>
    </ul>
  );
}
