import { Link } from 'react-router-dom';
import { gradeAudit } from '#contract/audit/grade-audit.api';
import { changeSaid, momentOf } from '#client/audit/grade-change-said';
import { Natures } from '#client/audit/grade-natures';
import { Lit } from '#client/kit/lit';
import { formatAngka } from '#client/kit/number';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/audit/grade-audit.css';
import '#client/home/office-home.words';

/** Changes of grades that are worth a look, as homes ask for them: the newest, and how many there are. */
export const useFindings = () => useView(gradeAudit.changes, { sifat: 'semua', limit: 1 });

/** The newest change of a grade that is worth a look, with the way to its gradebook of that moment and to all the others. */
export function GradeFindings({ area }: { area: string }) {
  const [t, said] = [useWords('officeHome'), useWords('gradeAudit')];
  const { data: [newest], total } = useFindings();
  if (!newest) return null;
  const { at, kelas, mapel, murid, oleh, sifat } = newest;
  return (
    <Lit said={`${said('notable')} · ${formatHariTanggal(new Date(at))} ${formatJam(at)}`}>
      <h2>{murid ?? mapel}</h2>
      <p className="home-line">{kelas} · {mapel} · {changeSaid(newest, said)}</p>
      <p className="home-line soft">{oleh.nama ?? t(oleh.id_akun ? 'unnamed' : 'system')} <Natures sifat={sifat} /></p>
      <p className="home-line"><Link className="btn is-primary" to={momentOf(area, newest)}>{t('openThen')}</Link> <Link className="btn" to={`${area}/audit/grades?sifat=semua`}>{t('allFindings', { n: formatAngka(total) })}</Link></p>
    </Lit>
  );
}
