import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { reportCard as api } from '#contract/report-card/report-card.api';
import { Concerns, Record, RecordFrame } from '#client/kit/record';
import { useMayAsk } from '#client/kit/session';
import { tellSnack } from '#client/kit/snack';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { type Detail, Reason } from '#client/report-card/report-detail';
import { ActivityRows, AchievementRows, ConductRows } from '#client/report-card/report-rows';
import { ReportNotes } from '#client/report-card/report-notes';
import { isChanged, lackOf, whenOf } from '#client/report-card/report-said';
import { ReportTag } from '#client/report-card/report-tag';
import { ReportPaper } from '#client/report-card/report-paper';
import { ReportSheet } from '#client/report-card/report-sheet';
import { ReportVersions } from '#client/report-card/report-versions';
import '#client/report-card/report.css';
import '#client/report-card/reports.words';

/** What is known of what is lacking, where it is no subjects. */
const ABOUT = { berbeda: 'lackMatchAbout', terbit: 'lackOtherOutAbout', berubah: 'lackSamenessAbout', catatan_wali: 'lackNoteAbout', keputusan: 'undecided' } as const;

/** One student's report: what is filled in, what it says, and its way to being published. */
export function ReportScreen() {
  const t = useWords('reports');
  const { id = '' } = useParams();
  return <RecordFrame back={{ to: '/teacher/homeroom/report', label: t('toList') }}><Report id={id} /></RecordFrame>;
}

function Report({ id }: { id: string }) {
  const t = useWords('reports');
  const { data } = useView(api.content, { id });
  const mayReopen = useMayAsk(api.reopen);
  const { isi, kurang, status, dikembalikan, boleh, isPublished } = data;
  const concerns = [
    ...(dikembalikan && status === 'draf' ? [{ key: 'returned', what: t('returned', { alasan: dikembalikan }), about: '' }] : []),
    ...(boleh.alasan ? [{ key: 'closed', what: t('closed'), about: t(status === 'draf' || isPublished ? 'closedAbout' : 'closedVerified') }] : []),
    ...kurang.map((it) => ({ key: it.jenis, what: lackOf(it, t), about: it.jenis === 'nilai' || it.jenis === 'pindahan' || it.jenis === 'sebagian' ? it.mapel.join(', ') : t(ABOUT[it.jenis]),
      ...(it.id_general_report && mayReopen && { action: <Link to={`/teacher/homeroom/report/${it.id_general_report}`}>{t('openOther')}</Link> }) })),
  ];
  const sheet = { key: 'rapor', label: t('tabPreview'), content: () => <ReportSheet isi={isi} {...(isPublished ? {} : { mark: t('draf').toUpperCase() })} /> };
  return (
    <Record back={{ to: `/teacher/homeroom/report?type=${data.type}`, label: t('toList') }} eyebrow={t('eyebrow', { jenis: t(data.type), tahun: isi.tahun_ajaran, semester: isi.semester })} name={data.nama ?? t('erased')} page={t('previewTitle')} tag={<ReportTag status={status} />}
      facts={[[t('kelas'), isi.kelas], [t('nis'), data.nis ?? '–'], [t('absences'), `${isi.ketidakhadiran.sakit} / ${isi.ketidakhadiran.izin} / ${isi.ketidakhadiran.alpa}`]]}
      actions={<Actions report={data} />}
      notice={<><Concerns items={concerns} />{data.verifikasi.length > 0 && <ul className="report-steps soft">{data.verifikasi.map((it) => <li key={it.sebagai}>{t('verified', { sebagai: t(it.sebagai), oleh: it.oleh ?? '–', waktu: whenOf(it.pada) })}</li>)}</ul>}<Neighbours report={data} /></>}
      tabs={[
        ...(boleh.menulis ? [] : [sheet]),
        { key: 'isian', label: t('tabNotes'), content: () => <ReportNotes key={`${status} ${data.id_general_report}`} report={data} /> },
        { key: 'perilaku', label: t('tabConduct'), content: () => <ConductRows report={data} /> },
        { key: 'kegiatan', label: t('tabActivities'), content: () => <ActivityRows report={data} /> },
        { key: 'prestasi', label: t('tabAchievements'), content: () => <AchievementRows report={data} /> },
        ...(boleh.menulis ? [sheet] : []),
        { key: 'versi', label: t('tabVersions'), content: () => <ReportVersions report={data} /> },
      ]} />
  );
}

/** The reports before and after it in its class. */
function Neighbours({ report: { id_general_report, id_kelas_tahun_ajaran, type } }: { report: Detail }) {
  const t = useWords('reports');
  const made = useView(api.students, { id: id_kelas_tahun_ajaran, type }).data.filter((it) => it.status);
  const at = made.findIndex((it) => it.id_general_report === id_general_report);
  const [before, after] = [made[at - 1], made[at + 1]];
  return (
    <nav className="report-acts" aria-label={t('students')}>
      {before && <Link to={`/teacher/homeroom/report/${before.id_general_report}`}>← {t('previous')}: {before.nama ?? t('erased')}</Link>}
      {after && <Link to={`/teacher/homeroom/report/${after.id_general_report}`}>{t('next')}: {after.nama ?? t('erased')} →</Link>}
    </nav>
  );
}

/** What may be done with it now by whoever looks at it. */
function Actions({ report }: { report: Detail }) {
  const t = useWords('reports');
  const { id_general_report: id, boleh, isi } = report;
  const isHeld = isChanged(report);
  const [verify, publish, reopen] = [useAction(api.verify), useAction(api.publish), useAction(api.reopen)];
  const [asking, ask] = useState<'kembalikan' | 'buka' | 'terbit' | null>(null);
  const saved = () => tellSnack({ text: t('saved') });
  const done = (alasan: string) => (asking === 'buka' ? reopen.run({ id, alasan }) : asking === 'terbit' ? publish.run({ id, alasan }) : verify.run({ id, by: boleh.sebagai ?? 'waliKelas', kembali: true, alasan })).then(() => { ask(null); saved(); }).catch(() => undefined);
  return (
    <div className="report-acts">
      {boleh.verifikasi && !isHeld && <Button type="primary" loading={verify.pending} onClick={() => boleh.verifikasi && void verify.run({ id, by: boleh.verifikasi }).then(saved).catch(() => undefined)}>{t('verify')}</Button>}
      {boleh.terbit && boleh.alasan && <Button type="primary" onClick={() => ask('terbit')}>{t('publish')}</Button>}
      {boleh.terbit && !boleh.alasan && !isHeld && <Popconfirm title={t('publishAsk')} okText={t('publish')} cancelText={t('cancel')} onConfirm={() => publish.run({ id }).then(saved).catch(() => undefined)}><Button type="primary" loading={publish.pending}>{t('publish')}</Button></Popconfirm>}
      {boleh.kembalikan && <Button type={isHeld ? 'primary' : 'default'} onClick={() => ask('kembalikan')}>{t('giveBack')}</Button>}
      {boleh.buka && <Button onClick={() => ask('buka')}>{t('reopen')}</Button>}
      <ReportPaper id={id} hasCover={!isi.kumer && isi.type === 'akhir_semester'} />
      {asking && <Reason title={t(asking === 'buka' ? 'reopen' : asking === 'terbit' ? 'publish' : 'giveBack')} pending={verify.pending || reopen.pending || publish.pending} onCancel={() => ask(null)} onGiven={(it) => void done(it)} />}
    </div>
  );
}
