import { SemesterCopyWished } from '#contract/school-year/school-year.events';
import { ContentOfSemester } from '#projections/school-year/semester-content.query';
import { process } from '#server/kit/processes/process';
import { copyWishes } from '#server/processes/copy-semester';
import { FinishSemesterCopy } from '#server/school-year/school-year.decider';

/** The second semester begins with what the first one has; stopped half way, it goes on with what is still lacking. */
export const copySemester = process({
  name: 'copy-semester',
  events: { SemesterCopyWished },
  on: {
    SemesterCopyWished: async ({ data: { id_tahun_ajaran, dari, id_salinan } }, ask) => [
      ...copyWishes(id_tahun_ajaran, await ask(new ContentOfSemester({ id_tahun_ajaran: dari })), await ask(new ContentOfSemester({ id_tahun_ajaran }))),
      ...(id_salinan ? [[FinishSemesterCopy, { id_tahun_ajaran, id_salinan }] as const] : []),
    ],
  },
});
