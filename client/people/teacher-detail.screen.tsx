import { useParams } from 'react-router-dom';
import { teachers } from '#contract/people/teacher.api';
import { RecordForm } from '#client/kit/resource/record-form';
import { Screen } from '#client/kit/screen';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AccountPanel } from '#client/people/account-panel';
import { TEACHER } from '#client/people/forms';
import { RolesPanel } from '#client/people/roles-panel';
import { PlacedTabs } from '#client/people/tabs';

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
        { key: 'data', label: t('tabData'), content: () => <RecordForm resource={TEACHER} title={t('identity')} row={data} /> },
        { key: 'roles', label: t('tabRoles'), content: () => <RolesPanel teacher={data} /> },
        { key: 'account', label: t('tabAccount'), content: () => <AccountPanel person={data} login={data.nik} list={teachers.list} back="/admin/teacher" reset={teachers.resetPassword} remove={teachers.remove} /> },
      ]} />
    </>
  );
}
