import { SIKAP_BIASA } from '#contract/grading/attitude';
import type { AspekSikap } from '#contract/grading/gradebook';
import { ledger } from '#contract/grading/ledger.api';
import { letterOf } from '#contract/report-card/report';
import { asEntered, twoDecimals } from '#client/grading/grade-said';
import { Written } from '#client/grading/written';
import { Boundary } from '#client/kit/boundary';
import { useView } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/grading/ledger.css';
import '#client/grading/ledger.words';

/** Whose attitude is explained. */
export type ExplainedAttitude = { id_kelas: string; id_murid: string; nama: string; aspek: AspekSikap };

/** Where the letter of an attitude comes from: what each subject judged, what the homeroom teacher decided, and when (domain 2.4). */
export function AttitudeWhy({ of, onClose }: { of: ExplainedAttitude; onClose: () => void }) {
  const t = useWords('ledger');
  return (
    <Why className="grade-why" size={480} whence={t('attitudeWhence')} title={`${of.nama} · ${t(`sikap.${of.aspek}`)}`} onClose={onClose}>
      <Boundary><Origin of={of} /></Boundary>
    </Why>
  );
}

function Origin({ of: { id_kelas, id_murid, aspek } }: { of: ExplainedAttitude }) {
  const t = useWords('ledger');
  const { predikat, nilai, wali, mapel, peristiwa } = useView(ledger.attitude, { id_kelas, id_murid, aspek }).data;
  const called = (value: number | null) => t(`sikapHuruf.${letterOf(value ?? SIKAP_BIASA)}`);
  const judged = mapel.filter((it) => it.nilai !== null);
  const heading = t('attitudeIs', { predikat, sebutan: t(`sikapHuruf.${predikat}`) });
  return (
    <>
      <section>
        <h3>{heading}</h3>
        <p className="why-how">{wali === null ? t('attitudeMean', { n: judged.length, jumlah: mapel.length }) : t('attitudeDecided', { sebutan: called(wali) })}</p>
        <table className="grade-parts" aria-label={heading}>
          <thead><tr><th scope="col">{t('subject')}</th><th scope="col">{t('value')}</th></tr></thead>
          <tbody>{mapel.map((it) => <tr key={it.id_mata_pelajaran}><th scope="row">{it.mapel} <small>{it.guru.map((one) => one.nama ?? t('somebody')).join(', ')}</small></th><td>{it.nilai ?? SIKAP_BIASA} <small>{called(it.nilai)}{it.nilai === null && `, ${t('attitudeUsual')}`}</small></td></tr>)}</tbody>
        </table>
        {mapel.length > 0 && <p className="grade-formula"><span className="soft">{t('formula')}</span> {asEntered(mapel.reduce((sum, it) => sum + (it.nilai ?? SIKAP_BIASA), 0))} ÷ {mapel.length} = {twoDecimals(nilai)}</p>}
        <p className="why-how">{t('attitudeHow')}</p>
      </section>
      <Written events={peristiwa.map(({ mapel: of, sebelum, nilai: to, ...it }) => ({ ...it, said: t('wrote', { kolom: of ?? t('onReport'), sebelum: sebelum === null ? '–' : called(sebelum), nilai: to === null ? '–' : called(to) }) }))} />
    </>
  );
}
