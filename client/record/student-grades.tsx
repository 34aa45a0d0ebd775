import { useState } from 'react';
import { passingName } from '#contract/curriculum/kbm';
import { type BarisLeger, type LajurLeger, type Leger, ledger } from '#contract/grading/ledger.api';
import { dashed, twoDecimals } from '#client/grading/grade-said';
import type { Explained } from '#client/grading/why';
import { later } from '#client/kit/later';
import { formatAngka } from '#client/kit/number';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/grading/ledger.words';
import '#client/kit/board.css';
import '#client/record/student-page.css';
import '#client/record/student-page.words';

const GradeWhy = later(async () => (await import('#client/grading/why')).GradeWhy);
const RankWhy = later(async () => (await import('#client/grading/rank-why')).RankWhy);

/** What the ledger has of one student, a bar a grade beside the mean of the class and the grade to pass; each says where it comes from. */
export function StudentGrades({ id, kelas }: { id: string; kelas: string }) {
  const w = useWords('studentPage');
  const { data: leger } = useView(ledger.ofClass, { id_kelas: kelas });
  const row = leger.murid.find((it) => it.id_murid === id);
  const [why, setWhy] = useState<Explained>();
  const [isRanked, setRanked] = useState(false);
  const graded = row ? leger.lajur.map((it, i) => ({ ...it, sel: row.sel[i] as BarisLeger['sel'][number] })) : [];
  const [there, low] = [graded.filter(({ sel }) => sel.nilai !== null), graded.filter(({ sel }) => sel.tuntas === false)];
  if (!row || there.length === 0) return <p className="soft">{w('noGrades')}</p>;
  return (
    <>
      <p>
        <strong>{low.length ? w('low', { count: low.length, n: formatAngka(low.length), dari: formatAngka(there.length), batas: passingName(leger.kumer) }) : w('noneLow', { count: there.length, dari: formatAngka(there.length), batas: passingName(leger.kumer) })}</strong>
        {row.peringkat !== null && <> <button type="button" className="why" onClick={() => setRanked(true)}>{w('rank', { n: formatAngka(row.peringkat), dari: formatAngka(leger.murid.length) })}</button></>}
      </p>
      <ul className="grade-bars">
        {graded.map((it) => <Bar key={`${it.id_mata_pelajaran} ${it.jenis}`} of={it} kumer={leger.kumer} onWhy={() => setWhy({ id_kelas: leger.id_kelas_tahun_ajaran, id_mata_pelajaran: it.id_mata_pelajaran, id_murid: id, nama: row.nama ?? w('student'), mapel: it.mapel, jenis: it.jenis })} />)}
      </ul>
      <p className="soft">{w('bars', { batas: passingName(leger.kumer) })}</p>
      {isRanked && <RankWhy leger={leger} of={row} onWhy={setWhy} onClose={() => setRanked(false)} />}
      {why && <GradeWhy of={why} onClose={() => setWhy(undefined)} />}
    </>
  );
}

type Graded = LajurLeger & { sel: Leger['murid'][number]['sel'][number] };

function Bar({ of: { mapel, jenis, kkm, rata_rata, sel: { nilai, tuntas } }, kumer, onWhy }: { of: Graded; kumer: boolean; onWhy: () => void }) {
  const [t, w] = [useWords('ledger'), useWords('studentPage')];
  const name = jenis === 'akhir' ? mapel : `${mapel} · ${t(jenis)}`;
  return (
    <li className={tuntas === false ? 'is-low' : undefined}>
      <span className="grade-bar-name">{name}</span>
      <span className="grade-bar" aria-hidden="true" title={w('barAbout', { rata: twoDecimals(rata_rata), batas: passingName(kumer), kkm: formatAngka(kkm) })}>
        <i style={{ width: `${nilai ?? 0}%` }} /><b className="is-pass" style={{ insetInlineStart: `${kkm}%` }} />{rata_rata !== null && <b style={{ insetInlineStart: `${rata_rata}%` }} />}
      </span>
      <button type="button" className="why" onClick={onWhy} aria-label={w('gradeOf', { mapel: name, nilai: dashed(nilai), rata: twoDecimals(rata_rata) })}>{dashed(nilai)}</button>
    </li>
  );
}
