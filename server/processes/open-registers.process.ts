import { NextLessonAt, RegistersDue } from '#projections/attendance/register.query';
import { OpenRegister } from '#server/attendance/attendance.commands';
import { dueProcess } from '#server/kit/processes/process';

/** A register opens when its lesson begins; nobody does it by hand. */
export const openRegisters = dueProcess({
  name: 'open-registers',
  due: async (now, ask) => (await ask(new RegistersDue({ now: now.toISOString() }))).map((it) => [OpenRegister, it] as const),
  async next(now, ask) {
    const at = await ask(new NextLessonAt({ now: now.toISOString() }));
    return at === undefined ? undefined : new Date(at);
  },
});
