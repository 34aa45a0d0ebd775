import { CalendarOutlined, EditOutlined } from '@ant-design/icons';
import { Link, useParams } from 'react-router-dom';
import { classroom } from '#contract/classroom/classroom.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { teachers } from '#contract/people/teacher.api';
import { teaching } from '#contract/subject/teaching.api';
import { RecordHistory } from '#client/audit/record-history';
import { PhotoOf } from '#client/file/photo';
import { Concerns, Record, RecordCard, RecordFrame, RecordSummary } from '#client/kit/record';
import { RecordForm } from '#client/kit/resource/record-form';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { rolesIn } from '#client/kit/roles';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AccountPanel } from '#client/people/account-panel';
import { TEACHER, TEACHER_ROW } from '#client/people/forms';
import { RolesPanel } from '#client/people/roles-panel';
import '#client/record/record.words';
import '#client/people/persons.words';

type Teacher = OutputOf<typeof teachers.one>['data'];

/** One teacher: what they teach and lead, what was done about them; who they are, what they may do, their account. */
export function TeacherRecordScreen() {
  const t = useWords('record');
  const { id = '' } = useParams();
  const back = { to: '/admin/teacher', label: t('teachers') };
  return <RecordFrame back={back}><OneTeacher id={id} back={back} /></RecordFrame>;
}

function OneTeacher({ id, back }: { id: string; back: { to: string; label: string } }) {
  const [t, p, say] = [useWords('record'), useWords('persons'), useResourceWords(TEACHER_ROW)];
  const { data } = useView(teachers.one, { id });
  const { nama, nik, jenis_kelamin, mata_pelajaran } = data;
  return (
    <Record back={back} name={nama ?? t('erased')} eyebrow={t('teacher')} photo={<PhotoOf id={id} kind="guru" nama={nama} size="large" />}
      tag={data.isPrincipal && <StatusTag tone="info">{say.choice('role', 'kepalaSekolah')}</StatusTag>}
      facts={[...(nik ? [[say.field('nik'), nik] as const] : []), ...(jenis_kelamin ? [['', say.choice('jenis_kelamin', jenis_kelamin)] as const] : []), ...(mata_pelajaran.length ? [[t('subjects'), mata_pelajaran.join(', ')] as const] : [])]}
      actions={<><Link className="btn" to={`/admin/teacher/schedule/${id}`}><CalendarOutlined aria-hidden /> {t('schedule')}</Link> <Link className="btn" to="?tab=data"><EditOutlined aria-hidden /> {t('edit')}</Link></>}
      tabs={[
        { key: 'summary', label: t('summary'), content: () => <Summary teacher={data} /> },
        { key: 'data', label: p('tabData'), content: () => <RecordForm resource={TEACHER} title={p('identity')} row={data} /> },
        { key: 'roles', label: p('tabRoles'), content: () => <RolesPanel teacher={data} /> },
        { key: 'account', label: p('tabAccount'), content: () => <AccountPanel person={data} login={nik} list={teachers.list} back={back.to} reset={teachers.resetPassword} remove={teachers.remove} /> },
      ]} />
  );
}

function Summary({ teacher }: { teacher: Teacher }) {
  const [t, say] = [useWords('record'), useResourceWords(TEACHER_ROW)];
  const roles = rolesIn(teacher);
  const lacks = roles.includes('guruMapel') && !teacher.id_mata_pelajaran.length;
  return (
    <RecordSummary beside={(
      <>
        <RecordCard id="peran" title={t('roles')}><span className="person-tags">{roles.map((it) => <StatusTag key={it} tone="calm">{say.choice('role', it)}</StatusTag>)}</span></RecordCard>
        <RecordHistory id={teacher.id} />
      </>
    )}>
      <Concerns items={lacks ? [{ key: 'subject', what: t('noSubject'), about: t('noSubjectAbout'), action: <Link className="btn" to="?tab=data">{t('edit')}</Link> }] : []} />
      <RecordCard id="mengajar" title={t('teachingTitle')}><Teaching id={teacher.id} /></RecordCard>
    </RecordSummary>
  );
}

/** The class that they lead, and each subject with the classes that they teach it in. */
function Teaching({ id }: { id: string }) {
  const t = useWords('record');
  const { data: classes } = useView(classroom.all, {});
  const { data } = useView(teaching.subjectsAndClasses, { id_guru: id });
  const led = classes.filter((it) => it.id_guru === id);
  const subjects = [...new Set(data.map((it) => it.mapel))];
  if (!led.length && !subjects.length) return <p className="soft">{t('teachesNothing')}</p>;
  return (
    <ul className="record-lines">
      {led.map((it) => <li key={it.id_kelas_tahun_ajaran}><Link to={`/admin/class/detail/${it.id_kelas_tahun_ajaran}`}>{t('homeroomOf', { kelas: it.kelas })}</Link></li>)}
      {subjects.map((mapel) => <li key={mapel}>{mapel}<small>{data.filter((it) => it.mapel === mapel).map((it) => it.kelas).join(', ')}</small></li>)}
    </ul>
  );
}
