import { passingName } from '#contract/curriculum/kbm';
import type { LajurLeger, Leger } from '#contract/grading/ledger.api';
import { dashed, twoDecimals } from '#client/grading/grade-said';
import type { Explained } from '#client/grading/why';
import { formatAngka } from '#client/kit/number';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/grading/ledger.css';
import '#client/grading/ledger.words';

type Props = { leger: Leger; of: LajurLeger; onWhy: (it: Explained) => void; onClose: () => void };

/** Where what stands below a column of the ledger comes from: the grades of the class, the highest first, each of which opens to its own. */
export function ColumnWhy({ leger: { lajur, murid, kelas, kumer, id_kelas_tahun_ajaran: id_kelas }, of, onWhy, onClose }: Props) {
  const t = useWords('ledger');
  const { id_mata_pelajaran, mapel, jenis, rata_rata, di_bawah_kkm } = of;
  const at = lajur.indexOf(of);
  const rows = murid.map((it) => ({ ...it, nama: it.nama ?? t('student'), nilai: it.sel[at]?.nilai ?? null, isLow: it.sel[at]?.tuntas === false })).toSorted((one, other) => (other.nilai ?? -1) - (one.nilai ?? -1) || one.nama.localeCompare(other.nama, 'id'));
  const there = rows.flatMap((it) => it.nilai ?? []);
  const sum = there.reduce((total, it) => total + it, 0);
  return (
    <Why className="grade-why" size={480} whence={t('columnWhence')} title={[mapel, jenis !== 'akhir' && t(jenis), kelas].filter(Boolean).join(' · ')} onClose={onClose}>
      <section>
        <h3>{t('columnMean', { nilai: twoDecimals(rata_rata) })}</h3>
        {there.length > 0 && <p className="grade-formula"><span className="soft">{t('formula')}</span> {formatAngka(sum)} ÷ {formatAngka(there.length)} = {twoDecimals(rata_rata)}</p>}
        <p className="why-how">{t('thereOf', { n: formatAngka(there.length), jumlah: formatAngka(rows.length) })}. {t('columnBelow', { n: formatAngka(di_bawah_kkm), batas: passingName(kumer) })}</p>
        <table className="grade-parts" aria-label={t('columnMean', { nilai: twoDecimals(rata_rata) })}>
          <thead><tr><th scope="col">{t('nama')}</th><th scope="col">{t('value')}</th></tr></thead>
          <tbody>
            {rows.map(({ id_murid, nama, nilai, isLow }) => (
              <tr key={id_murid}>
                <th scope="row">{nama}</th>
                <td><button type="button" className={isLow ? 'why ledger-low' : 'why'} onClick={() => onWhy({ id_kelas, id_mata_pelajaran, id_murid, nama, mapel, jenis })}>{dashed(nilai)}<span className="visually-hidden">: {t('whence')}</span></button></td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Why>
  );
}
