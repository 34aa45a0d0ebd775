import type { Recorded } from '#contract/kit/event';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { Model } from '#contract/timetable/timetable';
import { SchoolYearActivated } from '#contract/school-year/school-year.events';
import { ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { SwitchedOnModel } from '#projections/timetable/timetable.query';
import type { Ask } from '#projections/kit/question';
import { process } from '#server/kit/processes/process';
import { ChooseModel } from '#server/timetable/timetable.decider';

const { created, changed } = scheduleModel.events;

/** The model that is switched on is the one that the active year's coming lessons follow, whichever of both came last: from tomorrow on, as those of today have begun by the other. */
export const chooseModel = process({
  name: 'choose-model',
  events: { [created.type]: created, [changed.type]: changed, SchoolYearActivated },
  on: { [created.type]: chosen, [changed.type]: chosen, SchoolYearActivated: followed },
});

async function chosen({ data }: Recorded, ask: Ask) {
  const year = data.aktif ? await ask(new ActiveSchoolYear()) : undefined;
  return year ? [[ChooseModel, { id_tahun_ajaran: year.id_tahun_ajaran, model: Model.parse(data) }] as const] : [];
}

async function followed({ data: { id_tahun_ajaran } }: Recorded, ask: Ask) {
  const model = await ask(new SwitchedOnModel({}));
  return model ? [[ChooseModel, { id_tahun_ajaran, model }] as const] : [];
}
