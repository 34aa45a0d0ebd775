import { Link } from 'react-router-dom';
import { workProgress } from '#contract/assignment/progress.api';
import { subjectView } from '#contract/lesson/subject-view.api';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { SubjectNumbers } from '#client/lesson/subject-numbers';
import '#client/lesson/plan.css';
import '#client/lesson/subject.words';

/** A student's subjects, a card each. */
export function SubjectsScreen() {
  const t = useWords('subjectView');
  return <Screen title={t('title')}><Subjects /></Screen>;
}

function Subjects() {
  const t = useWords('subjectView');
  const id_murid = useSession()?.user.id;
  const { data } = useView(subjectView.subjects, { id_murid });
  const { data: works } = useView(workProgress.bySubject, { id_murid });
  if (data.length === 0) return <p className="list-state">{t('none')}</p>;
  return (
    <>
      <p className="screen-about">{t('about', { kelas: [...new Set(data.map((it) => it.kelas))].join(', '), mapel: data.length })}</p>
      <ul className="subject-cards">
        {data.map((it) => (
          <li key={`${it.id} ${it.id_kelas_tahun_ajaran}`} className="subject-card">
            <h2><Link to={`/student/class/${it.id_mata_pelajaran}`}>{it.mapel}</Link></h2>
            <p>{it.guru.join(', ')}</p>
            <SubjectNumbers of={it} work={works.find((one) => one.id_mata_pelajaran === it.id_mata_pelajaran)} />
          </li>
        ))}
      </ul>
    </>
  );
}
