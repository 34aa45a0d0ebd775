import { Button } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { teachers } from '#contract/people/teacher.api';
import type { Row } from '#client/kit/resource/cell';
import { Screen } from '#client/kit/screen';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AccountPanel } from '#client/people/account-panel';
import { TEACHER } from '#client/people/forms';
import { RecordForm } from '#client/people/record-form';
import { RolesPanel } from '#client/people/roles-panel';
import { SubjectSelect } from '#client/people/subject-select';
import { PlacedTabs } from '#client/people/tabs';

type Teacher = OutputOf<typeof teachers.one>['data'];

/** One teacher: who they are, what they teach, what they may do, their account. */
export function TeacherDetailScreen() {
  const t = useWords('persons');
  const { id = '' } = useParams();
  return <Screen title={t('teacher')} back={{ to: '/admin/teacher', label: t('teachers') }}><Detail id={id} /></Screen>;
}

function Detail({ id }: { id: string }) {
  const t = useWords('persons');
  const { data } = useView(teachers.one, { id });
  return (
    <>
      <h2>{data.nama ?? t('erasedName')}</h2>
      <PlacedTabs label={t('parts')} tabs={[
        { key: 'data', label: t('tabData'), content: () => <><RecordForm resource={TEACHER} title={t('identity')} latest={data as unknown as Row} /><Subjects key={data.id_mata_pelajaran.join()} teacher={data} /></> },
        { key: 'roles', label: t('tabRoles'), content: () => <RolesPanel teacher={data} /> },
        { key: 'account', label: t('tabAccount'), content: () => <AccountPanel person={data} login={data.nik} list={teachers.list} back="/admin/teacher" reset={teachers.resetPassword} remove={teachers.remove} /> },
      ]} />
    </>
  );
}

function Subjects({ teacher }: { teacher: Teacher }) {
  const [t, r, telling] = [useWords('persons'), useWords('resource'), useTelling()];
  const [subjects, setSubjects] = useState(teacher.id_mata_pelajaran);
  const { run, pending } = useAction(teachers.change);
  const isSame = subjects.join() === teacher.id_mata_pelajaran.join();
  const save = () => run({ id: teacher.id, id_mata_pelajaran: subjects }).then(() => telling.success({ title: r('saved') }), () => undefined);
  return (
    <section className="panel" aria-labelledby="subjects-title">
      <h2 id="subjects-title">{t('subjects')}</h2>
      <SubjectSelect value={subjects} onChange={setSubjects} disabled={pending} />
      <Button onClick={() => void save()} loading={pending} disabled={isSame}>{r('save')}</Button>
    </section>
  );
}
