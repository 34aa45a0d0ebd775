import { z } from 'zod';
import { Id, Tanggal } from '#contract/kit/fields';
import { HolidayDeclared, HolidayWithdrawn, SchoolYearActivated, SchoolYearChanged, SchoolYearDeleted, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { Semester } from '#contract/school-year/semester';
import { patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { referredAs } from '#projections/kit/reference';
import { table } from '#projections/kit/table';

export const schoolYear = table('school_year', {
  id_tahun_ajaran: Id, nama: z.string(), semester: Semester, tanggal_awal: Tanggal, tanggal_akhir: Tanggal,
  tanggal_rapor_tengah: Tanggal.nullable(), tanggal_rapor_akhir: Tanggal.nullable(), isActive: z.boolean(),
}, ['id_tahun_ajaran']);
export const holiday = table('holiday', { id_hari_libur: Id, tanggal: Tanggal, nama: z.string() }, ['id_hari_libur'], [['tanggal']]);

referredAs('school-year', { table: schoolYear, key: 'id_tahun_ajaran', label: 'nama' });

export const schoolYearProjection = projection({
  name: 'school-year',
  version: 2,
  tables: [schoolYear, holiday],
  events: { SchoolYearOpened, SchoolYearChanged, SchoolYearDeleted, SchoolYearActivated, HolidayDeclared, HolidayWithdrawn },
  on: {
    SchoolYearOpened: ({ data }) => put(schoolYear, { ...data, isActive: false }),
    SchoolYearChanged: ({ data: { id_tahun_ajaran, sebelum: _, ...plan } }) => patch(schoolYear, { id_tahun_ajaran }, plan),
    SchoolYearDeleted: ({ data: { id_tahun_ajaran } }) => remove(schoolYear, { id_tahun_ajaran }),
    SchoolYearActivated: ({ data: { id_tahun_ajaran, sebelum } }) => [
      ...(sebelum ? [patch(schoolYear, { id_tahun_ajaran: sebelum }, { isActive: false })] : []),
      patch(schoolYear, { id_tahun_ajaran }, { isActive: true }),
    ],
    HolidayDeclared: ({ data }) => put(holiday, data),
    HolidayWithdrawn: ({ data: { id_hari_libur } }) => remove(holiday, { id_hari_libur }),
  },
});
