import { CopyOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lesson, type Sesi } from '#contract/lesson/lesson.api';
import { planning } from '#contract/lesson/planning.api';
import { teachingDashboard } from '#contract/lesson/teaching-dashboard.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { later } from '#client/kit/later';
import type { Column } from '#client/kit/list/column';
import { Screen } from '#client/kit/screen';
import { ServerTable } from '#client/kit/server-table';
import { StatusTag } from '#client/kit/status-tag';
import { clock, formatHari, formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import '#client/lesson/plan.css';
import '#client/lesson/plan.words';

const FillDialog = later(async () => (await import('#client/lesson/fill-dialog')).FillDialog);
const CopyDialog = later(async () => (await import('#client/lesson/copy-dialog')).CopyDialog);
type Over = { what: 'fill'; rows: readonly Sesi[]; done: () => void } | { what: 'copy' };

/** A teacher plans their lessons of the semester: one, many at once, or as another class has them. */
export function PlansScreen() {
  const t = useWords('plan');
  const [over, setOver] = useState<Over>();
  return (
    <Screen title={t('plans')} actions={<button type="button" className="btn" onClick={() => setOver({ what: 'copy' })}><CopyOutlined aria-hidden /> {t('copy')}</button>}>
      <p className="screen-about">{t('about')}</p>
      <Boundary><Reminders /></Boundary>
      <Lessons onFill={(rows, done) => setOver({ what: 'fill', rows, done })} />
      {over?.what === 'fill' && <FillDialog rows={over.rows} onClose={(hasRun) => { if (hasRun) over.done(); setOver(undefined); }} />}
      {over?.what === 'copy' && <CopyDialog onClose={() => setOver(undefined)} />}
    </Screen>
  );
}

/** What the curriculum office asked for and is not planned yet. */
function Reminders() {
  const t = useWords('plan');
  const { data } = useView(planning.reminders, {});
  const [first] = data;
  if (!first) return null;
  return (
    <section className="panel" aria-labelledby="plan-reminders">
      <h2 id="plan-reminders">{t('reminders')}</h2>
      <p className="soft">{t('reminded', { oleh: first.oleh ?? t('somebody'), waktu: `${formatTanggal(new Date(first.dikirim))} ${formatJam(first.dikirim)}` })}</p>
      <ul>{data.map((it) => <li key={it.id_sesi}><Link to={`/teacher/schedule/${it.id_sesi}/edit`}>{it.kelas} · {it.mapel}, {formatHari(it.tanggal_sesi)} {formatTanggal(it.tanggal_sesi)} {t('period', { posisi: it.posisi })}</Link></li>)}</ul>
    </section>
  );
}

function Lessons({ onFill }: { onFill: (rows: readonly Sesi[], done: () => void) => void }) {
  const t = useWords('plan');
  const [params, setParams] = useAddress();
  const { data: courses } = useView(teachingDashboard.overview, {});
  const { data: year } = useView(schoolYear.active, {});
  const isWhole = params.get('rentang') === 'semester';
  const turn = (name: string, value: string | null) => setParams((before) => {
    const next = new URLSearchParams(before);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  });
  const chosen = courses.find((it) => `${it.id_kelas_tahun_ajaran},${it.id_mata_pelajaran}` === params.get('kelas'));
  if (!year || courses.length === 0) return <p className="list-state">{t('noCourses')}</p>;
  const course = chosen ? { id_kelas: chosen.id_kelas_tahun_ajaran, id_mata_pelajaran: chosen.id_mata_pelajaran } : {};
  const [ada, total] = (chosen ? [chosen] : courses).reduce(([a, b], it) => [a + it.direncanakan, b + it.total_sesi], [0, 0] as [number, number]);
  return (
    <>
      <div className="plan-courses" role="group" aria-label={t('chooseCourse')}>
        <button type="button" className="plan-course" aria-pressed={!chosen} onClick={() => turn('kelas', null)}>{t('all')}</button>
        {courses.map((it) => {
          const key = `${it.id_kelas_tahun_ajaran},${it.id_mata_pelajaran}`;
          return <button key={key} type="button" className="plan-course" aria-pressed={it === chosen} onClick={() => turn('kelas', key)}>{t('course', { kelas: it.kelas, mapel: it.mapel })} <b>{it.direncanakan}/{it.total_sesi}</b></button>;
        })}
      </div>
      <p>{t('planned', { ada, total })}</p>
      <div className="plan-courses" role="group" aria-label={t('span')}>
        <button type="button" className="plan-course" aria-pressed={!isWhole} onClick={() => turn('rentang', null)}>{t('ahead')}</button>
        <button type="button" className="plan-course" aria-pressed={isWhole} onClick={() => turn('rentang', 'semester')}>{t('wholeSemester')}</button>
      </div>
      <ServerTable key={`${params.get('kelas')} ${isWhole}`} endpoint={lesson.between} input={{ dates: `${isWhole || clock.today() > year.tanggal_akhir || clock.today() < year.tanggal_awal ? year.tanggal_awal : clock.today()},${year.tanggal_akhir}`, ...course }} columns={columnsOf(t)} rowKey="id_sesi" search empty={t(isWhole ? 'none' : 'noneAhead')}
        filters={[{ name: 'rencana', label: t('state'), options: [{ value: 'belum', label: t('notPlanned') }, { value: 'sudah', label: t('isPlanned') }, { value: 'libur', label: t('onHoliday') }] }]}
        views={[{ label: t('unplanned'), at: { rencana: 'belum' } }, { label: t('onHoliday'), at: { rencana: 'libur' } }]}
        verbs={[{ key: 'fill', label: t('fill'), press: onFill }]} />
    </>
  );
}

const columnsOf = (t: Translate<'plan'>): Column<Sesi>[] => [
  { key: 'tanggal_sesi', title: t('day'), sorter: true, width: 180, text: ({ tanggal_sesi }) => `${formatHari(tanggal_sesi)}, ${formatTanggal(tanggal_sesi)}` },
  { key: 'time', title: t('time'), width: 170, text: ({ posisi, mulai, selesai }) => `${t('period', { posisi })} · ${formatJam(mulai)}–${formatJam(selesai)}` },
  { key: 'kelas', title: t('kelas'), sorter: true, width: 130, text: ({ kelas, mapel }) => t('course', { kelas, mapel }) },
  { key: 'topic', title: t('topic'), width: 200, text: ({ topic }) => topic?.nama },
  { key: 'kd', title: t('competence'), width: 200, text: ({ kd }) => kd?.nama },
  { key: 'state', title: t('state'), width: 130, text: (it) => t(stateOf(it)), render: (it) => <StatusTag tone={({ libur: 'calm', isPlanned: 'good', half: 'warn', notPlanned: 'line' } as const)[stateOf(it)]}>{t(stateOf(it))}</StatusTag> },
  { key: 'actions', title: t('actions'), width: 120, render: (it) => <Link to={`/teacher/schedule/${it.id_sesi}/edit`}>{t(it.libur ? 'lookAt' : it.topic && it.kd ? 'change' : 'plan')}<span className="visually-hidden"> {it.kelas}, {formatTanggal(it.tanggal_sesi)}, {t('period', { posisi: it.posisi })}</span></Link> },
];
const stateOf = ({ libur, topic, kd }: Sesi) => (libur ? 'libur' : topic && kd ? 'isPlanned' : topic || kd ? 'half' : 'notPlanned');
