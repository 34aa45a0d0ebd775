import { Link } from 'react-router-dom';
import { lesson, type Sesi } from '#contract/lesson/lesson.api';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { Screen } from '#client/kit/screen';
import type { Column } from '#client/kit/list/column';
import { ServerTable } from '#client/kit/server-table';
import { clock, formatHari, formatJam, formatTanggal, useNow } from '#client/kit/time';
import { useWeek, WeekPicker } from '#client/kit/week-picker';
import { type Translate, useWords } from '#client/kit/words';
import { RegisterTag } from '#client/lesson/register-tag';
import { useStandingIn } from '#client/lesson/standing-in';
import '#client/lesson/lesson.words';

/** A teacher's lessons, a week of them: this one, or any before or after it. */
export function ScheduleScreen() {
  const t = useWords('lesson');
  const monday = useWeek();
  return (
    <Screen title={t('schedule')} actions={<><WeekPicker monday={monday} /><Link className="btn" to="/teacher/week">{t('byWeek')}</Link></>}>
      <Week monday={monday} title={monday === mondayOf(clock.today()) ? t('week') : t('weekFrom', { tanggal: formatTanggal(monday) })} />
    </Screen>
  );
}

/** The week's, each with the state of its register. */
function Week({ monday, title }: { monday: string; title: string }) {
  const t = useWords('lesson');
  const [now, { told }] = [useNow(60_000), useStandingIn()];
  return (
    <section className="panel">
      <h2>{title}</h2>
      <ServerTable endpoint={lesson.between} input={{ dates: `${monday},${addDays(monday, 6)}` }} columns={columnsOf(t, now, told)} rowKey="id_sesi" search />
    </section>
  );
}

const columnsOf = (t: Translate<'lesson'>, now: Date, told: ReturnType<typeof useStandingIn>['told']): Column<Sesi>[] => [
  { key: 'tanggal_sesi', title: t('day'), sorter: true, width: 180, text: ({ tanggal_sesi }) => `${formatHari(tanggal_sesi)}, ${formatTanggal(tanggal_sesi)}` },
  { key: 'time', title: t('time'), width: 180, text: ({ posisi, mulai, selesai }) => `${t('period', { posisi })} · ${formatJam(mulai)}–${formatJam(selesai)}` },
  { key: 'kelas', title: t('kelas'), sorter: true, text: ({ kelas }) => kelas },
  { key: 'mapel', title: t('mapel'), sorter: true, text: (it) => [it.mapel, told(it)].filter(Boolean).join(' · ') },
  { key: 'state', title: t('state'), width: 180, text: ({ terisi, jumlah_murid }) => `${terisi}/${jumlah_murid}`, render: (sesi) => <RegisterTag sesi={sesi} now={now} /> },
  {
    key: 'actions', title: t('action'),
    width: 140, render: ({ id_sesi, kelas, mapel, posisi }) => (
      <Link to={`/teacher/schedule/${id_sesi}`}>{t('openRegister')} <span className="visually-hidden">{kelas}, {mapel}, {t('period', { posisi })}</span></Link>
    ),
  },
];
