import { passingName } from '#contract/curriculum/kbm';
import type { SaranKeputusan } from '#contract/report-card/report';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';

const told = (it: number | null) => (it === null ? '–' : formatAngka(it));

/** What the system suggests about the decision and why, with the values of both semesters behind it. */
export function Suggestion({ of: { saran, alasan, di_bawah_kkm, mapel } }: { of: SaranKeputusan }) {
  const t = useWords('reports');
  const kumer = mapel.some((it) => it.jenis === 'akhir');
  const batas = passingName(kumer);
  const why = alasan.map((it) => t(it, { n: di_bawah_kkm })).join(', ');
  return (
    <section className="report-suggestion" aria-label={t('hint', { saran: t(`hint_${saran}`) })}>
      <p><b>{t('hint', { saran: t(`hint_${saran}`) })}</b> <span className="soft">{why ? `${why.charAt(0).toUpperCase()}${why.slice(1)}.` : t(kumer ? 'hintFineMerdeka' : 'hintFine', { n: di_bawah_kkm })} {t('hintYours')}</span></p>
      <details>
        <summary>{t('hintWhy')}</summary>
        <p className="soft">{t('yearHow', { batas })}</p>
        <div className="scroll-x" role="region" aria-label={t('hintWhy')} tabIndex={0}>
          <table className="plain-table">
            <thead><tr><th scope="col">{t('hintSubject')}</th><th scope="col">{batas}</th><th scope="col">{t('firstSemester')}</th><th scope="col">{t('secondSemester')}</th><th scope="col">{t('ofYear')}</th></tr></thead>
            <tbody>
              {mapel.map((it) => (
                <tr key={`${it.id_mata_pelajaran} ${it.jenis}`}>
                  <th scope="row">{it.mapel}{it.jenis !== 'akhir' && <small> {t(`hint_${it.jenis}`)}</small>}</th>
                  <td>{it.kkm}</td><td>{told(it.ganjil)}</td><td>{told(it.genap)}</td><td className={it.tahun !== null && it.tahun < it.kkm ? 'is-bad' : undefined}>{told(it.tahun)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
