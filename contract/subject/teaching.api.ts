import { z } from 'zod';
import { Done, doneWith, endpoint, one } from '#contract/kit/endpoint';
import { Id, ref } from '#contract/kit/fields';
import { Pengampu } from '#contract/subject/teaching';

/** Without `id_guru` the caller's own; of a class (`id_kelas`, by either of its ids) the school's leaders see everybody's. */
const ofTeacher = { id_guru: Id.optional(), id_tahun_ajaran: Id.optional() };

export const teaching = {
  subjectsAndLevels: endpoint('teaching.subjectsAndLevels', 'GET /api/guru/pengampu/mata-pelajaran-dan-tingkat', {
    input: ofTeacher,
    output: one(z.array(z.object({ id_mata_pelajaran: Id, mapel: z.string(), tingkat: z.int(), id_level: Id.nullable(), level: z.string().nullable() }))), allow: 'user', live: 'notice',
  }),
  subjectsAndClasses: endpoint('teaching.subjectsAndClasses', 'GET /api/guru/pengampu/mata-pelajaran-dan-kelas', { input: { ...ofTeacher, id_kelas: Id.optional() }, output: one(z.array(Pengampu)), allow: 'user', live: 'notice' }),
  /** `id_kelas` is a class over the years, of the active semester, or a class of one semester. */
  assign: endpoint('teaching.assign', 'POST /api/guru/pengampu', {
    input: { id_guru: ref('teacher'), id_mata_pelajaran: ref('subject'), id_kelas: Id }, output: doneWith(z.object({ id: Id })), allow: ['admin', 'kurikulum'],
  }),
  unassign: endpoint('teaching.unassign', 'DELETE /api/guru/pengampu/:id', { input: { id: Id }, output: Done, allow: ['admin', 'kurikulum'] }),
};
