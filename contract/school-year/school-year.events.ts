import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id, Tanggal } from '#contract/kit/fields';
import { Semester } from '#contract/school-year/semester';

const dates = { tanggal_awal: Tanggal, tanggal_akhir: Tanggal, tanggal_rapor_tengah: Tanggal.nullable(), tanggal_rapor_akhir: Tanggal.nullable() };
const semester = { nama: z.string(), semester: Semester, ...dates };

export const SchoolYearOpened = event('SchoolYearOpened', { id_tahun_ajaran: Id, ...semester }, {
  version: 2,
  upcast: { 1: (data) => ({ ...data, tanggal_rapor_tengah: null, tanggal_rapor_akhir: null }) },
});
export const SchoolYearChanged = event('SchoolYearChanged', { id_tahun_ajaran: Id, ...semester, sebelum: z.object(semester) });
export const SchoolYearDeleted = event('SchoolYearDeleted', { id_tahun_ajaran: Id, ...semester });
/** Activating one year deactivates the other: `sebelum` is the year that was active. */
export const SchoolYearActivated = event('SchoolYearActivated', { id_tahun_ajaran: Id, sebelum: Id.nullable() });
/** What the first semester has is wanted in the second, too: classes, students, slots, who teaches what. */
export const SemesterCopyWished = event('SemesterCopyWished', { id_tahun_ajaran: Id, dari: Id, id_salinan: Id.nullable() }, {
  version: 2,
  upcast: { 1: (data) => ({ ...data, id_salinan: null }) },
});
/** All that was lacking is there. */
export const SemesterCopied = event('SemesterCopied', { id_tahun_ajaran: Id, id_salinan: Id });
export const HolidayDeclared = event('HolidayDeclared', { id_hari_libur: Id, tanggal: Tanggal, nama: z.string() });
export const HolidayWithdrawn = event('HolidayWithdrawn', { id_hari_libur: Id, tanggal: Tanggal, nama: z.string() });
