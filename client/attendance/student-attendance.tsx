import type { Rekap } from '#contract/attendance/attendance';
import { presenceOf } from '#contract/attendance/presence';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import { PresenceTag } from '#client/attendance/presence-tag';
import { PresenceFigure } from '#client/attendance/presence-why';
import { formatAngka } from '#client/kit/number';
import { useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/attendance/student.css';
import '#client/attendance/student.words';

type Counts = Rekap & { total_sesi: number };
const COLUMNS = ['mapel', 'percent', 'present', 'sick', 'excused', 'absent', 'left', 'lessons'] as const;
const numbersOf = (it: Counts) => {
  const { hadir, belum } = presenceOf(it, it.total_sesi);
  return { present: hadir, sick: it.Sakit, excused: it.Izin, absent: it.Alpa, left: belum, lessons: it.total_sesi };
};

/** A student's attendance of this semester, subject by subject. */
export function BySubject() {
  const t = useWords('student');
  const user = useSession()?.user;
  const { data: { mapel } } = useView(studentDashboard.progress, { id_murid: user?.id });
  if (!mapel.length) return null;
  return (
    <>
      <div className="scroll-x" role="region" aria-label={t('bySubject')} tabIndex={0}>
        <table className="plain-table">
          <thead><tr>{COLUMNS.map((name) => <th key={name} scope="col">{t(name)}</th>)}</tr></thead>
          <tbody>
            {mapel.map((it) => (
              <tr key={it.id_mata_pelajaran}>
                <th scope="row">{it.mapel}</th>
                <td>{user && <PresenceFigure of={{ id_murid: user.id, id_mata_pelajaran: it.id_mata_pelajaran, nama: user.nama, mapel: it.mapel }}><PresenceTag of={presenceOf(it, it.total_sesi)} /></PresenceFigure>}</td>
                {Object.entries(numbersOf(it)).map(([name, count]) => <td key={name}>{formatAngka(count)}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="student-line soft">{t('formula')}</p>
    </>
  );
}
