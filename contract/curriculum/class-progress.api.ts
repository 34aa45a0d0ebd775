import { z } from 'zod';
import { KemajuanKelas, KemajuanSekolah } from '#contract/curriculum/class-progress';
import { LEADERS } from '#contract/identity/identity';
import { endpoint, one } from '#contract/kit/endpoint';


/** How far the classes of the active semester are: plans, registers, work, class by class and together. */
export const classProgress = {
  header: endpoint('classProgress.header', 'GET /api/guru/curriculum/overall-header', { output: one(KemajuanSekolah), allow: LEADERS, live: 'calm' }),
  classes: endpoint('classProgress.classes', 'GET /api/guru/curriculum/class-sp-progress', { output: one(z.array(KemajuanKelas)), allow: LEADERS, live: 'calm' }),
};
