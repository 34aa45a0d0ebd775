import { z } from 'zod';
import { PassingInterval } from '#contract/curriculum/passing-interval';
import { Done, doneWith, endpoint, listOf, paging } from '#contract/kit/endpoint';
import { Id, integer } from '#contract/kit/fields';
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
  /** A bound that moves takes its neighbour along, so that no grade is left out. */
  change: endpoint('passingInterval.change', 'PUT /api/kbm-master/interval/:id', {
    input: { id: Id, ...changing({ batas_bawah: bound, batas_atas: bound }) }, output: Done, allow: writers,
  }),
  remove: endpoint('passingInterval.remove', 'DELETE /api/kbm-master/:id', { input: { id: Id }, output: Done, allow: writers }),
};
