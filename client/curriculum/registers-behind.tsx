import { Link } from 'react-router-dom';
import type { KemajuanKelas } from '#contract/curriculum/class-progress';
import { formatAngka } from '#client/kit/number';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/curriculum/class-progress.words';

/** The classes whose registers are not full, with whom to ask. */
export function RegistersBehind({ classes, onClose }: { classes: readonly KemajuanKelas[]; onClose: () => void }) {
  const t = useWords('classProgress');
  return (
    <Why whence={t('whence')} title={t('behind')} onClose={onClose}>
      <section><p className="why-how">{t('how')}</p></section>
      <section>
        {classes.length === 0 && <p>{t('nobody')}</p>}
        <ul className="why-people">
          {classes.map(({ id, kelas, id_kelas_tahun_ajaran, guru, presensi: { terlaksana, terisi } }) => (
            <li key={id}><span><Link to={`/teacher/upper/homeroom-teacher-progress/${id_kelas_tahun_ajaran}`}>{kelas}</Link><small>{[guru, t('behindOf', { sisa: formatAngka(terlaksana - terisi), jumlah: formatAngka(terlaksana) })].filter(Boolean).join(' · ')}</small></span></li>
          ))}
        </ul>
      </section>
    </Why>
  );
}
