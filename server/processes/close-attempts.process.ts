import { TENGGANG_MS } from '#contract/exam/protocol';
import { AttemptsDue, NextDeadline } from '#projections/exam/sitting.query';
import { CloseAttempt } from '#server/exam/attempt.commands';
import { dueProcess } from '#server/kit/processes/process';

/** An exam ends when its time and the minute after it are over, whatever the student's device does. */
export const closeAttempts = dueProcess({
  name: 'close-attempts',
  due: async (now, ask) => (await ask(new AttemptsDue({ before: new Date(now.getTime() - TENGGANG_MS).toISOString() }))).map((it) => [CloseAttempt, it] as const),
  async next(_, ask) {
    const tenggat = await ask(new NextDeadline({}));
    // The decider closes what is over, not what is just ending.
    return tenggat === undefined ? undefined : new Date(Date.parse(tenggat) + TENGGANG_MS + 1);
  },
});
