import type { ReactNode } from 'react';
import type { Menunggu } from '#contract/home/home.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { greetingTo } from '#client/home/calling';
import { dayLine } from '#client/home/day-line';
import { Say } from '#client/home/frame';
import { WaitingList } from '#client/home/waiting';
import { useSession } from '#client/kit/session';
import { useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/teacher.words';
import '#client/home/waits.words';

type Props = { waiting: readonly Menunggu[]; /** What their office has to say, where it has something. */ said?: string; children?: ReactNode };

/** Whoever has no lessons of their own: one sentence, what waits, the rest. */
export function OtherHome({ waiting, said, children }: Props) {
  const [t, w, wait] = [useWords('home'), useWords('teacherHome'), useWords('waits')];
  const session = useSession();
  const { data: week } = useView(schoolYear.currentWeek, {});
  const waits = waiting.length ? `${w('waits', { count: waiting.length })}.` : wait('nothingWaits');
  return (
    <>
      <Say eyebrow={dayLine(t, week?.minggu_ke)}>{`${greetingTo(session, useNow(60_000), t, useWords('areas'))} ${said ?? waits}`}</Say>
      {waiting.length > 0 && <WaitingList items={waiting} />}
      {children}
    </>
  );
}
