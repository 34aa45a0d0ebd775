import { Link, useParams } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { STREAK_DAYS } from '#contract/attendance/children';
import { workProgress } from '#contract/assignment/progress.api';
import { ledger } from '#contract/grading/ledger.api';
import { leave } from '#contract/leave/leave.api';
import { reportCard } from '#contract/report-card/report-card.api';
import { students } from '#contract/people/student.api';
import { StudentDays } from '#client/attendance/student-days';
import { RecordHistory } from '#client/audit/record-history';
import { PhotoOf } from '#client/file/photo';
import { Concerns, Record, RecordCard, RecordFrame, RecordSummary } from '#client/kit/record';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { useMayAsk, useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { STUDENT_ROW } from '#client/people/forms';
import { StudentGrades } from '#client/record/student-grades';
import { StudentLeaves } from '#client/record/student-leaves';
import { StudentReports } from '#client/record/student-reports';
import { StudentWork } from '#client/record/student-work';
import '#client/record/record.words';
import '#client/record/student-page.words';

const OWN_CLASS = '/teacher/homeroom/class';
const CONTACTS = '/teacher/homeroom/personal-data';

/** One student as whoever leads their class, the school or its counselling sees them: what needs somebody, how often they were there, what they reach and what they owe. */
export function StudentPageScreen() {
  const t = useWords('studentPage');
  const { id = '' } = useParams();
  const back = useSession()?.roles.includes('waliKelas') ? { to: OWN_CLASS, label: t('ownClass') } : { to: '/', label: t('home') };
  return <RecordFrame back={back}><OneStudent id={id} back={back} /></RecordFrame>;
}

function OneStudent({ id, back }: { id: string; back: { to: string; label: string } }) {
  const [t, say, mayCall] = [useWords('record'), useResourceWords(STUDENT_ROW), useSession()?.roles.includes('waliKelas') ?? false];
  const w = useWords('studentPage');
  const { data: { nama, nis, kelas, jenis_kelamin, status_murid, id_kelas_tahun_ajaran } } = useView(students.card, { id });
  return (
    <Record back={back} name={nama ?? t('erased')} eyebrow={kelas ? t('studentOf', { kelas }) : t('student')} photo={<PhotoOf id={id} kind="murid" nama={nama} size="large" />}
      tag={<StatusTag tone={status_murid === 'aktif' ? 'good' : 'calm'}>{say.choice('status_murid', status_murid)}</StatusTag>}
      facts={[...(nis ? [[say.field('nis'), nis] as const] : []), ...(jenis_kelamin ? [['', say.choice('jenis_kelamin', jenis_kelamin)] as const] : [])]}
      actions={mayCall && <Link className="btn" to={`${CONTACTS}?murid=${id}`}>{w('contact')}</Link>}
      tabs={[{ key: 'summary', label: t('summary'), content: () => <Summary id={id} kelas={id_kelas_tahun_ajaran} mayCall={mayCall} /> }]} />
  );
}

function Summary({ id, kelas, mayCall }: { id: string; kelas: string | null; mayCall: boolean }) {
  const [t, w] = [useWords('record'), useWords('studentPage')];
  const { data: days } = useView(attendance.ofStudent, { id });
  const [hasGrades, hasWork, hasLeaves, hasReports] = [useMayAsk(ledger.ofClass), useMayAsk(workProgress.bySubject), useMayAsk(leave.list), useMayAsk(reportCard.homeroom)];
  const streak = days?.alpa_sejak && days.alpa_hari >= STREAK_DAYS ? [{
    key: 'streak', what: t('streak', { hari: days.alpa_hari }), about: t('streakAbout', { sejak: formatHariTanggal(days.alpa_sejak) }), action: mayCall && <Link className="btn is-primary" to={`${CONTACTS}?murid=${id}`}>{w('contact')}</Link>,
  }] : [];
  return (
    <RecordSummary beside={<>
      {hasReports && <RecordCard id="rapor" title={w('reports')}><StudentReports id={id} /></RecordCard>}
      {hasLeaves && <RecordCard id="izin" title={w('leaves')}><StudentLeaves id={id} /></RecordCard>}
      <RecordHistory id={id} />
    </>}>
      <Concerns items={streak} />
      <RecordCard id="kehadiran" title={t('attendance')}>{days ? <StudentDays of={days} /> : <p className="soft">{t('noSemester')}</p>}</RecordCard>
      {hasGrades && kelas && <RecordCard id="nilai" title={w('grades')}><StudentGrades id={id} kelas={kelas} /></RecordCard>}
      {hasWork && <RecordCard id="tugas" title={w('work')}><StudentWork id={id} /></RecordCard>}
    </RecordSummary>
  );
}
