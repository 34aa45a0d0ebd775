import { planning } from '#contract/lesson/planning.api';
import { grouped } from '#contract/kit/grouped';
import { useOneStop } from '#client/kit/one-stop';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { Behind } from '#client/lesson/planning/behind';
import { Level } from '#client/lesson/planning/level';
import '#client/lesson/planning/planning.words';

/** A row a subject, a column a class: the lessons up to this week. */
export function PlanningClasses({ onWhy }: { onWhy: (behind: Behind) => void }) {
  const t = useWords('planning');
  const { data } = useView(planning.classes, {});
  const { isStop, grid } = useOneStop();
  const classes = [...grouped(data, (it) => it.id_kelas_tahun_ajaran).values()].map(([first]) => first as (typeof data)[number]);
  return (
    <section className="panel" aria-labelledby="plan-classes">
      <h2 id="plan-classes">{t('classes')}</h2>
      {data.length === 0 ? <p className="list-state">{t('noClasses')}</p> : (
        <div className="scroll-x">
          <table className="plan-classes" aria-label={t('classes')} {...grid}>
            <thead><tr><th scope="col">{t('mapel')}</th>{classes.map((it) => <th key={it.id_kelas_tahun_ajaran} scope="col">{it.kelas}</th>)}</tr></thead>
            <tbody>
              {[...grouped(data, (it) => it.id_mata_pelajaran)].map(([id_mata_pelajaran, rows], at) => (
                <tr key={id_mata_pelajaran}>
                  <th scope="row">{rows[0]?.mapel}</th>
                  {classes.map(({ id_kelas_tahun_ajaran }, column) => {
                    const it = rows.find((row) => row.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran);
                    return (
                      <td key={id_kelas_tahun_ajaran}>
                        {it && <Level of={it} tabIndex={isStop(at, column + 1) || (at === 0 && column === 0) ? 0 : -1} said={t('classCell', { kelas: it.kelas, mapel: it.mapel, ada: it.direncanakan, total: it.total_sesi })}
                          onOpen={() => onWhy({ judul: t('lessonOf', { kelas: it.kelas, mapel: it.mapel }), id_kelas_tahun_ajaran, id_mata_pelajaran })} />}
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
