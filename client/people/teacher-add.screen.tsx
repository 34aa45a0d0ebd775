import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '#client/kit/words';
import { Screen } from '#client/kit/screen';
import { NEW_TEACHER } from '#client/people/forms';
import { RecordForm } from '#client/people/record-form';
import { SubjectSelect } from '#client/people/subject-select';

/** A new teacher: their first password is their NIK. */
export function TeacherAddScreen() {
  const t = useWords('persons');
  const navigate = useNavigate();
  const [subjects, setSubjects] = useState<string[]>([]);
  const back = { to: '/admin/teacher', label: t('teachers') };
  return (
    <Screen title={t('addTeacher')} back={back}>
      <p className="person-about">{t('addTeacherAbout')}</p>
      <RecordForm resource={NEW_TEACHER} title={t('identity')} shaped={(it) => ({ ...it, id_mata_pelajaran: subjects })} onSaved={() => void navigate(back.to)}>
        <SubjectSelect value={subjects} onChange={setSubjects} />
      </RecordForm>
    </Screen>
  );
}
