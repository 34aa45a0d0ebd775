import type { Kysely } from 'kysely';
import { tanggalOf } from '#contract/school-year/school-days';
import type { Model } from '#contract/timetable/timetable';
import { timetable as api } from '#contract/timetable/timetable.api';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { yearAsked } from '#projections/school-year/school-year.query';
import { modelOf, modelResource, switchedOn } from '#projections/timetable/slot-rows';
import { chosenModel, modelSince } from '#projections/timetable/timetable.projection';
import { daysOf } from '#projections/timetable/week-schedule.query';

/** The model that is switched on, otherwise the one that lessons follow, at first the specification's own; of a week the one that its lessons follow, nothing where there is no such week. */
export class ActiveModel extends Question<{ id_week?: string | undefined }, { data: Model } | undefined> {
  static readonly endpoint = api.activeModel;
}

export const modelAnswers = [
  answer(ActiveModel, [modelResource, chosenModel, modelSince, schoolYear, institution], async (it, { id_week }, { now }) => {
    const db = it as Kysely<any>;
    if (!id_week) return { data: (await switchedOn(db)) ?? (await modelOf(db, (await yearAsked(db, undefined))?.id)) };
    const { jumlah_hari, zona_waktu } = await settingsOf(db);
    const week = await daysOf(db, id_week, tanggalOf(now, zona_waktu), jumlah_hari);
    if (!week) return undefined;
    const since: { dibuat: string; model: Model }[] = await db.selectFrom('model_since').select(['dibuat', 'model']).where('id_tahun_ajaran', '=', week.id_tahun_ajaran).orderBy('dibuat').execute();
    // One that is chosen is followed from the day after on, the first at once.
    const followed = since.findLast((one) => tanggalOf(new Date(one.dibuat), zona_waktu) < week.last) ?? since[0];
    return { data: followed?.model ?? (await modelOf(db, week.id_tahun_ajaran)) };
  }),
];
