import { workProgress } from '#contract/assignment/progress.api';
import { formatAngka } from '#client/kit/number';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/record/student-page.words';

/** What a student handed in of what was set this semester, the subjects that miss most first. */
export function StudentWork({ id }: { id: string }) {
  const w = useWords('studentPage');
  const { data } = useView(workProgress.bySubject, { id_murid: id });
  const set = data.filter((it) => it.jumlah_tugas > 0).toSorted((a, b) => b.tidak - a.tidak || a.mapel.localeCompare(b.mapel, 'id'));
  const sum = (of: 'jumlah_tugas' | 'tidak') => set.reduce((total, it) => total + it[of], 0);
  const [all, missed] = [sum('jumlah_tugas'), sum('tidak')];
  if (all === 0) return <p className="soft">{w('noWork')}</p>;
  return (
    <>
      <p><strong>{missed ? w('missed', { count: missed, n: formatAngka(missed), dari: formatAngka(all) }) : w('noneMissed', { dari: formatAngka(all) })}</strong></p>
      <ul className="record-lines">
        {set.map(({ id_mata_pelajaran, mapel, jumlah_tugas, tidak, menunggu, terlambat, rata_rata }) => (
          <li key={id_mata_pelajaran}>
            <b>{mapel}</b>
            <small>{[
              tidak > 0 && w('missedOf', { n: formatAngka(tidak), dari: formatAngka(jumlah_tugas) }), menunggu > 0 && w('toCome', { n: formatAngka(menunggu) }), terlambat > 0 && w('late', { n: formatAngka(terlambat) }),
              rata_rata !== null && w('mean', { nilai: formatAngka(rata_rata) }), tidak === 0 && w('handedIn', { dari: formatAngka(jumlah_tugas) }),
            ].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
