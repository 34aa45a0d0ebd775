import { z } from 'zod';
import { type Interval, PREDIKAT } from '#contract/curriculum/passing-interval';
import { PassingGradeIntroduced, PassingGradeWithdrawn, PassingIntervalsChanged } from '#contract/curriculum/passing-interval.events';
import { Id } from '#contract/kit/fields';
import { patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';
import { uuidV5 } from '#projections/kit/uuid';

export const passingInterval = table('passing_interval', { id: Id, id_kbm: Id, kkm: z.int(), predikat: z.string(), batas_bawah: z.int(), batas_atas: z.int() }, ['id']);

/** An interval's id follows from its passing grade and predicate. */
const idOf = (id_kbm: string, predikat: string) => uuidV5(id_kbm, predikat);

export const passingIntervalProjection = projection({
  name: 'passing-interval',
  version: 1,
  tables: [passingInterval],
  events: { PassingGradeIntroduced, PassingIntervalsChanged, PassingGradeWithdrawn },
  on: {
    PassingGradeIntroduced: ({ data: { id_kbm, kkm, interval } }) => interval.map((it) => put(passingInterval, { id: idOf(id_kbm, it.predikat), id_kbm, kkm, ...it })),
    PassingIntervalsChanged: ({ data: { id_kbm, interval } }) =>
      interval.map(({ predikat, ...bounds }: Interval) => patch(passingInterval, { id: idOf(id_kbm, predikat) }, bounds)),
    PassingGradeWithdrawn: ({ data: { id_kbm } }) => PREDIKAT.map((it) => remove(passingInterval, { id: idOf(id_kbm, it) })),
  },
});
