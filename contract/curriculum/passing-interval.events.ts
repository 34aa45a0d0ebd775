import { z } from 'zod';
import { Interval } from '#contract/curriculum/passing-interval';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { reason } from '#contract/kit/reasoned';

const interval = z.array(Interval);

export const PassingGradeIntroduced = event('PassingGradeIntroduced', { id_kbm: Id, kkm: z.int(), interval });
export const PassingIntervalsChanged = event('PassingIntervalsChanged', { id_kbm: Id, interval, sebelum: interval, ...reason });
export const PassingGradeWithdrawn = event('PassingGradeWithdrawn', { id_kbm: Id, kkm: z.int(), interval, ...reason });
