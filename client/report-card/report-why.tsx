import { Fragment } from 'react';
import { reportOrigin } from '#contract/audit/report-origin.api';
import type { JenisCetak } from '#contract/report-card/printed-grades';
import type { MapelRapor, TipeRapor } from '#contract/report-card/report';
import { Calculation } from '#client/grading/why';
import { Boundary } from '#client/kit/boundary';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/report-card/reports.words';

type Props = { id: string; type: TipeRapor; of: MapelRapor; nama: string | null; onClose: () => void };

/** How the grades of a subject came about, by what the gradebook held when the report went out. */
export function ReportWhy({ of, onClose, ...rest }: Props) {
  const t = useWords('reports');
  return <Why className="grade-why" size={480} whence={t('whence')} title={of.mapel} onClose={onClose}><Boundary><Origin of={of} {...rest} /></Boundary></Why>;
}

function Origin({ id, type, of, nama }: Omit<Props, 'onClose'>) {
  const t = useWords('reports');
  const { data } = useView(reportOrigin.of, { id, id_mata_pelajaran: of.id_mata_pelajaran });
  const waktu = `${formatTanggal(new Date(data.at))} ${formatJam(data.at)}`;
  const nameOf = (jenis: JenisCetak) => (jenis === 'pts' ? (data.kumer ? 'STS' : 'PTS') : jenis === 'akhir' && type === 'tengah_semester' ? 'LM' : jenis);
  return (
    <>
      {data.nilai.map((it) => (
        <Fragment key={it.jenis}>
          <Calculation grade={it} name={nameOf(it.jenis)} of={{ ...data, nama }} />
          {it.dicetak !== it.nilai && <p className="why-how is-below">{t('printedOtherwise', { nilai: it.dicetak ?? '–' })}</p>}
        </Fragment>
      ))}
      <section><p className="why-how">{t('asOut', { waktu })}</p></section>
    </>
  );
}
