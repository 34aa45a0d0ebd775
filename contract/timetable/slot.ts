import { z } from 'zod';
import { Id, integer, optional, ref, text } from '#contract/kit/fields';

/** A day has at most so many lessons (domain A.2). */
export const MOST_PERIODS = 12;

/** Where in the week; `hari` 1 is Senin. */
export const tempat = { hari: integer({ min: 1, max: 6 }), posisi: integer({ min: 1, max: MOST_PERIODS }) };
export const Ruang = text({ max: 30 });
/** What is taught there, by whom, and in which room where the school has rooms of their own. */
export const isi = { id_mata_pelajaran: ref('subject'), id_guru: ref('teacher'), ruang: optional(Ruang) };

/** A place in the week that is taken, as the timetable's facts keep it. */
export const Placed = z.object({
  id_slot: Id, hari: z.int(), posisi: z.int(), id_kelas_tahun_ajaran: Id, id_mata_pelajaran: Id, id_guru: Id, ruang: z.string().nullable(),
});
export type Placed = z.infer<typeof Placed>;

const named = { id_kelas: Id, kelas: z.string(), mapel: z.string(), kode: z.string(), guru: z.string().nullable() };
/** The same with its hours, `HH:mm`, and in words. */
export const Slot = Placed.extend({ id: Id, id_tahun_ajaran: Id, mulai: z.string(), selesai: z.string(), ...named });
export type Slot = z.infer<typeof Slot>;

export const SlotBernama = Placed.extend({ kelas: z.string(), mapel: z.string(), guru: z.string().nullable() });
export type SlotBernama = z.infer<typeof SlotBernama>;
/** What a wish runs into: whose time it is, and what they have then. */
export const Bentrok = z.object({ jenis: z.enum(['guru', 'kelas', 'ruang']), ...SlotBernama.shape });
export type Bentrok = z.infer<typeof Bentrok>;
/** A place in which class, teacher and room are free. */
export const Alternatif = z.object({ hari: z.int(), posisi: z.int() });
export type Alternatif = z.infer<typeof Alternatif>;

/** What is unusual, but allowed: more lessons than are allotted, a teacher who is not said to teach the subject there. */
export const PeringatanSlot = z.enum(['LEBIH_ALOKASI', 'BUKAN_PENGAMPU']);
export type PeringatanSlot = z.infer<typeof PeringatanSlot>;

/** Why many slots were rearranged at once. */
export const SebabUbahan = z.enum(['impor', 'salin_hari', 'salin_kelas', 'urung']);
export type SebabUbahan = z.infer<typeof SebabUbahan>;
