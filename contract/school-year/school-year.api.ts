import { z } from 'zod';
import { Done, doneWith, endpoint, one } from '#contract/kit/endpoint';
import { Id, Tanggal, text } from '#contract/kit/fields';
import { changing } from '#contract/kit/seen';
import { listedAs } from '#contract/kit/resource';
import { Peringatan, Semester } from '#contract/school-year/semester';

const dates = { tanggal_awal: Tanggal, tanggal_akhir: Tanggal, tanggal_rapor_tengah: Tanggal.nullable(), tanggal_rapor_akhir: Tanggal.nullable() };
/** A semester of a school year. */
export const SchoolYear = z.object({ id: Id, nama: z.string(), semester: Semester, ...dates, isActive: z.boolean() });
export type SchoolYear = z.infer<typeof SchoolYear>;

/** A semester for whoever keeps it: what is unusual about it, and how much there is of what would go with it. */
export const SchoolYearDetail = SchoolYear.extend({ peringatan: z.array(Peringatan), jumlah_kelas: z.int(), jumlah_murid: z.int(), jumlah_slot: z.int(), jumlah_pengampu: z.int(), jumlah_sesi: z.int() });
export type SchoolYearDetail = z.infer<typeof SchoolYearDetail>;

/** A week from Monday to Sunday; `libur` counts the holidays on its school days. */
export const Week = z.object({ id: Id, minggu_ke: z.int(), tanggal_awal: Tanggal, tanggal_akhir: Tanggal, isEfektif: z.boolean(), libur: z.int() });
export type Week = z.infer<typeof Week>;
export const Holiday = z.object({ id: Id, tanggal: Tanggal, nama: z.string() });

const Nama = text({ max: 9, form: /^\d{4}\/\d{4}$/ });
const Names = { nama: Nama.optional(), semester: Semester.optional() };
const Rapor = { tanggal_rapor_tengah: Tanggal.nullable().optional(), tanggal_rapor_akhir: Tanggal.nullable().optional() };
const ofYear = { id_tahun_ajaran: Id.optional() };

export const schoolYear = {
  list: endpoint('schoolYear.list', 'GET /api/tahun_ajaran', { output: z.object({ data: z.array(SchoolYear), activeYear: SchoolYear.nullable() }), allow: 'user', live: 'notice' }),
  active: endpoint('schoolYear.active', 'GET /api/tahun_ajaran/active', { output: one(SchoolYear.nullable()), allow: 'user', live: 'notice' }),
  one: endpoint('schoolYear.one', 'GET /api/tahun_ajaran/:id', { input: { id: Id }, output: one(SchoolYear), allow: 'user', live: 'notice' }),
  detail: endpoint('schoolYear.detail', 'GET /api/tahun_ajaran/admin/:id', { input: { id: Id }, output: one(SchoolYearDetail), allow: ['admin'], live: 'notice' }),
  /** The years in which those now at school have entered it, and all years there is something of. */
  entryYears: endpoint('schoolYear.entryYears', 'GET /api/tahun_ajaran/tahun-masuk', {
    input: { status_ppdb: z.string().max(50).optional() }, output: z.object({ data: z.array(z.int()), yearsActive: z.array(z.int()) }), allow: 'user',
  }),
  months: endpoint('schoolYear.months', 'GET /api/tahun_ajaran/month', {
    input: ofYear, output: one(z.array(z.object({ bulan: z.int(), tahun: z.int(), tanggal_awal: Tanggal, tanggal_akhir: Tanggal }))), allow: ['admin'], live: 'notice',
  }),
  /** The first day is enough: name, semester and the other days follow from it unless they are given. */
  open: endpoint('schoolYear.open', 'POST /api/tahun_ajaran', {
    input: { tanggal_awal: Tanggal, active: z.boolean().default(false), ...Names, tanggal_akhir: Tanggal.optional(), ...Rapor },
    output: doneWith(z.object({ id: Id, peringatan: z.array(Peringatan) })), allow: ['admin'],
  }),
  /** `result` and `flag` are false, with HTTP 200, where no semester would be active afterwards. */
  change: endpoint('schoolYear.change', 'PUT /api/tahun_ajaran/:id', {
    input: { id: Id, active: z.boolean().optional(), ...changing({ ...Names, tanggal_awal: Tanggal.optional(), tanggal_akhir: Tanggal.optional(), ...Rapor }) },
    output: Done.extend({ message: z.string(), result: z.boolean(), flag: z.boolean() }), allow: ['admin'],
  }),
  remove: endpoint('schoolYear.remove', 'DELETE /api/tahun_ajaran/:id', { input: { id: Id }, output: Done, allow: ['admin'], removes: 'school-year' }),
  /** `id` is the Genap semester; what is there already stays. It is done in the background, and finished after a crash. */
  duplicate: endpoint('schoolYear.duplicate', 'POST /api/tahun_ajaran/duplicate-from-first-semester/:id', { input: { id: Id }, output: Done, allow: ['admin'] }),
  weeks: endpoint('schoolYear.weeks', 'GET /api/week/by-tahun-ajaran', {
    input: ofYear, output: z.object({ data: z.array(Week), current: Week.nullable(), tahun_ajaran: SchoolYear.nullable() }), allow: 'user', live: 'notice',
  }),
  currentWeek: endpoint('schoolYear.currentWeek', 'GET /api/week/current', { output: one(Week.nullable()), allow: 'user', live: 'notice' }),
  holidays: endpoint('schoolYear.holidays', 'GET /api/hari-libur', { input: ofYear, output: one(z.array(Holiday)), allow: 'user', live: 'notice' }),
  declareHoliday: endpoint('schoolYear.declareHoliday', 'POST /api/hari-libur', { input: { tanggal: Tanggal, nama: text({ min: 3, max: 100 }) }, output: doneWith(z.object({ id: Id })), allow: ['admin'] }),
  withdrawHoliday: endpoint('schoolYear.withdrawHoliday', 'DELETE /api/hari-libur/:id', { input: { id: Id }, output: Done, allow: ['admin'] }),
};
listedAs('school-year', { list: schoolYear.list, nameOf: ({ nama, semester }) => `${nama} ${semester}` });
