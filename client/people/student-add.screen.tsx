import { useNavigate } from 'react-router-dom';
import { useWords } from '#client/kit/words';
import { Screen } from '#client/kit/screen';
import { NEW_STUDENT } from '#client/people/forms';
import { RecordForm } from '#client/kit/resource/record-form';
import type { Shape } from '#client/kit/resource/saving';
import '#client/people/people.css';
import '#client/people/persons.words';

/** Who joins no class says nothing of one. */
const SHAPE: Shape = { there: ({ id_kelas, ...it }) => (id_kelas ? { ...it, id_kelas } : it) };

/** A new student: their first password is their NIS. */
export function StudentAddScreen() {
  const t = useWords('persons');
  const navigate = useNavigate();
  const back = { to: '/admin/student', label: t('students') };
  return (
    <Screen title={t('addStudent')} back={back}>
      <p className="person-about">{t('addStudentAbout')}</p>
      <RecordForm resource={NEW_STUDENT} title={t('identity')} shape={SHAPE} onSaved={() => void navigate(back.to)} />
    </Screen>
  );
}
