import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Link, useParams } from 'react-router-dom';
import { KAPASITAS } from '#contract/classroom/classroom';
import { classroom } from '#contract/classroom/classroom.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { RecordHistory } from '#client/audit/record-history';
import { ClassMembers } from '#client/classroom/class-members';
import { HomeroomForm } from '#client/classroom/homeroom-form';
import { Concerns, Record, RecordCard, RecordFrame, RecordSummary } from '#client/kit/record';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ClassTeaching } from '#client/subject/class-teaching';
import '#client/record/record.words';

type Kelas = OutputOf<typeof classroom.detail>['data'];

/** One class in one semester: what needs somebody, its students; its homeroom teacher, and who teaches what in it. */
export function ClassRecordScreen() {
  const t = useWords('record');
  const { id = '' } = useParams();
  const back = { to: '/admin/class', label: t('classes') };
  return <RecordFrame back={back}><OneClass id={id} back={back} /></RecordFrame>;
}

function OneClass({ id, back }: { id: string; back: { to: string; label: string } }) {
  const t = useWords('record');
  const { data } = useView(classroom.detail, { id });
  return (
    <Record back={back} name={data.kelas} eyebrow={t('class', { semester: data.tahun_ajaran })}
      tag={<StatusTag tone={data.isActive ? 'good' : 'calm'}>{t(data.isActive ? 'active' : 'inactive')}</StatusTag>}
      facts={[[t('members'), data.jumlah_murid], [t('level'), data.level ?? data.tingkat], ...(data.program ? [[t('program'), data.program] as const] : []), ...(data.guru ? [[t('homeroom'), data.guru] as const] : [])]}
      actions={<Link className="btn" to={`/admin/class/consent/${data.id_kelas_tahun_ajaran}`}><SafetyCertificateOutlined aria-hidden /> {t('consents')}</Link>}
      tabs={[
        { key: 'summary', label: t('summary'), content: () => <Summary kelas={data} /> },
        { key: 'homeroom', label: t('tabHomeroom'), content: () => <HomeroomForm kelas={data} /> },
        { key: 'teaching', label: t('tabTeaching'), content: () => <ClassTeaching id_kelas={data.id_kelas_tahun_ajaran} /> },
      ]} />
  );
}

function Summary({ kelas }: { kelas: Kelas }) {
  const t = useWords('record');
  const { id_kelas_tahun_ajaran: id, id_guru, guru, jumlah_murid, isActive, peringatan } = kelas;
  return (
    <RecordSummary beside={(
      <>
        <RecordCard id="wali" title={t('homeroom')}>{id_guru ? <Link to={`/admin/teacher/detail/${id_guru}`}>{guru ?? t('erased')}</Link> : <Link to="?tab=homeroom">{t('chooseHomeroom')}</Link>}</RecordCard>
        <RecordHistory id={id} />
      </>
    )}>
      <Concerns items={[
        ...(isActive && !id_guru ? [{ key: 'homeroom', what: t('noHomeroom'), about: t('noHomeroomAbout'), action: <Link className="btn" to="?tab=homeroom">{t('chooseHomeroom')}</Link> }] : []),
        ...(peringatan.length ? [{ key: 'full', what: t('full', { jumlah: jumlah_murid }), about: t('fullAbout', { kapasitas: KAPASITAS }) }] : []),
      ]} />
      <ClassMembers kelas={kelas} />
    </RecordSummary>
  );
}
