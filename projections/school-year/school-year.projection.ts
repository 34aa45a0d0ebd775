import { z } from 'zod';
import { Id, Tanggal } from '#contract/kit/fields';
import { HolidayDeclared, SchoolYearActivated, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { patch, put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { referredAs } from '#projections/kit/reference';
import { table } from '#projections/kit/table';

export const schoolYear = table('school_year', {
  id_tahun_ajaran: Id, nama: z.string(), semester: z.string(), tanggal_awal: Tanggal, tanggal_akhir: Tanggal, isActive: z.boolean(),
}, ['id_tahun_ajaran']);
export const holiday = table('holiday', { id_hari_libur: Id, tanggal: Tanggal, nama: z.string() }, ['id_hari_libur'], [['tanggal']]);

referredAs('school-year', { table: schoolYear, key: 'id_tahun_ajaran', label: 'nama' });

export const schoolYearProjection = projection({
  name: 'school-year',
  version: 1,
  tables: [schoolYear, holiday],
  events: { SchoolYearOpened, SchoolYearActivated, HolidayDeclared },
  on: {
    SchoolYearOpened: ({ data }) => put(schoolYear, { ...data, isActive: false }),
    SchoolYearActivated: ({ data: { id_tahun_ajaran, sebelum } }) => [
      ...(sebelum ? [patch(schoolYear, { id_tahun_ajaran: sebelum }, { isActive: false })] : []),
      patch(schoolYear, { id_tahun_ajaran }, { isActive: true }),
    ],
    HolidayDeclared: ({ data }) => put(holiday, data),
  },
});
