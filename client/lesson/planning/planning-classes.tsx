import { planning } from '#contract/lesson/planning.api';
import { grouped } from '#contract/kit/grouped';
import { type SelRencana, sumOf } from '#contract/lesson/planning';
import { useOneStop } from '#client/kit/one-stop';
import { formatPersen } from '#client/kit/number';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import type { Behind } from '#client/lesson/planning/behind';
import { Level } from '#client/lesson/planning/level';
import { ratioOf } from '#client/lesson/planning/planning-numbers';
import '#client/lesson/planning/planning.words';

/** A row or a column: which lessons it counts, and what leads to them. */
type Line = { key: string; name: string; isTotal: boolean; has: (it: SelRencana) => boolean; at: Partial<Behind> };

/** A row a subject, a column a class, each level and all of them before those that they are made of: the lessons up to this week. */
export function PlanningClasses({ pada, onWhy }: { pada: string | undefined; onWhy: (behind: Behind) => void }) {
  const t = useWords('planning');
  const { data, dates } = useView(planning.classes, { pada });
  const { isStop, grid } = useOneStop();
  const [columns, rows] = [columnsOf(data, t), rowsOf(data, t)];
  return (
    <section className="panel" aria-labelledby="plan-classes">
      <h2 id="plan-classes">{t('classes')}</h2>
      {data.length === 0 ? <p className="list-state">{t('noClasses')}</p> : (
        <div className="scroll-x">
          <table className="plan-classes" aria-label={t('classes')} {...grid}>
            <thead><tr><th scope="col">{t('mapel')}</th>{columns.map((it) => <th key={it.key} scope="col" className={it.isTotal ? 'is-total' : undefined}>{it.name}</th>)}</tr></thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row.key} className={row.isTotal ? 'is-total' : undefined}>
                  <th scope="row">{row.name}</th>
                  {columns.map((column, i) => {
                    const own = data.filter((it) => row.has(it) && column.has(it));
                    const sum = sumOf(own);
                    const name = t('lessonOf', { kelas: column.name, mapel: row.name });
                    return (
                      <td key={column.key} className={column.isTotal ? 'is-total' : undefined}>
                        {own.length > 0 && <Level of={sum} tabIndex={isStop(at, i + 1) || (at === 0 && i === 0) ? 0 : -1} said={t('classCell', { kelas: column.name, mapel: row.name, ada: sum.direncanakan, total: sum.total_sesi, persen: formatPersen(ratioOf(sum)) })}
                          onOpen={() => onWhy({ judul: name, ...(dates && { dates }), ...row.at, ...column.at })} />}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function columnsOf(data: readonly SelRencana[], t: Translate<'planning'>): Line[] {
  const levels = [...grouped(data, (it) => it.tingkat)];
  const level = (tingkat: number, id_level: string): Line => ({ key: `tingkat ${tingkat}`, name: t('level', { tingkat }), isTotal: true, has: (it) => it.tingkat === tingkat, at: { id_level } });
  const ofClass = ([id, rows]: [string, SelRencana[]]): Line => ({ key: id, name: rows[0]?.kelas ?? '', isTotal: false, has: (it) => it.id_kelas_tahun_ajaran === id, at: { id_kelas_tahun_ajaran: id } });
  return [
    { key: 'semua', name: t('allClasses'), isTotal: true, has: () => true, at: {} },
    ...levels.flatMap(([tingkat, rows]) => {
      const id_level = rows[0]?.id_level;
      return [...(id_level && levels.length > 1 ? [level(tingkat, id_level)] : []), ...[...grouped(rows, (it) => it.id_kelas_tahun_ajaran)].map(ofClass)];
    }),
  ];
}

const rowsOf = (data: readonly SelRencana[], t: Translate<'planning'>): Line[] => [
  { key: 'semua', name: t('allSubjects'), isTotal: true, has: () => true, at: {} },
  ...[...grouped(data, (it) => it.id_mata_pelajaran)].map(([id, rows]): Line => ({ key: id, name: rows[0]?.mapel ?? '', isTotal: false, has: (it) => it.id_mata_pelajaran === id, at: { id_mata_pelajaran: id } })),
];
