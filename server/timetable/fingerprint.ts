import { createHash } from 'node:crypto';
import type { Placed } from '#contract/timetable/slot';

/** A name for exactly this. */
export const fingerprintOf = (it: unknown) => createHash('sha256').update(JSON.stringify(it)).digest('hex').slice(0, 32);
/** Nothing else of a slot, in this order. */
export const placedIn = ({ id_slot, hari, posisi, id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru, ruang }: Placed): Placed => ({ id_slot, hari, posisi, id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru, ruang });
