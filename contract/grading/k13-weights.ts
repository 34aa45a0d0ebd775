import type { Fault } from '#contract/kit/resource';
import { integer } from '#contract/kit/fields';

/** How daily tests, mid-term and end of term weigh in K13 (domain 2.2), as a ratio. */
export const k13Weights = { bobot_ph: integer({ max: 100 }).default(2), bobot_pts: integer({ max: 100 }).default(1), bobot_pas: integer({ max: 100 }).default(1) };

export const weighsNothing = ({ bobot_ph, bobot_pts, bobot_pas }: { [K in keyof typeof k13Weights]: number }): Fault | undefined =>
  bobot_ph + bobot_pts + bobot_pas > 0 ? undefined : { field: 'bobot_ph', id: 'Salah satu bobot K13 harus lebih dari 0.', en: 'One of the K13 weights must be more than 0.' };
