import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Tanggal } from '#contract/kit/fields';
import { listedAs } from '#contract/kit/resource';

/** A semester of a school year. */
export const SchoolYear = z.object({ id: Id, nama: z.string(), semester: z.string(), tanggal_awal: Tanggal, tanggal_akhir: Tanggal, isActive: z.boolean() });
export type SchoolYear = z.infer<typeof SchoolYear>;

export const schoolYear = {
  list: endpoint('schoolYear.list', 'GET /api/tahun_ajaran', { output: z.object({ data: z.array(SchoolYear), activeYear: SchoolYear.nullable() }), allow: 'user', live: 'notice' }),
  active: endpoint('schoolYear.active', 'GET /api/tahun_ajaran/active', { output: one(SchoolYear.nullable()), allow: 'user', live: 'notice' }),
};
listedAs('school-year', { list: schoolYear.list, nameOf: ({ nama, semester }) => `${nama} ${semester}` });
