import { reportOrigin } from '#contract/audit/report-origin.api';
import type { MapelRapor } from '#contract/report-card/report';
import { Calculation } from '#client/grading/why';
import { Boundary } from '#client/kit/boundary';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/report-card/reports.words';

type Props = { id: string; of: MapelRapor; nama: string | null; onClose: () => void };

/** How the grades of a subject came about, by what the gradebook held when the report went out. */
export function ReportWhy({ id, of, nama, onClose }: Props) {
  const t = useWords('reports');
  return <Why className="grade-why" size={480} whence={t('whence')} title={of.mapel} onClose={onClose}><Boundary><Origin id={id} of={of} nama={nama} /></Boundary></Why>;
}

function Origin({ id, of, nama }: Omit<Props, 'onClose'>) {
  const t = useWords('reports');
  const { data } = useView(reportOrigin.of, { id, id_mata_pelajaran: of.id_mata_pelajaran });
  const waktu = `${formatTanggal(new Date(data.at))} ${formatJam(data.at)}`;
  return (
    <>
      {data.nilai.map((it) => <Calculation key={it.jenis} grade={it} of={{ ...data, nama }} />)}
      <section><p className="why-how">{t('asOut', { waktu })}</p></section>
    </>
  );
}
