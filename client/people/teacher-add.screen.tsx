import { useNavigate } from 'react-router-dom';
import { useWords } from '#client/kit/words';
import { RecordForm } from '#client/kit/resource/record-form';
import { Screen } from '#client/kit/screen';
import { NEW_TEACHER } from '#client/people/forms';
import '#client/people/people.css';
import '#client/people/persons.words';

/** A new teacher: their first password is their NIK. */
export function TeacherAddScreen() {
  const t = useWords('persons');
  const navigate = useNavigate();
  const back = { to: '/admin/teacher', label: t('teachers') };
  return (
    <Screen title={t('addTeacher')} back={back}>
      <p className="person-about">{t('addTeacherAbout')}</p>
      <RecordForm resource={NEW_TEACHER} title={t('identity')} onSaved={() => void navigate(back.to)} />
    </Screen>
  );
}
