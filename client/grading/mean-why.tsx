import { asEntered, twoDecimals } from '#client/grading/grade-said';
import { formatAngka } from '#client/kit/number';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/grading/ledger.css';
import '#client/grading/ledger.words';

/** A student of a class with the grade that a mean counts; nothing where there is none yet. */
export type Counted = { id_murid: string; nama: string | null; nilai: number | null; isLow: boolean };
type Props = { title: string; of: readonly Counted[]; rata_rata: number | null; /** What a grade is below, as the curriculum calls it. */ batas: string; onWhy: (it: Counted & { nama: string }) => void; onClose: () => void };

/** Where the mean of a class comes from: its sum, and the grades of the class, the highest first, each of which opens to its own. */
export function MeanWhy({ title, of, rata_rata, batas, onWhy, onClose }: Props) {
  const t = useWords('ledger');
  const rows = of.map((it) => ({ ...it, nama: it.nama ?? t('student') })).toSorted((one, other) => (other.nilai ?? -1) - (one.nilai ?? -1) || one.nama.localeCompare(other.nama, 'id'));
  const there = rows.flatMap((it) => it.nilai ?? []);
  const mean = t('columnMean', { nilai: twoDecimals(rata_rata) });
  return (
    <Why className="grade-why" size={480} whence={t('columnWhence')} title={title} onClose={onClose}>
      <section>
        <h3>{mean}</h3>
        {there.length > 0 && <p className="grade-formula"><span className="soft">{t('formula')}</span> {asEntered(there.reduce((total, it) => total + it, 0))} ÷ {formatAngka(there.length)} = {twoDecimals(rata_rata)}</p>}
        <p className="why-how">{t('thereOf', { n: formatAngka(there.length), jumlah: formatAngka(rows.length) })}. {t('columnBelow', { n: formatAngka(rows.filter((it) => it.isLow).length), batas })}</p>
        <table className="grade-parts" aria-label={mean}>
          <thead><tr><th scope="col">{t('nama')}</th><th scope="col">{t('value')}</th></tr></thead>
          <tbody>
            {rows.map((it) => (
              <tr key={it.id_murid}>
                <th scope="row">{it.nama}</th>
                <td><button type="button" className={it.isLow ? 'why ledger-low' : 'why'} onClick={() => onWhy(it)}>{asEntered(it.nilai)}<span className="visually-hidden">: {t('whence')}</span></button></td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Why>
  );
}
