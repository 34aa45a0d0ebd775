import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id, Tanggal } from '#contract/kit/fields';

export const SchoolYearOpened = event('SchoolYearOpened', {
  id_tahun_ajaran: Id,
  nama: z.string(),
  semester: z.enum(['Ganjil', 'Genap']),
  tanggal_awal: Tanggal,
  tanggal_akhir: Tanggal,
});
/** Activating one year deactivates the other: `sebelum` is the year that was active. */
export const SchoolYearActivated = event('SchoolYearActivated', { id_tahun_ajaran: Id, sebelum: Id.nullable() });
export const HolidayDeclared = event('HolidayDeclared', { id_hari_libur: Id, tanggal: Tanggal, nama: z.string() });
