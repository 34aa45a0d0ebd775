import type { ReactNode } from 'react';
import { institution } from '#contract/institution/institution.api';
import { home } from '#contract/home/home.api';
import { batasOf } from '#contract/attendance/batas';
import { lesson } from '#contract/lesson/lesson.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { greetingTo } from '#client/home/calling';
import { dayOf } from '#client/home/day';
import { dayLine } from '#client/home/day-line';
import { type Decision, decisionOf } from '#client/home/decision';
import { Say } from '#client/home/frame';
import { HomeroomCard } from '#client/home/homeroom-card';
import { NowNext } from '#client/home/now-next';
import { TeachingDay } from '#client/home/teaching-day';
import { TeachingWeek } from '#client/home/teaching-week';
import { WaitingList } from '#client/home/waiting';
import { Boundary } from '#client/kit/boundary';
import { useSession } from '#client/kit/session';
import { clock, formatJam, useNow } from '#client/kit/time';
import { useAhead, useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import { registerStateOf } from '#client/lesson/register-state';
import { useStandingIn } from '#client/lesson/standing-in';
import '#client/home/teacher.words';

const WHOLE_WEEK = 100;

/** A teacher's day: what is on now and next, what their office says of the school, what waits, the day and the week. */
export function TeacherHome({ children }: { children?: ReactNode }) {
  const [t, w] = [useWords('home'), useWords('teacherHome')];
  const session = useSession();
  const at = useNow(15_000);
  const monday = mondayOf(clock.today());
  useAhead(home.waiting, {});
  useAhead(institution.settings, {});
  useAhead(schoolYear.currentWeek, {});
  const { data: lessons } = useView(lesson.between, { dates: `${monday},${addDays(monday, 6)}`, limit: WHOLE_WEEK, id_guru: session?.user.id });
  const { data: waiting } = useView(home.waiting, {});
  const { data: settings } = useView(institution.settings, {});
  const { data: week } = useView(schoolYear.currentWeek, {});
  const { isMine } = useStandingIn();
  const [today, own] = [lessons.filter((it) => it.tanggal_sesi === clock.today()), lessons.filter(isMine)];
  const day = dayOf(today.filter(isMine), at);
  const isDaily = settings.presence_setting === 'per_hari';
  const isNowOwed = !isDaily && day.now !== undefined && registerStateOf(day.now, batasOf(settings, day.now), at).is === 'overdue';
  const decision = decisionOf(day, waiting, { isDaily, isNowOwed });
  return (
    <>
      <Say eyebrow={dayLine(t, week?.minggu_ke)}>{`${greetingTo(session, at, t, useWords('areas'))} ${sentenceOf(decision, w)}`}</Say>
      <NowNext now={day.now} next={day.next} at={at} isDaily={isDaily} />
      {children}
      <div className="home-columns">
        <WaitingList items={waiting} until={day.now && day.now.terisi < day.now.jumlah_murid ? undefined : day.next} />
        <TeachingDay day={dayOf(today, at)} settings={settings} at={at} isDaily={isDaily} />
      </div>
      <div className="home-columns is-turned">
        {session?.roles.includes('waliKelas') && <Boundary><HomeroomCard /></Boundary>}
        {own.length > 0 && <TeachingWeek lessons={own} settings={settings} at={at} />}
      </div>
    </>
  );
}

function sentenceOf({ first, also }: Decision, w: Translate<'teacherHome'>) {
  const said = first.key === 'nextAt' ? w('nextAt', { kelas: first.kelas, jam: formatJam(first.mulai) }) : w(first.key, { kelas: first.kelas ?? '' });
  return also ? `${said}; ${w(also.key, { count: also.count })}.` : `${said}.`;
}
