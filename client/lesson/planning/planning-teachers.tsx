import { Button, Segmented } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import type { GuruRencana, HitunganRencana, PapanRencana } from '#contract/lesson/planning';
import { useOneStop } from '#client/kit/one-stop';
import { Flame } from '#client/kit/flame';
import { useMedia } from '#client/kit/media';
import { formatAngka, formatPersen } from '#client/kit/number';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import type { Behind } from '#client/lesson/planning/behind';
import { Level } from '#client/lesson/planning/level';
import { inOrder, inWeek, ratioOf, weekOf, worstFirst } from '#client/lesson/planning/planning-numbers';
import '#client/lesson/planning/planning.words';

type Props = { papan: PapanRencana; onWhy: (behind: Behind) => void; actions?: ReactNode };

/** Of the worst so many are shown at once where there is little room. */
const FEW = 8;

/** A row a teacher, a column a week; ordered when somebody asks, never by itself. */
export function PlanningTeachers({ papan, onWhy, actions }: Props) {
  const t = useWords('planning');
  const { guru, minggu, kini } = papan;
  const [order, setOrder] = useState<readonly string[] | undefined>(() => worstFirst(guru, kini));
  const { isStop, grid } = useOneStop();
  const rows = useMemo(() => inOrder(guru, order), [guru, order]);
  const [isNarrow, [isWhole, setWhole]] = [useMedia('(max-width: 760px)'), useState(false)];
  const shown = isNarrow && order && !isWhole ? rows.slice(0, FEW) : rows;
  const nearest = kini ?? minggu.at(-1)?.minggu_ke ?? null;
  const far = (minggu_ke: number) => [nearest !== null && Math.abs(minggu_ke - nearest) > 1 ? 'is-far' : '', nearest !== null && nearest - minggu_ke > 2 ? 'is-first' : ''].filter(Boolean).join(' ') || undefined;
  return (
    <section className="panel matrix-panel" aria-labelledby="plan-teachers">
      <header className="panel-head">
        <h2 id="plan-teachers">{t('teachers')}</h2>
        <span className="plan-past">
          {actions}
          <Segmented size="small" aria-label={t('order')} value={order ? 'worst' : 'name'} onChange={(it) => setOrder(it === 'worst' ? worstFirst(guru, kini) : undefined)}
            options={[{ value: 'worst', label: t('worst') }, { value: 'name', label: t('byName') }]} />
        </span>
      </header>
      {guru.length === 0 && <p className="list-state">{t('noClasses')}</p>}
      {guru.length > 0 && (
        <div className="scroll-x">
          <table className="plan-teachers" aria-label={t('teachers')} {...grid}>
            <thead>
              <tr>
                <th scope="col">{t('teacher')}</th>
                {minggu.map(({ minggu_ke, tanggal_awal }) => (
                  <th key={minggu_ke} scope="col" className={[minggu_ke === kini ? 'is-now' : '', far(minggu_ke) ?? ''].join(' ')}>
                    {minggu_ke === kini && <Flame />}{minggu_ke}<small>{minggu_ke === kini ? t('thisWeek') : formatTanggal(tanggal_awal).slice(0, 6)}</small>
                  </th>
                ))}
                <th scope="col" colSpan={2} className="plan-sum">{t('semester')}{nearest !== null && <small>{t('untilWeek', { minggu: nearest })}</small>}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row, at) => <Teacher key={row.id_guru} row={row} papan={papan} nearest={nearest} far={far} isStop={(column) => isStop(at, column)} isFirst={at === 0} onWhy={onWhy} />)}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('all')}</th>
                {minggu.map(({ minggu_ke, tanggal_awal, tanggal_akhir }) => {
                  const all = weekOf(guru, minggu_ke);
                  return <td key={minggu_ke} className={far(minggu_ke)}>{all.total_sesi > 0 && <Sum of={all} said={t('cell', { siapa: t('all'), minggu: minggu_ke, ada: all.direncanakan, total: all.total_sesi })} onOpen={() => onWhy({ judul: t('week', { minggu: minggu_ke }), dates: `${tanggal_awal},${tanggal_akhir}` })} />}</td>;
                })}
                <td colSpan={2} />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {shown.length < rows.length && <Button block onClick={() => setWhole(true)}>{t('restOf', { count: rows.length - shown.length })}</Button>}
      <Legend />
    </section>
  );
}

