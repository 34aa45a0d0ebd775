import { Empty } from 'antd';
import { useParams } from 'react-router-dom';
import { classroom } from '#contract/classroom/classroom.api';
import { consent } from '#contract/people/consent.api';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ClassConsent } from '#client/people/class-consent';
import { ConsentPanel } from '#client/people/consent-panel';

const HOMEROOM = '/teacher/homeroom/consent';

/** What the parents of a homeroom teacher's own class have agreed to (domain 7.2). */
export function HomeroomConsentScreen() {
  const t = useWords('consent');
  return <Screen title={t('ofClass')}><OwnClass /></Screen>;
}

function OwnClass() {
  const t = useWords('consent');
  const { data } = useView(homeroom.classOf, { id: useSession()?.user.id ?? '' });
  if (!data) return <Empty className="panel" description={t('noHomeroom')} />;
  return <><p className="screen-about">{t('classAbout', { kelas: data.kelas })}</p><ClassConsent id={data.id_kelas_tahun_ajaran} linkOf={(id) => `${HOMEROOM}/${id}`} /></>;
}

/** One student of theirs: what was signed for each purpose. */
export function StudentConsentScreen() {
  const t = useWords('consent');
  const { id = '' } = useParams();
  return <Screen title={t('ofStudent')} back={{ to: HOMEROOM, label: t('ofClass') }}><Student id={id} /></Screen>;
}

function Student({ id }: { id: string }) {
  const t = useWords('consent');
  const { data: { nama } } = useView(consent.ofStudent, { id });
  return <><h2>{nama ?? t('erased')}</h2><ConsentPanel id={id} /></>;
}

/** The same of any class, for the admin. */
export function ClassConsentScreen() {
  const t = useWords('consent');
  const { id = '' } = useParams();
  return <Screen title={t('ofClass')} back={{ to: `/admin/class/detail/${id}`, label: t('class') }}><AnyClass id={id} /></Screen>;
}

function AnyClass({ id }: { id: string }) {
  const t = useWords('consent');
  const { data } = useView(classroom.detail, { id });
  return <><p className="screen-about">{t('classAbout', { kelas: data.kelas })}</p><ClassConsent id={data.id_kelas_tahun_ajaran} linkOf={(it) => `/admin/student/detail/${it}?tab=consent`} /></>;
}
