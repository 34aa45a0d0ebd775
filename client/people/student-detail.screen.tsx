import { useParams } from 'react-router-dom';
import { students } from '#contract/people/student.api';
import { RecordForm } from '#client/kit/resource/record-form';
import { Screen } from '#client/kit/screen';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AccountPanel } from '#client/people/account-panel';
import { ConsentPanel } from '#client/people/consent-panel';
import { ConsentTag } from '#client/people/consent-tag';
import { DataBook, HealthPage } from '#client/people/data-book';
import { STUDENT } from '#client/people/forms';
import { PaymentPanel, StandingPanel } from '#client/people/standing-panel';
import { RestrictionNotice } from '#client/people/restriction-notice';
import { PlacedTabs } from '#client/people/tabs';

/** One student: who they are, their page of the data book, where they stand, their account. */
export function StudentDetailScreen() {
  const t = useWords('persons');
  const { id = '' } = useParams();
  return <Screen title={t('student')} back={{ to: '/admin/student', label: t('students') }}><Detail id={id} /></Screen>;
}

function Detail({ id }: { id: string }) {
  const t = useWords('persons');
  const c = useWords('consent');
  const { data } = useView(students.one, { id });
  return (
    <>
      <h2>{data.nama ?? t('erasedName')} {data.persetujuan === 'menunggu' && <ConsentTag standing="menunggu" />}</h2>
      {data.dibatasi && <RestrictionNotice id={id} nama={data.nama} />}
      <PlacedTabs label={t('parts')} tabs={[
        { key: 'data', label: t('tabData'), content: () => <RecordForm resource={STUDENT} title={t('identity')} row={data} /> },
        { key: 'book', label: t('tabBook'), content: () => <DataBook id={id} sections={['diri', 'tempat_tinggal', 'sekolah_asal']} /> },
        { key: 'family', label: t('tabFamily'), content: () => <DataBook id={id} sections={['ayah', 'ibu', 'wali']} /> },
        { key: 'health', label: t('tabHealth'), content: () => <HealthPage id={id} /> },
        { key: 'consent', label: c('consent'), content: () => <ConsentPanel id={id} /> },
        { key: 'class', label: t('tabClass'), content: () => <StandingPanel student={data} /> },
        { key: 'payment', label: t('tabPayment'), content: () => <PaymentPanel student={data} /> },
        { key: 'account', label: t('tabAccount'), content: () => <AccountPanel person={data} login={data.nis} list={students.list} back="/admin/student" reset={students.resetPassword} remove={students.remove} /> },
      ]} />
    </>
  );
}
