import { z } from 'zod';
import { PassingInterval, PREDIKAT } from '#contract/curriculum/passing-interval';
import { Done, doneWith, endpoint, listOf, paging } from '#contract/kit/endpoint';
import { Id, integer } from '#contract/kit/fields';
import { reasoned } from '#contract/kit/reasoned';
import { changing } from '#contract/kit/seen';

const writers = ['kurikulum', 'admin'] as const;
const bound = integer({ max: 100 }).optional();

export const passingInterval = {
  /** Four rows a passing grade, A to D. */
  list: endpoint('passingInterval.list', 'GET /api/kbm-master/interval', {
    input: paging(['kkm', 'predikat']), output: listOf(PassingInterval), allow: 'user', live: 'notice',
  }),
  create: endpoint('passingInterval.create', 'POST /api/kbm-master/interval', {
    input: { kkm: integer({ min: 60, max: 85 }) }, output: doneWith(z.object({ id: Id })), allow: writers,
  }),
  /** A bound that moves takes its neighbour along, so that no grade is left out. Of what passing grade and predicate an interval is never changes. */
  change: endpoint('passingInterval.change', 'PUT /api/kbm-master/interval/:id', {
    input: { id: Id, ...changing({ kkm: z.int().optional(), predikat: z.enum(PREDIKAT).optional(), batas_bawah: bound, batas_atas: bound }), ...reasoned }, output: Done, allow: writers,
  }),
  /** The whole passing grade, by its id or by that of one of its intervals. */
  remove: endpoint('passingInterval.remove', 'DELETE /api/kbm-master/:id', { input: { id: Id, ...reasoned }, output: Done, allow: writers }),
};
