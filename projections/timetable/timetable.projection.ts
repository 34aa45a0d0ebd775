import { z } from 'zod';
import { Id, ref } from '#contract/kit/fields';
import { Model } from '#contract/timetable/timetable';
import { ModelChosen, SlotPlaced } from '#contract/timetable/timetable.events';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { referredAs } from '#projections/kit/reference';
import { about, table } from '#projections/kit/table';

/** The model that a year's lessons follow. */
export const chosenModel = table('chosen_model', { id_tahun_ajaran: ref('school-year'), model: Model }, ['id_tahun_ajaran']);
export const slot = about(table('slot', {
  id_slot: Id, id_tahun_ajaran: ref('school-year'), hari: z.int(), posisi: z.int(), id_kelas_tahun_ajaran: ref('class'), id_mata_pelajaran: ref('subject'), id_guru: ref('teacher'),
}, ['id_slot'], [['id_tahun_ajaran', 'hari']]), { id_guru: 'keeps' });

referredAs('slot', { table: slot, key: 'id_slot', label: 'posisi' });

export const timetableProjection = projection({
  name: 'timetable',
  version: 2,
  tables: [chosenModel, slot],
  events: { ModelChosen, SlotPlaced },
  on: {
    ModelChosen: ({ data: { id_tahun_ajaran, model } }) => put(chosenModel, { id_tahun_ajaran, model }),
    SlotPlaced: ({ data }) => put(slot, data),
  },
});
