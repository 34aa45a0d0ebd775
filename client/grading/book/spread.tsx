import { useState } from 'react';
import { Link } from 'react-router-dom';
import { passingName } from '#contract/curriculum/kbm';
import { PREDIKAT } from '#contract/curriculum/passing-interval';
import { finalGrades } from '#contract/grading/final-grade.api';
import { gradebook, type BukuNilai } from '#contract/grading/gradebook.api';
import { asEntered, dashed, predicateSaid, twoDecimals } from '#client/grading/grade-said';
import { Boundary } from '#client/kit/boundary';
import { formatAngka } from '#client/kit/number';
import { useView } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';
import '#client/grading/ledger.words';

type Props = { of: BukuNilai; onClose: () => void };

/** How the scores of a gradebook are spread, column by column, and its grades beside those of the other classes of the level. */
export function Spread({ of, onClose }: Props) {
  const t = useWords('gradebook');
  return (
    <Why whence={t('spread')} title={`${of.mapel} ${of.kelas}`} size={760} onClose={onClose}>
      <Boundary><Classes of={of} /></Boundary>
      <Boundary><Columns of={of} /></Boundary>
    </Why>
  );
}

function Columns({ of: { id_kelas_tahun_ajaran: id_kelas, id_mata_pelajaran, kumer, jumlah_murid } }: Omit<Props, 'onClose'>) {
  const t = useWords('gradebook');
  const { data } = useView(gradebook.columns, { id_kelas, id_mata_pelajaran });
  const [isLowest, setLowest] = useState(false);
  const rows = isLowest ? data.toSorted((one, other) => (one.rata_rata ?? Infinity) - (other.rata_rata ?? Infinity)) : data;
  const heads = [t('filled'), t('mean'), t('highest'), t('lowest'), t('belowOf', { batas: passingName(kumer === 1) })];
  if (!data.length) return null;
  return (
    <section className="book-paragraph" aria-labelledby="spread-columns">
      <h3 id="spread-columns">{t('byColumn')}</h3>
      <div className="book-acts"><button type="button" className="btn is-small" aria-pressed={isLowest} onClick={() => setLowest(!isLowest)}>{t('lowestFirst')}</button></div>
      <div className="scroll-x" role="region" aria-label={t('byColumn')} tabIndex={0}>
        <table className="plain-table is-cards is-short">
          <thead><tr>{[t('column'), ...heads].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
          <tbody>
            {rows.map((it) => (
              <tr key={it.id_kolom}>
                <th scope="row">{it.nama}</th>
                {[t('share', { terisi: formatAngka(it.terisi), dari: formatAngka(jumlah_murid) }), twoDecimals(it.rata_rata), asEntered(it.tertinggi), asEntered(it.terendah), formatAngka(it.di_bawah_kkm)].map((value, i) => <td key={heads[i]} data-head={heads[i]}>{value}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Classes({ of: { id_kelas_tahun_ajaran, id_mata_pelajaran, id_level } }: Omit<Props, 'onClose'>) {
  return id_level === null ? null : <ClassesOfLevel own={id_kelas_tahun_ajaran} id_mata_pelajaran={id_mata_pelajaran} id_level={id_level} />;
}

/** Of Merdeka the one grade, of K13 that of knowledge; whoever asks sees the classes that they may. */
function ClassesOfLevel({ own, ...of }: { own: string; id_mata_pelajaran: string; id_level: string }) {
  const [t, g] = [useWords('gradebook'), useWords('ledger')];
  const { data } = useView(finalGrades.spread, of);
  if (!data.some((it) => it.id_kelas_tahun_ajaran === own)) return null;
  const batas = passingName(data[0]?.kumer === 1);
  const heads = [t('complete'), t('mean'), t('highest'), t('lowest'), t('belowOf', { batas }), t('predicates')];
  return (
    <section className="book-paragraph" aria-labelledby="spread-classes">
      <h3 id="spread-classes">{t('byClass')}</h3>
      <div className="scroll-x" role="region" aria-label={t('byClass')} tabIndex={0}>
        <table className="plain-table is-cards is-short">
          <thead><tr>{[t('kelas'), ...heads].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
          <tbody>
            {data.map((it) => (
              <tr key={it.id_kelas_tahun_ajaran} aria-current={it.id_kelas_tahun_ajaran === own || undefined}>
                <th scope="row">{it.id_kelas_tahun_ajaran === own ? it.kelas : <Link to={`/teacher/reports/${of.id_mata_pelajaran}/${it.id_kelas_tahun_ajaran}/detail`}>{it.kelas}</Link>}</th>
                {[t('share', { terisi: formatAngka(it.lengkap), dari: formatAngka(it.jumlah_murid) }), twoDecimals(it.rata_akhir), dashed(it.tertinggi), dashed(it.terendah), formatAngka(it.di_bawah_kkm), PREDIKAT.map((letter) => `${predicateSaid(g, it.kumer === 1 ? 'akhir' : 'pengetahuan', letter)} ${formatAngka(it.sebaran[letter])}`).join(' · ')].map((value, i) => <td key={heads[i]} data-head={heads[i]}>{value}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft">{t('byClassAbout')}</p>
    </section>
  );
}
