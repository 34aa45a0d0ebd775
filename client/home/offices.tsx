import { schoolYear } from '#contract/school-year/school-year.api';
import { EmployeeOverview } from '#client/people/employee-overview';
import { PaymentOverview } from '#client/people/payment-overview';
import { clock, formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/people/office.css';
import '#client/people/office.words';

const NEXT_HOLIDAYS = 5;

/** What the offices begin their day with (domain A.5), of what the school has data for. */
export const PersonnelOffice = () => <EmployeeOverview />;
export const FinanceOffice = () => <PaymentOverview />;

/** When the school is closed next; that it is not any more is said above. */
export function Holidays() {
  const t = useWords('office');
  const { data } = useView(schoolYear.holidays, {});
  const today = clock.today();
  const coming = data.filter(({ tanggal }) => tanggal >= today).sort((one, other) => one.tanggal.localeCompare(other.tanggal)).slice(0, NEXT_HOLIDAYS);
  if (!coming.length) return null;
  return (
    <section className="panel" aria-labelledby="holidays">
      <h2 id="holidays">{t('holidays')}</h2>
      <ul className="plain-list">{coming.map((it) => <li key={it.id}><span>{it.nama}</span><span className="soft">{formatHariTanggal(it.tanggal)}</span></li>)}</ul>
    </section>
  );
}
