import { sql } from 'kysely';
import type { PassingInterval, Predikat } from '#contract/curriculum/passing-interval';
import { passingInterval as api } from '#contract/curriculum/passing-interval.api';
import { passingInterval } from '#projections/curriculum/passing-interval.projection';
import { paged } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';

export class PassingIntervals extends viewOf(api.list) {}
/** Which passing grade and predicate an interval is of. */
export class PassingIntervalById extends Question<{ id: string }, Of | undefined> {}
type Of = { id_kbm: string; kkm: number; predikat: Predikat };

export const passingIntervalAnswers = [
  answer(PassingIntervals, [passingInterval], async (db, { search, sortBy, order, ...page }) => {
    let found = db.selectFrom('passing_interval');
    if (search) found = found.where(sql<boolean>`kkm::text = ${search} OR predikat = upper(${search})`);
    const { data, ...counted } = await paged(found.selectAll().orderBy(sortBy, order).orderBy('kkm').orderBy('predikat'), page);
    return { ...counted, data: data as PassingInterval[] };
  }),

  answer(PassingIntervalById, [passingInterval], async (db, { id }) =>
    (await db.selectFrom('passing_interval').select(['id_kbm', 'kkm', 'predikat']).where('id', '=', id).executeTakeFirst()) as Of | undefined),
];
