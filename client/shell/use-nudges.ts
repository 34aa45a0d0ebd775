import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { planning } from '#contract/lesson/planning.api';
import { follow } from '#client/kit/live';
import { useMayAsk } from '#client/kit/session';
import type { NudgeKind } from '#client/shell/nudge';

/** Whoever teaches is told what they are reminded of the moment it comes, wherever they are; until then it costs nothing. */
export function useNudges() {
  const go = useNavigate();
  const [hasRegisters, hasPlans] = [useMayAsk(attendance.reminders), useMayAsk(planning.reminders)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is changes nothing
  useEffect(() => {
    const tell = (kind: NudgeKind) => () => void import('#client/shell/nudge').then((it) => it.tellNudges(kind, go)).catch(() => undefined);
    const ends = [...(hasRegisters ? [follow(attendance.reminders, {}).watch(tell('register'))] : []), ...(hasPlans ? [follow(planning.reminders, {}).watch(tell('plan'))] : [])];
    return () => ends.forEach((end) => void end());
  }, [hasRegisters, hasPlans]);
}
