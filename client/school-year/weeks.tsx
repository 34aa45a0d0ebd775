import { schoolYear } from '#contract/school-year/school-year.api';
import { StatusTag } from '#client/kit/status-tag';
import { formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useLanguage, useWords } from '#client/kit/words';
import '#client/school-year/school-year.css';

/** The weeks of a semester, Monday to Sunday (domain 5.3). */
export function Weeks({ id }: { id: string }) {
  const t = useWords('schoolYear');
  const { data, current } = useView(schoolYear.weeks, { id_tahun_ajaran: id });
  return (
    <section className="panel" aria-labelledby="minggu">
      <h2 id="minggu">{t('weeks')}</h2>
      <div className="scroll-x week-list" role="region" aria-labelledby="minggu" tabIndex={0}>
        <table className="plain-table">
          <thead><tr><th scope="col">{t('week')}</th><th scope="col">{t('weekDays')}</th><th scope="col">{t('holidaysOfWeek')}</th><th scope="col">{t('status')}</th></tr></thead>
          <tbody>
            {data.map((it) => (
              <tr key={it.id}>
                <th scope="row">{it.minggu_ke}</th>
                <td>{formatTanggal(it.tanggal_awal)} – {formatTanggal(it.tanggal_akhir)}</td>
                <td>{it.libur}</td>
                <td>{it.id === current?.id ? <StatusTag tone="info">{t('current')}</StatusTag> : <StatusTag tone={it.isEfektif ? 'good' : 'calm'}>{t(it.isEfektif ? 'effective' : 'notEffective')}</StatusTag>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The months that it touches. */
export function Months({ id }: { id: string }) {
  const t = useWords('schoolYear');
  const month = new Intl.DateTimeFormat(useLanguage() === 'id' ? 'id-ID' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const { data } = useView(schoolYear.months, { id_tahun_ajaran: id });
  return (
    <section className="panel" aria-labelledby="bulan">
      <h2 id="bulan">{t('months')}</h2>
      <ul className="chip-list">{data.map((it) => <li key={it.tanggal_awal}>{month.format(new Date(it.tanggal_awal))}</li>)}</ul>
    </section>
  );
}
