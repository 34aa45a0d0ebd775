import { z } from 'zod';
import { Kbm, KKM } from '#contract/curriculum/kbm';
import { OVERSEERS } from '#contract/identity/identity';
import { doneWith, endpoint, one } from '#contract/kit/endpoint';
import { Id, integer } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { reasoned } from '#contract/kit/reasoned';

const MOST = 500;
const kkm = integer({ min: KKM.min, max: KKM.max });

export const kbm = {
  /** Every subject on every level of a semester, of the active one where none is named. */
  subjects: endpoint('kbm.subjects', 'GET /api/kbm/mapel', { input: { id_tahun_ajaran: Id.optional() }, output: one(z.array(Kbm)), allow: OVERSEERS, live: 'notice' }),
  /** Gives each that has none the passing grade of the semester before, or the usual one; `id` is the semester. */
  generate: endpoint('kbm.generate', 'POST /api/kbm/generate/:id', { input: { id: Id }, output: doneWith(z.object({ jumlah: z.int() })), allow: ['kurikulum'] }),
  /** All of them or none; `sebelum`: what they were when they were read. */
  update: endpoint('kbm.update', 'PUT /api/kbm/update_all', { input: { id_tahun_ajaran: Id, kbm: z.array(z.object({ id: Id, kkm, sebelum: z.int().optional() })).min(1).max(MOST), ...reasoned }, allow: ['kurikulum'] }),
};

labelled({ kbm: 'Passing Grades' });
