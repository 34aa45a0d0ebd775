import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { payments, StatusTagihan } from '#contract/people/payment.api';
import { Figure } from '#client/kit/figure';
import { formatAngka } from '#client/kit/number';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Count } from '#client/people/employee-overview';
import '#client/people/office.css';
import '#client/people/office.words';

const PaymentChart = lazy(async () => ({ default: (await import('#client/people/payment-chart')).PaymentChart }));

const LIST = '/finance/payment';
type Summary = OutputOf<typeof payments.summary>['data'];
const sumOf = (rows: Summary, status: StatusTagihan) => rows.reduce((sum, it) => sum + it.status[status], 0);

/** Who has paid, in numbers and class by class, each number leading to the students behind it (domain A.5). */
export function PaymentOverview() {
  const t = useWords('office');
  const { data } = useView(payments.summary, {});
  const jumlah = data.reduce((sum, it) => sum + it.jumlah, 0);
  const rows = data.map(({ kelas, ...it }) => ({ ...it, kelas: kelas ?? t('noClass') }));
  const summary = t('byClassSummary', { lunas: formatAngka(sumOf(data, 'lunas') + sumOf(data, 'dispensasi')), jumlah: formatAngka(jumlah), belum: formatAngka(sumOf(data, 'belum_lunas') + sumOf(data, 'cicilan')) });
  return (
    <>
      <ul className="office-cards">
        {StatusTagihan.options.map((status) => <Count key={status} title={t(status)} value={sumOf(data, status)} to={`${LIST}?status=${status}`} about={t('ofAll', { jumlah: formatAngka(jumlah) })} />)}
      </ul>
      <section className="panel">
        <Figure title={t('byClass')} summary={summary} table={{ head: [t('kelas'), ...StatusTagihan.options.map((it) => t(it)), t('students')], rows: rows.map((it) => [it.kelas, ...StatusTagihan.options.map((status) => it.status[status]), it.jumlah]) }}>
          <Suspense fallback={<div className="trend-space" role="status">{t('loadingChart')}</div>}>
            <PaymentChart rows={rows.map(({ kelas, status }) => ({ kelas, ...status }))} names={Object.fromEntries(StatusTagihan.options.map((it) => [it, t(it)])) as Record<StatusTagihan, string>} />
          </Suspense>
        </Figure>
        <Classes rows={rows} />
      </section>
    </>
  );
}

function Classes({ rows }: { rows: (Summary[number] & { kelas: string })[] }) {
  const t = useWords('office');
  const linkOf = (id_kelas: string | null, status: StatusTagihan) => (id_kelas ? `${LIST}?id_kelas=${id_kelas}&status=${status}` : undefined);
  return (
    <div className="scroll-x" role="region" aria-label={t('byClass')} tabIndex={0}>
      <table className="plain-table office-classes">
        <thead><tr>{[t('kelas'), ...StatusTagihan.options.map((it) => t(it)), t('students')].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
        <tbody>
          {rows.map(({ id_kelas, kelas, jumlah, status }) => (
            <tr key={id_kelas ?? 'none'}>
              <th scope="row">{id_kelas ? <Link to={`${LIST}?id_kelas=${id_kelas}`}>{kelas}</Link> : kelas}</th>
              {StatusTagihan.options.map((name) => {
                const [to, count] = [linkOf(id_kelas, name), formatAngka(status[name])];
                return <td key={name}>{to && status[name] ? <Link to={to} aria-label={t('seeList', { status: t(name), kelas, jumlah: count })}>{count}</Link> : count}</td>;
              })}
              <td>{formatAngka(jumlah)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
