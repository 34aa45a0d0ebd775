import { sql } from 'kysely';
import type { Interval, PassingInterval, Predikat } from '#contract/curriculum/passing-interval';
import { passingInterval as api } from '#contract/curriculum/passing-interval.api';
import { passingInterval } from '#projections/curriculum/passing-interval.projection';
import { paged } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';

export class PassingIntervals extends viewOf(api.list) {}
/** Which passing grade and predicate an interval is of. */
export class PassingIntervalById extends Question<{ id: string }, Of | undefined> {}
/** All intervals of a passing grade, by its id or by that of one of them, and whose bounds those are. */
export class IntervalsAround extends Question<{ id: string }, { kkm: number; predikat: Predikat | null; interval: Interval[] } | undefined> {}
type Of = { id_kbm: string; kkm: number; predikat: Predikat };

export const passingIntervalAnswers = [
  answer(PassingIntervals, [passingInterval], async (db, { search, sortBy, order, ...page }) => {
    let found = db.selectFrom('passing_interval');
    if (search) found = found.where(sql<boolean>`(kkm::text = ${search} OR predikat = upper(${search}))`);
    const { data, ...counted } = await paged(found.selectAll().orderBy(sortBy, order).orderBy('kkm').orderBy('predikat'), page);
    return { ...counted, data: data as PassingInterval[] };
  }),

  answer(PassingIntervalById, [passingInterval], async (db, { id }) =>
    (await db.selectFrom('passing_interval').select(['id_kbm', 'kkm', 'predikat']).where('id', '=', id).executeTakeFirst()) as Of | undefined),

  answer(IntervalsAround, [passingInterval], async (db, { id }) => {
    const rows = await db.selectFrom('passing_interval').selectAll().where('id_kbm', 'in', db.selectFrom('passing_interval as own').select('own.id_kbm').where((eb) => eb.or([eb('own.id', '=', id), eb('own.id_kbm', '=', id)]))).orderBy('predikat').execute();
    const [first] = rows;
    return first && { kkm: first.kkm, predikat: (rows.find((it) => it.id === id)?.predikat ?? null) as Predikat | null, interval: rows.map(({ predikat, batas_bawah, batas_atas }) => ({ predikat: predikat as Predikat, batas_bawah, batas_atas })) };
  }),
];