/** A number in words, and its lessons behind it. */
function Sum({ of: { direncanakan, total_sesi }, said, tabIndex, onOpen }: { of: HitunganRencana; said: string; tabIndex?: number; onOpen: () => void }) {
  return <button type="button" className="why" tabIndex={tabIndex} onClick={onOpen}><span aria-hidden="true"><b>{formatAngka(direncanakan)}</b><small>/{formatAngka(total_sesi)}</small></span><span className="visually-hidden">{said}</span></button>;
}

/** The Tab key comes to the first teacher's week that is nearest: others are out of sight where there is little room. */
type RowProps = { row: GuruRencana; papan: PapanRencana; nearest: number | null; far: (minggu_ke: number) => string | undefined; isStop: (column: number) => boolean; isFirst: boolean; onWhy: (behind: Behind) => void };

function Teacher({ row, papan: { minggu, kini, dates }, nearest, far, isStop, isFirst, onWhy }: RowProps) {
  const t = useWords('planning');
  const nama = row.guru ?? t('unnamed');
  const { semester, id_guru } = row;
  const stop = (column: number, isComeTo: boolean) => (isStop(column) || (isFirst && isComeTo) ? 0 : -1);
  return (
    <tr>
      <th scope="row">{nama}<small title={row.mapel.join(', ')}>{row.mapel.join(', ')}</small></th>
      {minggu.map(({ minggu_ke, tanggal_awal, tanggal_akhir }, column) => {
        const of = inWeek(row, minggu_ke);
        const said = t('cell', { siapa: nama, minggu: minggu_ke, ada: of.direncanakan, total: of.total_sesi });
        return of.total_sesi === 0 ? <td key={minggu_ke} className={['plan-none', far(minggu_ke) ?? ''].join(' ')}>{t('noSchool')}</td> : (
          <td key={minggu_ke} className={far(minggu_ke)}>
            <Level of={of} isAhead={kini !== null && minggu_ke > kini} tabIndex={stop(column + 1, minggu_ke === nearest)}
              said={[said, of.susulan && t('cellLate', { count: of.susulan }), of.belum_disetujui && t('cellOpen', { count: of.belum_disetujui })].filter(Boolean).join(', ')} onOpen={() => onWhy({ judul: `${nama} · ${t('week', { minggu: minggu_ke })}`, id_guru, dates: `${tanggal_awal},${tanggal_akhir}` })} />
          </td>
        );
      })}
      <td className="plan-sum">
        <Sum of={semester} said={t('cellSum', { siapa: nama, ada: semester.direncanakan, total: semester.total_sesi })} tabIndex={stop(minggu.length + 1, nearest === null || inWeek(row, nearest).total_sesi === 0)}
          onOpen={() => onWhy({ judul: `${nama} · ${t('semester')}`, id_guru, ...(dates && { dates }) })} />
      </td>
      <td className="plan-sum">{formatPersen(ratioOf(semester))}</td>
    </tr>
  );
}

function Legend() {
  const t = useWords('planning');
  return (
    <ul className="plan-legend">
      <li><span className="level is-part" style={{ '--level': '50%' } as object} aria-hidden="true" /> {t('legendPart')}</li>
      <li><span className="level is-full" aria-hidden="true" /> {t('legendFull')}</li>
      <li><span className="level is-nil" aria-hidden="true" /> {t('legendNil')}</li>
      <li><i className="level-late" aria-hidden="true">2</i> {t('legendLate')}</li>
      <li><i className="level-open" aria-hidden="true" /> {t('legendOpen')}</li>
    </ul>
  );
}
