import { Segmented } from 'antd';
import { useState } from 'react';
import type { BukuDahulu } from '#contract/audit/grade-audit.api';
import { useWords } from '#client/kit/words';
import { scoreSaid } from '#client/audit/grade-change-said';

type Line = BukuDahulu['murid'][number];
const FINAL = ['pengetahuan', 'keterampilan', 'akhir'] as const;

/** A gradebook as it was; what it was before what happened at that very moment is struck through. */
export function GradesThen({ book, before }: { book: BukuDahulu; before: BukuDahulu }) {
  const t = useWords('gradeAudit');
  const [which, choose] = useState<'changed' | 'all'>('all');
  const gone = before.kolom.filter(({ id_kolom }) => book.kolom.every((it) => it.id_kolom !== id_kolom));
  const columns = [...book.kolom, ...gone];
  const finals = FINAL.filter((it) => book.murid.some((line) => line[it]));
  const earlier = new Map(before.murid.map((it) => [it.id_murid, it]));
  const cellsOf = (line: Line) => {
    const was = earlier.get(line.id_murid);
    return [
      ...columns.map(({ id_kolom }) => ({ key: id_kolom, now: line.sel[id_kolom] ?? null, was: was?.sel[id_kolom] ?? null })),
      ...finals.map((it) => ({ key: it, now: line[it]?.nilai ?? null, was: was?.[it]?.nilai ?? null })),
    ];
  };
  const rows = book.murid.map((line) => ({ line, cells: cellsOf(line) }));
  const shown = which === 'all' ? rows : rows.filter(({ cells }) => cells.some((it) => it.now !== it.was));
  return (
    <section className="panel grade-then" aria-label={t('moment')}>
      <div className="grade-panel-head">
        <h2>{t('moment')}</h2>
        <Segmented aria-label={t('moment')} value={which} onChange={choose} options={[{ value: 'changed', label: t('changed') }, { value: 'all', label: t('all', { n: rows.length }) }]} />
      </div>
      {columns.length === 0 && <p className="soft">{t('noColumns')}</p>}
      {columns.length > 0 && shown.length === 0 && <p className="soft">{t('unchanged')}</p>}
      {columns.length > 0 && shown.length > 0 && (
        <div className="scroll-x" role="region" aria-label={t('moment')} tabIndex={0}>
          <table className="grade-cells">
            <thead><tr><th scope="col">{t('murid')}</th>{columns.map(({ id_kolom, nama }) => <th key={id_kolom} scope="col">{nama}{gone.some((it) => it.id_kolom === id_kolom) && <small>{t('removed')}</small>}</th>)}{finals.map((it) => <th key={it} scope="col">{t(it)}</th>)}</tr></thead>
            <tbody>{shown.map(({ line, cells }) => (
              <tr key={line.id_murid}>
                <th scope="row">{line.nama ?? t('unnamed')}</th>
                {cells.map(({ key, now, was }) => (now === was ? <td key={key} className={isFinal(key) ? 'is-final' : undefined}>{now === null ? '–' : scoreSaid(now, t)}</td> : (
                  <td key={key} className="is-new">{was !== null && <s><span className="visually-hidden">{t('was')} </span>{scoreSaid(was, t)}</s>} <b>{now === null ? '–' : scoreSaid(now, t)}</b></td>
                )))}
              </tr>
            ))}</tbody>
          </table>
        </div>
      )}
      <p className="grade-foot">{t('struck')} {t('settingsNow')}</p>
    </section>
  );
}

const isFinal = (key: string) => (FINAL as readonly string[]).includes(key);
