import { LockFilled } from '@ant-design/icons';
import { passingName } from '#contract/curriculum/kbm';
import type { Langkah } from '#contract/grading/final-grade';
import { type AsalNilai, ledger } from '#contract/grading/ledger.api';
import { asEntered, formulaSaid, partName, twoDecimals } from '#client/grading/grade-said';
import { Boundary } from '#client/kit/boundary';
import { formatAngka } from '#client/kit/number';
import { Written } from '#client/grading/written';
import { useView } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/grading/ledger.css';
import '#client/grading/ledger.words';

/** Whose grade of what is explained; `jenis` is the one that was asked for, the others of the subject stand below it. */
export type Explained = { id_kelas: string; id_mata_pelajaran: string; id_murid: string; nama: string; mapel: string; jenis: AsalNilai['nilai'][number]['jenis'] };
type Grade = AsalNilai['nilai'][number];

/** Where a grade comes from: its formula, its parts, and what was written into their cells. */
export function GradeWhy({ of, onClose }: { of: Explained; onClose: () => void }) {
  const t = useWords('ledger');
  return (
    <Why className="grade-why" size={480} whence={t('whence')} title={`${of.nama} · ${of.mapel}`} onClose={onClose}>
      <Boundary><Origin of={of} /></Boundary>
    </Why>
  );
}

function Origin({ of: { id_kelas, id_mata_pelajaran, id_murid, jenis } }: { of: Explained }) {
  const t = useWords('ledger');
  const { data } = useView(ledger.origin, { id_kelas, id_mata_pelajaran, id_murid });
  const grades = [...data.nilai.filter((it) => it.jenis === jenis), ...data.nilai.filter((it) => it.jenis !== jenis)];
  return (
    <>
      {grades.map((it) => <Calculation key={it.jenis} grade={it} name={it.jenis} of={data} />)}
      <Events of={data} />
      {data.terkunci && <section><p className="why-how"><LockFilled aria-hidden /> {t('lockedWhy')}</p></section>}
    </>
  );
}

/** What was written into a student's cells of a subject, where the formula stands already. */
export function GradeEvents({ id_kelas, id_mata_pelajaran, id_murid }: Pick<Explained, 'id_kelas' | 'id_mata_pelajaran' | 'id_murid'>) {
  return <Events of={useView(ledger.origin, { id_kelas, id_mata_pelajaran, id_murid }).data} />;
}

type Calculated = { grade: Omit<Grade, 'jenis'>; /** What it is called. */ name: Grade['jenis'] | 'LM' | 'PTS' | 'STS'; of: Pick<AsalNilai, 'kumer' | 'kkm' | 'nama'> };

/** The formula of a grade with its parts. */
export function Calculation({ grade: { nilai, predikat, tuntas, rumus, langkah, kurang }, name, of: { kumer, kkm, nama } }: Calculated) {
  const t = useWords('ledger');
  const [batas, parts] = [passingName(kumer), flat(langkah)];
  const isWeighed = parts.some(({ it }) => it.bobot !== 1);
  return (
    <section>
      <h3>{t('finalOf', { jenis: t(name), nilai: nilai === null ? '–' : `${formatAngka(nilai)}${kumer || !predikat ? '' : ` (${predikat})`}` })}</h3>
      {nilai !== null && <p className={tuntas ? 'why-how' : 'why-how is-below'}>{tuntas ? t('reached', { batas, kkm }) : t('under', { n: kkm - nilai, batas, kkm })}</p>}
      {kurang.length > 0 && <p className="why-how">{t('awaited', { bagian: kurang.map((it) => partName(t, it)).join(', ') })}</p>}
      <table className="grade-parts" aria-label={t('hidden', { nama: nama ?? t('student') })}>
        <thead><tr><th scope="col">{t('part')}</th><th scope="col">{t('value')}</th>{isWeighed && <th scope="col">{t('weight')}</th>}</tr></thead>
        <tbody>{parts.map(({ it, depth, key }) => <Part key={key} it={it} depth={depth} isWeighed={isWeighed} />)}</tbody>
      </table>
      {nilai !== null && <p className="grade-formula"><span className="soft">{t('formula')}</span> {formulaSaid(rumus)}</p>}
    </section>
  );
}

/** The tree as lines, each part above what it was made of. */
const flat = (parts: readonly Langkah[], depth = 0, above = ''): { it: Langkah; depth: number; key: string }[] =>
  parts.flatMap((it, i) => [{ it, depth, key: `${above}${i}` }, ...flat(it.dari, depth + 1, `${above}${i}.`)]);

function Part({ it: { nama, nilai, bobot, id_kolom, catatan }, depth, isWeighed }: { it: Langkah; depth: number; isWeighed: boolean }) {
  const t = useWords('ledger');
  return (
    <tr className={id_kolom ? 'is-column' : `is-depth-${depth}`}>
      <th scope="row" style={{ paddingInlineStart: depth * 14 }}>{partName(t, nama)}{catatan && <small> {t(catatan)}</small>}</th>
      <td>{id_kolom ? asEntered(nilai) : twoDecimals(nilai)}</td>
      {isWeighed && <td className="soft">{bobot === 1 ? '' : `× ${asEntered(bobot)}`}</td>}
    </tr>
  );
}

function Events({ of: { peristiwa } }: { of: AsalNilai }) {
  const t = useWords('ledger');
  return <Written events={peristiwa.map(({ kolom, sebelum, nilai, cara, dari, ...it }) => ({ ...it, said: t('wrote', { kolom: kolom ?? t('removed'), sebelum: asEntered(sebelum), nilai: asEntered(nilai) }), how: [t(cara), dari && t('earnedIn', { kelas: dari.kelas, kolom: dari.kolom })] }))} />;
}
