import { z } from 'zod';
import { Id, ref, Waktu } from '#contract/kit/fields';
import { SebabUbahan } from '#contract/timetable/slot';
import { Model } from '#contract/timetable/timetable';
import { ModelChosen, SlotChanged, SlotMoved, SlotPlaced, SlotRemoved, TimetableRearranged } from '#contract/timetable/timetable.events';
import { patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { referredAs } from '#projections/kit/reference';
import { about, table } from '#projections/kit/table';

/** The model that a year's lessons follow. */
export const chosenModel = table('chosen_model', { id_tahun_ajaran: ref('school-year'), model: Model }, ['id_tahun_ajaran']);
/** Every model that a year's lessons have followed, and when it was chosen. */
export const modelSince = table('model_since', { id_tahun_ajaran: Id, dibuat: Waktu, model: Model }, ['id_tahun_ajaran', 'dibuat']);
export const slot = about(table('slot', {
  id_slot: Id, id_tahun_ajaran: ref('school-year'), hari: z.int(), posisi: z.int(), id_kelas_tahun_ajaran: ref('class'), id_mata_pelajaran: ref('subject'), id_guru: ref('teacher'), ruang: z.string().nullable(),
}, ['id_slot'], [['id_tahun_ajaran', 'hari'], ['id_guru'], ['id_kelas_tahun_ajaran']]), { id_guru: 'keeps' });
/** Places that were taken once and are free now. */
export const formerSlot = table('former_slot', { id_slot: Id, id_tahun_ajaran: Id }, ['id_slot'], [['id_tahun_ajaran']]);
/** Many slots that were changed at once; `urung` is what took it back. */
export const timetableChange = table('timetable_change', {
  id_ubahan: Id, id_tahun_ajaran: Id, sebab: SebabUbahan, dibuat: Waktu, oleh: Id.nullable(), jumlah_hapus: z.int(), jumlah_tempat: z.int(), urung: Id.nullable(),
}, ['id_ubahan'], [['id_tahun_ajaran', 'dibuat']]);

referredAs('slot', { table: slot, key: 'id_slot', label: 'posisi' });

export const timetableProjection = projection({
  name: 'timetable',
  version: 4,
  tables: [chosenModel, modelSince, slot, formerSlot, timetableChange],
  events: { ModelChosen, SlotPlaced, SlotMoved, SlotChanged, SlotRemoved, TimetableRearranged },
  on: {
    ModelChosen: ({ at, data: { id_tahun_ajaran, model } }) => [put(chosenModel, { id_tahun_ajaran, model }), put(modelSince, { id_tahun_ajaran, dibuat: at, model })],
    SlotPlaced: ({ data }) => put(slot, data),
    SlotMoved: ({ data: { id_slot, hari, posisi } }) => patch(slot, { id_slot }, { hari, posisi }),
    SlotChanged: ({ data: { id_slot, id_mata_pelajaran, id_guru, ruang } }) => patch(slot, { id_slot }, { id_mata_pelajaran, id_guru, ruang }),
    SlotRemoved: ({ data: { id_slot, id_tahun_ajaran } }) => [remove(slot, { id_slot }), put(formerSlot, { id_slot, id_tahun_ajaran })],
    TimetableRearranged: ({ at, meta, data: { id_tahun_ajaran, id_ubahan, sebab, urung, hapus, tempat } }) => [
      ...hapus.flatMap(({ id_slot }) => [remove(slot, { id_slot }), put(formerSlot, { id_slot, id_tahun_ajaran })]),
      ...tempat.flatMap((it) => [put(slot, { ...it, id_tahun_ajaran }), remove(formerSlot, { id_slot: it.id_slot })]),
      put(timetableChange, { id_ubahan, id_tahun_ajaran, sebab, dibuat: at, oleh: meta.account, jumlah_hapus: hapus.length, jumlah_tempat: tempat.length, urung: null }),
      ...(urung ? [patch(timetableChange, { id_ubahan: urung }, { urung: id_ubahan })] : []),
    ],
  },
});
