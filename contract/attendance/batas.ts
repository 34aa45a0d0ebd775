import { BATAS_ABSEN, type Settings } from '#contract/institution/institution';
import { instantOf } from '#contract/school-year/school-days';

export type Limit = Pick<Settings, 'id_batas_absen' | 'zona_waktu'>;
type Times = { mulai: string; selesai: string; tanggal_sesi: string };

/** Until when the attendance of a lesson is in time: the school's limit (domain 1.1, `id_batas_absen`). */
export function batasOf({ id_batas_absen, zona_waktu }: Limit, { mulai, selesai, tanggal_sesi }: Times) {
  if (id_batas_absen === 4) return selesai;
  if (id_batas_absen === 5) return instantOf(tanggal_sesi, 24 * 60 - 1, zona_waktu).toISOString();
  return new Date(Date.parse(mulai) + BATAS_ABSEN[id_batas_absen as 1 | 2 | 3] * 60_000).toISOString();
}
