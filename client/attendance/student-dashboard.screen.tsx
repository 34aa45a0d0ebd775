import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SesiMurid } from '#contract/lesson/student-dashboard.api';
import { studentDashboard } from '#contract/lesson/student-dashboard.api';
import type { Rekap } from '#contract/attendance/attendance';
import { presenceOf } from '#contract/attendance/presence';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { formatAngka, formatPersen } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { clock, formatHariTanggal, formatJam, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import { CheckIn } from '#client/attendance/check-in';
import { type Grade, gradeOf } from '#client/attendance/percent';
import '#client/attendance/student.css';
import '#client/attendance/student.words';

const ConsentNotice = lazy(() => import('#client/attendance/consent-notice'));
const TONE: Record<Grade, Tone> = { green: 'good', yellow: 'warn', red: 'bad' };

/** A student's day: the lesson they are asked to check in to, today's and the week's lessons, and how often they were there. */
export function StudentDashboardScreen() {
  const t = useWords('student');
  const id_sesi = useSearchParams()[0].get('id_sesi');
  const id = useSession()?.user.id;
  return (
    <Screen title={t(id_sesi ? 'checkIn' : 'dashboard')}>
      {id && <Suspense fallback={null}><ConsentNotice id={id} /></Suspense>}
      {id_sesi && <CheckIn key={id_sesi} id_sesi={id_sesi} />}
      <Lessons />
      <Progress />
    </Screen>
  );
}

function Lessons() {
  const t = useWords('student');
  const now = useNow(60_000);
  const [id_murid, today] = [useSession()?.user.id, clock.today()];
  const monday = mondayOf(today);
  const { data } = useView(studentDashboard.lessons, { dates: `${monday},${addDays(monday, 6)}`, id_murid });
  const days = [...new Set(data.map((it) => it.tanggal_sesi))];
  return (
    <>
      <section className="panel">
        <h2>{t('today', { hari: formatHariTanggal(today) })}</h2>
        <Day lessons={data.filter((it) => it.tanggal_sesi === today)} now={now} />
      </section>
      <section className="panel">
        <h2>{t('week')}</h2>
        {days.length === 0 && <p className="student-none">{t('noWeek')}</p>}
        {days.map((day) => (
          <div key={day}>
            <h3 className="student-day">{formatHariTanggal(day)}</h3>
            <Day lessons={data.filter((it) => it.tanggal_sesi === day)} now={now} />
          </div>
        ))}
      </section>
    </>
  );
}

function Day({ lessons, now }: { lessons: readonly SesiMurid[]; now: Date }) {
  const t = useWords('student');
  if (!lessons.length) return <p className="student-none">{t('noLessons')}</p>;
  return (
    <ul className="student-lessons">
      {lessons.map((it) => (
        <li key={it.id_sesi}>
          <span className="student-time">{formatJam(it.mulai)}–{formatJam(it.selesai)}</span>
          <span className="student-what"><strong>{it.mapel}</strong>{it.guru && <span>{it.guru}</span>}</span>
          <State lesson={it} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** What has not begun has no attendance yet. */
function State({ lesson: { libur, mulai, status_kehadiran }, now }: { lesson: SesiMurid; now: Date }) {
  const t = useWords('student');
  if (libur) return <StatusTag tone="calm">{t('libur')}</StatusTag>;
  if (!status_kehadiran && now.getTime() < Date.parse(mulai)) return <StatusTag tone="calm">{t('upcoming')}</StatusTag>;
  return <AttendanceTag status={status_kehadiran} />;
}

function Progress() {
  const t = useWords('student');
  const { data: { mapel, ...whole } } = useView(studentDashboard.progress, { id_murid: useSession()?.user.id });
  const presenceIn = (it: Counts) => presenceOf(it, it.total_sesi);
  const { hadir, terisi, belum, total } = presenceIn(whole);
  return (
    <section className="panel">
      <h2>{t('progress')}</h2>
      <p className="student-progress"><Percent {...whole} /> {t('presentOf', { hadir: formatAngka(hadir), total: formatAngka(total), terisi: formatAngka(terisi), belum: formatAngka(belum) })}</p>
      <p className="student-none">{t('formula')}</p>
      {mapel.length > 0 && (
        <div className="scroll-x" role="region" aria-label={t('progress')} tabIndex={0}>
          <table className="plain-table">
            <thead><tr>{(['mapel', 'percent', 'present', 'sick', 'excused', 'absent', 'left', 'lessons'] as const).map((name) => <th key={name} scope="col">{t(name)}</th>)}</tr></thead>
            <tbody>
              {mapel.map((it) => (
                <tr key={it.mapel}>
                  <th scope="row">{it.mapel}</th>
                  <td><Percent {...it} /></td>
                  {[presenceIn(it).hadir, it.Sakit, it.Izin, it.Alpa, presenceIn(it).belum, it.total_sesi].map((n, i) => <td key={['present', 'sick', 'excused', 'absent', 'left', 'lessons'][i]}>{formatAngka(n)}</td>)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

type Counts = Rekap & { total_sesi: number };

const Percent = ({ persen_hadir }: { persen_hadir: number | null }) =>
  <StatusTag tone={persen_hadir === null ? 'calm' : TONE[gradeOf(persen_hadir)]}>{formatPersen(persen_hadir)}</StatusTag>;
