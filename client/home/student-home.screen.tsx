import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { schoolYear } from '#contract/school-year/school-year.api';
import { studentDashboard, type SesiMurid } from '#contract/lesson/student-dashboard.api';
import { leave } from '#contract/leave/leave.api';
import { sitting } from '#contract/exam/sitting.api';
import { CheckIn } from '#client/attendance/check-in';
import { SemesterBar } from '#client/attendance/semester-bar';
import { ALL_EXAMS, openOf } from '#client/exam/student-exam';
import { greetingTo } from '#client/home/calling';
import { type Day, dayOf, doubled } from '#client/home/day';
import { dayLine } from '#client/home/day-line';
import { Card, Home, Say } from '#client/home/frame';
import { Slots } from '#client/home/slots';
import { ExamNow, StudentNow } from '#client/home/student-now';
import { OwnLeave } from '#client/home/own-leave';
import { NewestMaterial } from '#client/home/newest-material';
import { WorkToDo } from '#client/home/work-to-do';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { useSession } from '#client/kit/session';
import { clock, formatJam, useNow } from '#client/kit/time';
import { useAhead, useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import '#client/home/student.words';

const ConsentNotice = lazy(() => import('#client/attendance/consent-notice'));

/** A student's day: what is on now and next, what they are to hand in, the lesson they are asked to check in to, today, and how often they were there. */
export function StudentHomeScreen() {
  const [params] = useAddress();
  const id_sesi = params.get('id_sesi');
  const id = useSession()?.user.id;
  return (
    <Home>
      <StudentHome>{id_sesi && <CheckIn key={id_sesi} id_sesi={id_sesi} kode={params.get('kode') ?? ''} />}</StudentHome>
      {id && <Suspense fallback={null}><ConsentNotice id={id} /></Suspense>}
    </Home>
  );
}

function StudentHome({ children }: { children: React.ReactNode }) {
  const [t, w] = [useWords('home'), useWords('studentHome')];
  const session = useSession();
  const at = useNow(15_000);
  const today = clock.today();
  useAhead(schoolYear.currentWeek, {});
  useAhead(sitting.list, ALL_EXAMS);
  useAhead(leave.mine, {});
  const { data: lessons } = useView(studentDashboard.lessons, { dates: `${today},${today}`, id_murid: session?.user.id });
  const { data: week } = useView(schoolYear.currentWeek, {});
  const { data: exams } = useView(sitting.list, ALL_EXAMS);
  const day = dayOf(doubled(lessons), at);
  const [exam, ...others] = openOf(exams, at.getTime());
  return (
    <>
      <Say eyebrow={dayLine(t, week?.minggu_ke)}>{`${greetingTo(session, at, t, useWords('areas'))} ${exam ? w('sayExam', { judul: exam.judul, jam: formatJam(exam.tenggat ?? exam.tutup) }) : sentenceOf(day, w)}`}</Say>
      {children}
      <div className="home-columns">
        <div>
          {exam ? <ExamNow exam={exam} others={others} /> : <StudentNow day={day} at={at} />}
          <Boundary><OwnLeave /><WorkToDo /></Boundary>
          <Boundary><NewestMaterial /></Boundary>
        </div>
        <div>
          <Card id="today" title={t('today')} about={<Link to="/student/schedule">{w('week')}</Link>}>
            {day.lines.length ? <Slots lines={day.lines} at={at} /> : <p className="home-none">{w('noLessons')}</p>}
          </Card>
          <Boundary><Card id="semester" title={w('semester')} about={<Link to="/student/attendance">{w('attendance')}</Link>}><SemesterBar /><p className="home-line"><Link to="/student/leave">{w('askLeave')}</Link></p></Card></Boundary>
        </div>
      </div>
    </>
  );
}

/** What the day still brings. */
function sentenceOf({ now, next, lines }: Day<SesiMurid & { jam: number }>, w: Translate<'studentHome'>) {
  if (now) return w('sayNow', { mapel: now.mapel, jam: formatJam(now.selesai) });
  if (next) return w('sayNext', { mapel: next.mapel, jam: formatJam(next.mulai) });
  return w(lines.some((it) => it.lesson && !it.lesson.libur) ? 'sayDone' : 'sayFree');
}
