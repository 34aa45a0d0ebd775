import { endpoint, one } from '#contract/kit/endpoint';
import { Model } from '#contract/timetable/timetable';

export const timetable = {
  /** The model that lessons follow now. */
  activeModel: endpoint('timetable.activeModel', 'GET /api/model/active', { output: one(Model), allow: 'user', live: 'notice' }),
};
