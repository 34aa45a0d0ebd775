import type { Kysely } from 'kysely';
import { defaultModel, Model } from '#contract/timetable/timetable';
import { timetable as api } from '#contract/timetable/timetable.api';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { answer, Question, viewOf } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import type { Db } from '#projections/kit/table';
import { chosenModel, slot } from '#projections/timetable/timetable.projection';

const modelResource = readOf(scheduleModel).table;

export type PlacedSlot = {
  id_slot: string; hari: number; posisi: number; id_kelas: string; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; id_guru: string;
};
/** The timetable of a school year with the model that gives its hours. */
export class Timetable extends Question<{ id_tahun_ajaran: string }, { model: Model; slots: PlacedSlot[] }> {}

/** The model that is switched on, if one is. */
export class SwitchedOnModel extends Question<{}, Model | undefined> {}
/** The model that is switched on, otherwise the specification's own. */
export class ActiveModel extends viewOf(api.activeModel) {}

const switchedOn = async (db: Kysely<Db<typeof modelResource>>) => {
  const active = await db.selectFrom('schedule-model').selectAll().where('aktif', '=', true).executeTakeFirst();
  return active && Model.parse(active);
};

export const activeModel = answer(ActiveModel, [modelResource], async (db) => ({ data: (await switchedOn(db)) ?? defaultModel }));
export const switchedOnModel = answer(SwitchedOnModel, [modelResource], (db) => switchedOn(db));

export const timetable = answer(Timetable, [chosenModel, slot, schoolClass], async (db, { id_tahun_ajaran }) => {
  const chosen = await db.selectFrom('chosen_model').select('model').where('id_tahun_ajaran', '=', id_tahun_ajaran).executeTakeFirst();
  const slots = await db
    .selectFrom('slot')
    .innerJoin('class', 'class.id_kelas_tahun_ajaran', 'slot.id_kelas_tahun_ajaran')
    .select(['id_slot', 'hari', 'posisi', 'class.id_kelas', 'slot.id_kelas_tahun_ajaran', 'id_mata_pelajaran', 'slot.id_guru'])
    .where('slot.id_tahun_ajaran', '=', id_tahun_ajaran)
    .orderBy('hari').orderBy('posisi').orderBy('id_slot')
    .execute();
  return { model: chosen?.model ?? defaultModel, slots };
});
