import type { BarisLeger, LajurLeger, Leger } from '#contract/grading/ledger.api';
import { isSummed } from '#contract/grading/ranking';
import { dashed, twoDecimals } from '#client/grading/grade-said';
import type { Explained } from '#client/grading/why';
import { formatAngka } from '#client/kit/number';
import { Why } from '#client/kit/why';
import { type Translate, useWords } from '#client/kit/words';
import '#client/grading/ledger.css';
import '#client/grading/ledger.words';

type Props = { leger: Leger; of: BarisLeger; onWhy: (it: Explained) => void; onClose: () => void };
const nameOf = (t: Translate<'ledger'>, { mapel, jenis }: LajurLeger) => (jenis === 'akhir' ? mapel : `${mapel} · ${t(jenis)}`);

/** Where a rank comes from: the sum of the grades, each of which opens to its own, and who stands above and below it (domain 2.7). */
export function RankWhy({ leger, of, onWhy, onClose }: Props) {
  const t = useWords('ledger');
  const nama = of.nama ?? t('student');
  return (
    <Why className="grade-why" size={480} whence={t('rankWhence')} title={t('rankTitle', { nama, peringkat: dashed(of.peringkat) })} onClose={onClose}>
      <Sum leger={leger} of={of} nama={nama} onWhy={onWhy} />
      <Order murid={leger.murid} of={of} />
    </Why>
  );
}

function Sum({ leger: { lajur, murid, kumer, id_kelas_tahun_ajaran }, of, nama, onWhy }: Omit<Props, 'onClose'> & { nama: string }) {
  const t = useWords('ledger');
  const columns = lajur.map((it, i) => ({ ...it, nilai: of.sel[i]?.nilai ?? null }));
  const counted = columns.filter((it) => isSummed(it, murid.length));
  const [notBegun, missing] = [columns.filter((it) => !isSummed(it, murid.length)), counted.filter((it) => it.nilai === null)];
  const meanOf = (jenis: LajurLeger['jenis'], mean: number | null) => {
    const [name, them] = [jenis === 'akhir' ? t('rata') : `${t('rata')} ${t(jenis)}`, counted.filter((it) => it.jenis === jenis)];
    return [name, mean, `${formatAngka(them.reduce((sum, it) => sum + (it.nilai ?? 0), 0))} ÷ ${formatAngka(them.length)}`] as const;
  };
  const means = kumer ? [meanOf('akhir', of.rata_rata)] : [meanOf('pengetahuan', of.rata_pengetahuan), meanOf('keterampilan', of.rata_keterampilan)];
  const names = (them: readonly LajurLeger[]) => [...new Set(them.map((it) => nameOf(t, it)))].join(', ');
  return (
    <section>
      <h3>{t('rankSum', { jumlah: dashed(of.jumlah) })}</h3>
      {missing.length > 0 && <p className="why-how is-below">{t('rankMissing', { mapel: names(missing) })}</p>}
      {counted.length > 0 && (
        <table className="grade-parts" aria-label={t('rankSum', { jumlah: dashed(of.jumlah) })}>
          <thead><tr><th scope="col">{t('subject')}</th><th scope="col">{t('value')}</th></tr></thead>
          <tbody>
            {counted.map((it) => (
              <tr key={`${it.id_mata_pelajaran} ${it.jenis}`}>
                <th scope="row">{nameOf(t, it)}</th>
                <td><button type="button" className="why" onClick={() => onWhy({ id_kelas: id_kelas_tahun_ajaran, id_mata_pelajaran: it.id_mata_pelajaran, id_murid: of.id_murid, nama, mapel: it.mapel, jenis: it.jenis })}>{dashed(it.nilai)}<span className="visually-hidden">: {t('whence')}</span></button></td>
              </tr>
            ))}
            <tr className="is-depth-0"><th scope="row">{t('jumlah')}</th><td>{dashed(of.jumlah)}</td></tr>
            {means.map(([name, mean, formula]) => <tr key={name}><th scope="row">{name}{mean !== null && <small> {formula}</small>}</th><td>{twoDecimals(mean)}</td></tr>)}
          </tbody>
        </table>
      )}
      {notBegun.length > 0 && <p className="why-how">{t('notBegun', { mapel: names(notBegun) })}</p>}
    </section>
  );
}

/** The class by its ranks, by name inside a tie; whoever has none comes last. */
const ordered = (murid: readonly BarisLeger[]) =>
  murid.toSorted((a, b) => (a.peringkat ?? murid.length + 1) - (b.peringkat ?? murid.length + 1) || (a.nama ?? '').localeCompare(b.nama ?? '', 'id'));

function Order({ murid, of }: { murid: readonly BarisLeger[]; of: BarisLeger }) {
  const t = useWords('ledger');
  const { jumlah, id_murid } = of;
  const above = murid.filter((it) => jumlah !== null && it.jumlah !== null && it.jumlah > jumlah).length;
  const beside = murid.filter((it) => jumlah !== null && it.jumlah === jumlah && it.id_murid !== id_murid).length;
  return (
    <section>
      <h3>{t('rankOrder')}</h3>
      {jumlah !== null && <p>{t('rankAbove', { count: above })}{beside > 0 && ` ${t('rankBeside', { count: beside })}`}</p>}
      <ol className="rank-order">
        {ordered(murid).map((it) => (
          <li key={it.id_murid} aria-current={it.id_murid === id_murid || undefined}><span>{dashed(it.peringkat)}</span><span>{it.nama ?? t('student')}</span><b>{dashed(it.jumlah)}</b></li>
        ))}
      </ol>
      <p className="why-how">{t('rankHow')}</p>
    </section>
  );
}
