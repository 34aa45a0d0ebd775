import type { Menunggu } from '#contract/home/home.api';
import { employees } from '#contract/people/employee.api';
import { payments } from '#contract/people/payment.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { useFindings } from '#client/home/grade-findings';
import { OtherHome } from '#client/home/other-home';
import { proofSentence, useProof } from '#client/home/proof';
import { formatAngka } from '#client/kit/number';
import { clock, formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/office-home.words';

type Props = { waiting: readonly Menunggu[] };

/** What each office's day begins with, in a sentence of its own data. */
export function AuditorHome({ waiting }: Props) {
  const t = useWords('officeHome');
  const [log, { total }] = [proofSentence(useProof().verifikasi, t), useFindings()];
  return <OtherHome waiting={waiting} said={`${log} ${total ? t('findings', { count: total, n: formatAngka(total) }) : t('noFindings')}`} />;
}

export function PersonnelHome({ waiting }: Props) {
  const t = useWords('officeHome');
  const { data: { jumlah, tanpa_mapel } } = useView(employees.summary, {});
  return <OtherHome waiting={waiting} said={tanpa_mapel ? t('staffLacks', { jumlah: formatAngka(jumlah), count: tanpa_mapel }) : t('staffWhole', { jumlah: formatAngka(jumlah) })} />;
}

export function FinanceHome({ waiting }: Props) {
  const t = useWords('officeHome');
  const { data } = useView(payments.summary, {});
  const sum = (of: (it: (typeof data)[number]) => number) => data.reduce((total, it) => total + of(it), 0);
  const [all, unknown, settled] = [sum((it) => it.jumlah), sum((it) => it.status.kosong), sum((it) => it.status.lunas + it.status.dispensasi)];
  const said = unknown === all ? t('paymentsUnknown', { jumlah: formatAngka(all) }) : t('payments', { lunas: formatAngka(settled), jumlah: formatAngka(all), belum: formatAngka(all - settled - unknown), kosong: formatAngka(unknown) });
  return <OtherHome waiting={waiting} said={said} />;
}

export function EmployeeHome({ waiting }: Props) {
  const t = useWords('officeHome');
  const today = clock.today();
  const [next] = useView(schoolYear.holidays, {}).data.filter(({ tanggal }) => tanggal >= today).sort((one, other) => one.tanggal.localeCompare(other.tanggal));
  return <OtherHome waiting={waiting} said={next ? t('nextHoliday', { hari: formatHariTanggal(next.tanggal), nama: next.nama }) : t('noHoliday')} />;
}
