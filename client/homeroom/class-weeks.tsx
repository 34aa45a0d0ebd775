import { overview } from '#contract/homeroom/overview.api';
import { formatAngka } from '#client/kit/number';
import { useView } from '#client/kit/view';
import { useWeek, WeekPicker } from '#client/kit/week-picker';
import { useWords } from '#client/kit/words';
import '#client/homeroom/homeroom.words';

const NOTHING = { total_sesi: 0, direncanakan: 0, terlaksana: 0, terisi: 0 };

/** A week of a class, subject by subject: its lessons, what is planned, what has begun, which registers are full. */
export function ClassWeeks({ id_kelas }: { id_kelas: string | undefined }) {
  const t = useWords('homeroom');
  const { data: { minggu, kini, mapel } } = useView(overview.weeks, id_kelas ? { id_kelas } : {});
  const monday = useWeek();
  const week = minggu.find((it) => it.tanggal_awal === monday) ?? minggu.find((it) => it.minggu_ke === kini) ?? minggu.at(-1);
  if (!week) return <section className="panel"><p className="list-state">{t('weekOutside')}</p></section>;
  const rows = mapel.map((it) => ({ ...it, ...(it.minggu.find((one) => one.minggu_ke === week.minggu_ke) ?? NOTHING) })).filter((it) => it.total_sesi > 0);
  const columns = [['lessons', 'total_sesi'], ['planned', 'direncanakan'], ['begun', 'terlaksana'], ['registersFull', 'terisi']] as const;
  return (
    <section className="panel" aria-labelledby="class-week">
      <div className="panel-head">
        <h2 id="class-week">{t('weeks', { minggu: week.minggu_ke })}</h2>
        <WeekPicker monday={week.tanggal_awal} first={minggu[0]?.tanggal_awal} last={minggu.at(-1)?.tanggal_awal} />
      </div>
      {rows.length === 0 ? <p className="list-state">{t('weeksNone')}</p> : (
        <div className="scroll-x" role="region" aria-label={t('weeks', { minggu: week.minggu_ke })} tabIndex={0}>
          <table className="plain-table is-cards is-short class-table">
            <thead><tr><th scope="col">{t('mapel')}</th>{columns.map(([name]) => <th key={name} scope="col">{t(name)}</th>)}</tr></thead>
            <tbody>
              {rows.map((it) => <tr key={`${it.id_kelas_tahun_ajaran} ${it.id_mata_pelajaran}`}><th scope="row">{it.mapel}</th>{columns.map(([name, field]) => <td key={name} data-head={t(name)}>{formatAngka(it[field])}</td>)}</tr>)}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
