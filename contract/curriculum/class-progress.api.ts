import { z } from 'zod';
import { KemajuanKelas, KemajuanSekolah } from '#contract/curriculum/class-progress';
import { endpoint, one } from '#contract/kit/endpoint';

const OVERSEERS = ['kurikulum', 'kepalaSekolah'] as const;

/** How far the classes of the active semester are: plans, registers, work, class by class and together. */
export const classProgress = {
  header: endpoint('classProgress.header', 'GET /api/guru/curriculum/overall-header', { output: one(KemajuanSekolah), allow: OVERSEERS, live: 'calm' }),
  classes: endpoint('classProgress.classes', 'GET /api/guru/curriculum/class-sp-progress', { output: one(z.array(KemajuanKelas)), allow: OVERSEERS, live: 'calm' }),
};
