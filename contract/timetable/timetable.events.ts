import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { Placed, SebabUbahan } from '#contract/timetable/slot';
import { Model } from '#contract/timetable/timetable';

const ofYear = { id_tahun_ajaran: Id };
const place = { hari: z.int(), posisi: z.int() };
const content = { id_mata_pelajaran: Id, id_guru: Id, ruang: z.string().nullable() };

export const ModelChosen = event('ModelChosen', { ...ofYear, model: Model, sebelum: Model.nullable() });
export const SlotPlaced = event('SlotPlaced', { ...ofYear, ...Placed.shape }, { version: 2, upcast: { 1: (data) => ({ ...data, ruang: null }) } });
export const SlotMoved = event('SlotMoved', { ...ofYear, id_slot: Id, ...place, sebelum: z.object(place) });
/** Something else is taught there, by somebody else or in another room. */
export const SlotChanged = event('SlotChanged', { ...ofYear, id_slot: Id, ...content, sebelum: z.object(content) });
export const SlotRemoved = event('SlotRemoved', { ...ofYear, ...Placed.shape });
/** Many at once: what is taken away and what is placed. `urung`: which of these it takes back. */
export const TimetableRearranged = event('TimetableRearranged', { ...ofYear, id_ubahan: Id, sebab: SebabUbahan, urung: Id.nullable(), hapus: z.array(Placed), tempat: z.array(Placed) });
