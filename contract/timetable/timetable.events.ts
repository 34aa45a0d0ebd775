import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { Model } from '#contract/timetable/timetable';

export const ModelChosen = event('ModelChosen', { id_tahun_ajaran: Id, model: Model, sebelum: Model.nullable() });
export const SlotPlaced = event('SlotPlaced', {
  id_slot: Id,
  id_tahun_ajaran: Id,
  hari: z.int().min(1).max(7),
  posisi: z.int().min(1).max(12),
  id_kelas_tahun_ajaran: Id,
  id_mata_pelajaran: Id,
  id_guru: Id,
});
