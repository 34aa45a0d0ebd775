import { EditOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { STREAK_DAYS } from '#contract/attendance/children';
import { classroom } from '#contract/classroom/classroom.api';
import { students } from '#contract/people/student.api';
import { StudentDays } from '#client/attendance/student-days';
import { RecordHistory } from '#client/audit/record-history';
import { PhotoOf } from '#client/file/photo';
import { later } from '#client/kit/later';
import { type Concern, Concerns, Record, RecordCard, RecordFrame, RecordSummary } from '#client/kit/record';
import { RecordForm } from '#client/kit/resource/record-form';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { StatusTag } from '#client/kit/status-tag';
import { formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AccountPanel } from '#client/people/account-panel';
import { ConsentPanel } from '#client/people/consent-panel';
import { DataBook, HealthPage } from '#client/people/data-book';
import { STUDENT, STUDENT_ROW } from '#client/people/forms';
import { RestrictionNotice } from '#client/people/restriction-notice';
import { KinPanel, PaymentPanel, StandingPanel } from '#client/people/standing-panel';
import type { Student } from '#client/people/student';
import '#client/record/record.words';
import '#client/people/consent.words';
import '#client/people/persons.words';

const MoveStudents = later(async () => (await import('#client/classroom/move-students')).MoveStudents);

/** One student: what needs somebody, how often they were there, who is about them; their page of the data book, where they stand, their account. */
export function StudentRecordScreen() {
  const t = useWords('record');
  const { id = '' } = useParams();
  const back = { to: '/admin/student', label: t('students') };
  return <RecordFrame back={back}><OneStudent id={id} back={back} /></RecordFrame>;
}

function OneStudent({ id, back }: { id: string; back: { to: string; label: string } }) {
  const [t, p, c, say] = [useWords('record'), useWords('persons'), useWords('consent'), useResourceWords(STUDENT_ROW)];
  const { data } = useView(students.one, { id });
  const { nama, kelas, nis, jenis_kelamin, tahun_masuk, status_murid } = data;
  return (
    <Record back={back} name={nama ?? t('erased')} eyebrow={kelas ? t('studentOf', { kelas }) : t('student')} photo={<PhotoOf id={id} kind="murid" nama={nama} size="large" />}
      tag={<StatusTag tone={status_murid === 'aktif' ? 'good' : 'calm'}>{say.choice('status_murid', status_murid)}</StatusTag>}
      facts={[...(nis ? [[say.field('nis'), nis] as const] : []), ...(jenis_kelamin ? [['', say.choice('jenis_kelamin', jenis_kelamin)] as const] : []), [t('entered'), tahun_masuk]]}
      actions={<><Moving student={data} /><Link className="btn" to="?tab=data"><EditOutlined aria-hidden /> {t('edit')}</Link></>}
      notice={data.dibatasi && <RestrictionNotice id={id} nama={nama} />}
      tabs={[
        { key: 'summary', label: t('summary'), content: () => <Summary student={data} /> },
        { key: 'data', label: p('tabData'), content: () => <RecordForm resource={STUDENT} title={p('identity')} row={data} /> },
        { key: 'book', label: p('tabBook'), isLogged: true, content: () => <DataBook id={id} sections={['diri', 'tempat_tinggal', 'sekolah_asal']} /> },
        { key: 'family', label: p('tabFamily'), isLogged: true, content: () => <><DataBook id={id} sections={['ayah', 'ibu', 'wali']} /><KinPanel id={id} /></> },
        { key: 'health', label: p('tabHealth'), isLogged: true, content: () => <HealthPage id={id} /> },
        { key: 'consent', label: c('consent'), content: () => <ConsentPanel id={id} /> },
        { key: 'class', label: p('tabClass'), content: () => <StandingPanel student={data} /> },
        { key: 'payment', label: p('tabPayment'), content: () => <PaymentPanel student={data} /> },
        { key: 'account', label: p('tabAccount'), content: () => <AccountPanel person={data} login={nis} list={students.list} back={back.to} reset={students.resetPassword} remove={students.remove} /> },
      ]} />
  );
}

/** Only who is here and in a class moves into another one. */
function Moving({ student: { id, nama, kelas, id_kelas_tahun_ajaran, status_murid } }: { student: Student }) {
  const t = useWords('record');
  const [isOpen, setOpen] = useState(false);
  if (!kelas || !id_kelas_tahun_ajaran || status_murid !== 'aktif') return null;
  return (
    <>
      <Button icon={<SwapOutlined />} onClick={() => setOpen(true)}>{t('move')}</Button>
      {isOpen && <MoveStudents from={{ id_kelas_tahun_ajaran, kelas }} students={[{ id_murid: id, nama }]} onClose={() => setOpen(false)} />}
    </>
  );
}

function Summary({ student }: { student: Student }) {
  const t = useWords('record');
  const { data: days } = useView(attendance.ofStudent, { id: student.id });
  return (
    <RecordSummary beside={<><RecordCard id="orang" title={t('people')}><People student={student} /></RecordCard><RecordHistory id={student.id} /></>}>
      <Concerns items={useConcerns(student, days)} />
      <RecordCard id="kehadiran" title={t('attendance')}>{days ? <StudentDays of={days} /> : <p className="soft">{t('noSemester')}</p>}</RecordCard>
    </RecordSummary>
  );
}

function useConcerns({ id_kelas, status_murid, persetujuan }: Student, days: { alpa_hari: number; alpa_sejak: string | null } | null): Concern[] {
  const t = useWords('record');
  if (status_murid !== 'aktif') return [];
  return [
    ...(days?.alpa_sejak && days.alpa_hari >= STREAK_DAYS ? [{ key: 'streak', what: t('streak', { hari: days.alpa_hari }), about: t('streakAbout', { sejak: formatHariTanggal(days.alpa_sejak) }), action: <Link className="btn" to="?tab=family">{t('openFamily')}</Link> }] : []),
    ...(id_kelas ? [] : [{ key: 'class', what: t('noClass'), about: t('noClassAbout'), action: <Link className="btn" to="?tab=class">{t('chooseClass')}</Link> }]),
    ...(persetujuan === 'menunggu' ? [{ key: 'consent', what: t('noConsent'), about: t('noConsentAbout'), action: <Link className="btn" to="?tab=consent">{t('record')}</Link> }] : []),
  ];
}

/** Parents stand in the data book, whose reading is noted: here is only the way to them. */
function People({ student: { id_kelas_tahun_ajaran } }: { student: Student }) {
  const t = useWords('record');
  return (
    <ul className="record-lines">
      {id_kelas_tahun_ajaran && <li>{t('homeroom')}<Homeroom id={id_kelas_tahun_ajaran} /></li>}
      <li><Link to="?tab=family">{t('family')}</Link><small>{t('familyAbout')}</small></li>
    </ul>
  );
}

function Homeroom({ id }: { id: string }) {
  const t = useWords('record');
  const { data: { guru, id_guru } } = useView(classroom.one, { id });
  return id_guru ? <small><Link to={`/admin/teacher/detail/${id_guru}`}>{guru ?? t('erased')}</Link></small> : <small>{t('noHomeroom')}</small>;
}
