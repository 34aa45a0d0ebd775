import { z } from 'zod';
import { Id } from '#contract/kit/fields';
import { Model } from '#contract/timetable/timetable';
import { ModelChosen, SlotPlaced } from '#contract/timetable/timetable.events';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

export const scheduleModel = table('schedule_model', { id_tahun_ajaran: Id, model: Model }, ['id_tahun_ajaran']);
export const slot = table('slot', {
  id_slot: Id, id_tahun_ajaran: Id, hari: z.int(), posisi: z.int(), id_kelas_tahun_ajaran: Id, id_mata_pelajaran: Id, id_guru: Id,
}, ['id_slot'], [['id_tahun_ajaran', 'hari']]);

export const timetableProjection = projection({
  name: 'timetable',
  version: 1,
  tables: [scheduleModel, slot],
  events: { ModelChosen, SlotPlaced },
  on: {
    ModelChosen: ({ data: { id_tahun_ajaran, model } }) => put(scheduleModel, { id_tahun_ajaran, model }),
    SlotPlaced: ({ data }) => put(slot, data),
  },
});
