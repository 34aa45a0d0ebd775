import { passingName } from '#contract/curriculum/kbm';
import type { LajurLeger, Leger } from '#contract/grading/ledger.api';
import { MeanWhy } from '#client/grading/mean-why';
import type { Explained } from '#client/grading/why';
import { useWords } from '#client/kit/words';
import '#client/grading/ledger.words';

type Props = { leger: Leger; of: LajurLeger; onWhy: (it: Explained) => void; onClose: () => void };

/** Where what stands below a column of the ledger comes from. */
export function ColumnWhy({ leger: { lajur, murid, kelas, kumer, id_kelas_tahun_ajaran: id_kelas }, of, onWhy, onClose }: Props) {
  const t = useWords('ledger');
  const { id_mata_pelajaran, mapel, jenis, rata_rata } = of;
  const at = lajur.indexOf(of);
  const rows = murid.map(({ id_murid, nama, sel }) => ({ id_murid, nama, nilai: sel[at]?.nilai ?? null, isLow: sel[at]?.tuntas === false }));
  return (
    <MeanWhy title={[mapel, jenis !== 'akhir' && t(jenis), kelas].filter(Boolean).join(' · ')} of={rows} rata_rata={rata_rata} batas={passingName(kumer)}
      onWhy={({ id_murid, nama }) => onWhy({ id_kelas, id_mata_pelajaran, id_murid, nama, mapel, jenis })} onClose={onClose} />
  );
}
