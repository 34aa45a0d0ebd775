import type { Rekap } from '#contract/attendance/attendance';
import { presenceOf } from '#contract/attendance/presence';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import { PresenceTag } from '#client/attendance/presence-tag';
import { PresenceFigure } from '#client/attendance/presence-why';
import { useMedia } from '#client/kit/media';
import { formatAngka } from '#client/kit/number';
import { useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/attendance/student.css';
import '#client/attendance/student.words';

type Counts = Rekap & { total_sesi: number };
const COUNTS = ['present', 'sick', 'excused', 'absent', 'left', 'lessons'] as const;
const countsOf = (it: Counts) => {
  const { hadir, belum } = presenceOf(it, it.total_sesi);
  const numbers = { present: hadir, sick: it.Sakit, excused: it.Izin, absent: it.Alpa, left: belum, lessons: it.total_sesi };
  return COUNTS.map((name) => [name, numbers[name]] as const);
};

/** A student's attendance of this semester, subject by subject. */
export function BySubject() {
  const t = useWords('student');
  const user = useSession()?.user;
  const isPhone = useMedia('(max-width: 760px)');
  const { data: { mapel } } = useView(studentDashboard.progress, { id_murid: user?.id });
  if (!mapel.length) return null;
  return (
    <>
      <div className="scroll-x" role="region" aria-label={t('bySubject')} tabIndex={0}>
        <table className="plain-table is-by-subject">
          <thead><tr>{['mapel' as const, 'percent' as const, ...(isPhone ? [] : COUNTS)].map((name) => <th key={name} scope="col">{t(name)}</th>)}</tr></thead>
          <tbody>
            {mapel.map((it) => (
              <tr key={it.id_mata_pelajaran}>
                <th scope="row">{it.mapel}{isPhone && <small>{countsOf(it).filter(([name, n]) => n || name === 'lessons').map(([name, n]) => `${t(name)} ${formatAngka(n)}`).join(' · ')}</small>}</th>
                <td>{user && <PresenceFigure of={{ id_murid: user.id, id_mata_pelajaran: it.id_mata_pelajaran, nama: user.nama, mapel: it.mapel }}><PresenceTag of={presenceOf(it, it.total_sesi)} /></PresenceFigure>}</td>
                {!isPhone && countsOf(it).map(([name, n]) => <td key={name}>{formatAngka(n)}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="student-line soft">{t('formula')}</p>
    </>
  );
}
