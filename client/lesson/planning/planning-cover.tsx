import { planning } from '#contract/lesson/planning.api';
import { grouped } from '#contract/kit/grouped';
import { formatAngka } from '#client/kit/number';
import { formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { Behind } from '#client/lesson/planning/behind';
import { Level } from '#client/lesson/planning/level';
import '#client/lesson/planning/planning.words';

/** A sentence that may be read aloud names so many; the others stand below it. */
const MOST_NAMED = 3;

/** Which competences have lessons, and which will have none at this speed. */
export function PlanningCover({ pada, onWhy }: { pada: string | undefined; onWhy: (behind: Behind) => void }) {
  const t = useWords('planning');
  const { data: { kd, sampai } } = useView(planning.coverage, { pada });
  const levels = [...new Set(kd.map((it) => it.level))];
  const [covered, total] = [kd.reduce((sum, it) => sum + it.tercakup, 0), kd.reduce((sum, it) => sum + it.total_kd, 0)];
  const behind = kd.filter((it) => (it.tidak_terjadwal ?? 0) > 0).sort((one, other) => (other.tidak_terjadwal ?? 0) - (one.tidak_terjadwal ?? 0));
  const tanggal = sampai ? formatTanggal(sampai) : '';
  const named = behind.slice(0, MOST_NAMED).map((it) => t('behindOf', { mapel: it.mapel, level: it.level, jumlah: it.tidak_terjadwal ?? 0 })).join(', ');
  const mana = behind.length > MOST_NAMED ? t('behindMore', { mana: named, count: behind.length - MOST_NAMED }) : named;
  const forecast = kd.every((it) => it.tidak_terjadwal === null) ? t('forecastNone') : behind.length
    ? t('forecast', { count: behind.reduce((sum, it) => sum + (it.tidak_terjadwal ?? 0), 0), tanggal, mana })
    : t('forecastAll', { tanggal });
  return (
    <section className="panel" aria-labelledby="plan-cover">
      <h2 id="plan-cover">{t('coverage')}</h2>
      {kd.length === 0 ? <p className="list-state">{t('noCompetences')}</p> : (
        <>
          <p><b>{t('covered', { ada: formatAngka(covered), total: formatAngka(total) })}</b>{t('coveredAfter')}{forecast}</p>
          <div className="plan-cover">
            {[...grouped(kd, (it) => it.id_mata_pelajaran).values()].map((rows, at) => (
              <div key={rows[0]?.id_mata_pelajaran} style={{ gridTemplateColumns: `minmax(96px, 140px) repeat(${levels.length}, minmax(0, 1fr))` }}>
                {at === 0 && <><span />{levels.map((it) => <span key={it} className="plan-level">{it}</span>)}</>}
                <b>{rows[0]?.mapel}</b>
                {levels.map((level) => {
                  const it = rows.find((row) => row.level === level);
                  return it ? (
                    <Level key={level} of={{ total_sesi: it.total_kd, direncanakan: it.tercakup, susulan: it.tidak_terjadwal ?? 0 }} said={t('coverCell', { mapel: it.mapel, level, ada: it.tercakup, total: it.total_kd })}
                      onOpen={() => onWhy({ judul: t('competencesOf', { mapel: it.mapel, level }), id_mata_pelajaran: it.id_mata_pelajaran, id_level: it.id_level })} />
                  ) : <span key={level} />;
                })}
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
