import { passingInterval } from '#contract/curriculum/passing-interval.api';
import { grading } from '#contract/grading/grading.api';
import { resources } from '#contract/kit/resource';
import { reportCard } from '#contract/report-card/report-card.api';
import { subject } from '#contract/subject/subject.api';
import { timetable } from '#contract/timetable/timetable.api';
import { uuidV5 } from '#projections/kit/uuid';
import { IntroducePassingGrade } from '#server/curriculum/passing-interval.decider';
import type { Right } from '#test/api/rights';
import { furnish as furnishMasterData, idOfRow, sampleOf } from '#test/kit/master-data';
import type { School } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

const everywhere = (may: string) => ({ A: may, B: may });
/** After the access column of the tables: who writes; all read but where a reader is named. */
const ACCESS: Record<string, { write: string; read?: string }> = {
  level: { write: 'admin' }, program: { write: 'admin' }, 'curriculum-group': { write: 'admin' }, 'core-competence': { write: 'admin' }, subject: { write: 'admin' },
  'basic-competence': { write: 'admin kurikulum budi' }, 'leadership-period': { write: 'admin' }, activity: { write: 'admin' }, 'conduct-rule': { write: 'admin' },
  'counselling-category': { write: 'bk', read: 'bk' }, predicate: { write: 'admin kurikulum' }, 'report-template': { write: 'admin kurikulum' },
  'report-setting': { write: 'admin kurikulum' }, 'grade-weight': { write: 'admin kurikulum' }, 'schedule-model': { write: 'admin', read: 'admin' }, 'lesson-allocation': { write: 'admin', read: 'admin kurikulum kepala' },
};
const KBM = { kept: idOf('kkm kept'), gone: idOf('kkm gone') };

/** What the rights of master data are tried on. */
export async function furnish(school: School) {
  await furnishMasterData(school);
  await school.give(IntroducePassingGrade, { id_kbm: KBM.kept, kkm: 75 });
  await school.give(IntroducePassingGrade, { id_kbm: KBM.gone, kkm: 76 });
}

export const RIGHTS: Right[] = [
  ...resources().flatMap((it): Right[] => {
    const { write, read } = ACCESS[it.name] as { write: string; read?: string };
    const [reading, writing] = [read ? everywhere(read) : ('user' as const), everywhere(write)];
    return [
      { endpoint: it.api.list, input: () => ({}), may: reading },
      ...(it.api.one ? [{ endpoint: it.api.one, input: () => ({ id: idOfRow(it.name, 0) }), may: reading }] : []),
      { endpoint: it.api.create, input: () => sampleOf(it).row(2), may: writing },
      { endpoint: it.api.change, input: () => ({ id: idOfRow(it.name, 0), ...sampleOf(it).change }), may: writing },
      // Whoever comes later finds nothing there any more, which is nobody's; see resources.test for competences that are.
      { endpoint: it.api.remove, input: () => ({ id: idOfRow(it.name, 1) }), may: it.name === 'basic-competence' ? everywhere(`${write} sari`) : writing },
    ];
  }),
  { endpoint: subject.master, input: () => ({}), may: everywhere('admin') },
  { endpoint: subject.competences, input: () => ({ id: idOf('MTK') }), may: 'user' },
  { endpoint: subject.competencesBy, input: () => ({}), may: 'user' },
  { endpoint: grading.allSettings, input: () => ({}), may: 'user' },
  { endpoint: reportCard.activityTemplates, input: () => ({}), may: 'user' },
  { endpoint: timetable.activeModel, input: () => ({}), may: 'user' },
  { endpoint: passingInterval.list, input: () => ({}), may: 'user' },
  { endpoint: passingInterval.create, input: () => ({ kkm: 77 }), may: everywhere('admin kurikulum') },
  { endpoint: passingInterval.change, input: () => ({ id: uuidV5(KBM.kept, 'B'), batas_atas: 91 }), may: everywhere('admin kurikulum') },
  { endpoint: passingInterval.remove, input: () => ({ id: KBM.gone }), may: everywhere('admin kurikulum') },
];
