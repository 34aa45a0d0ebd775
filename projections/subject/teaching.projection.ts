import { Id, ref } from '#contract/kit/fields';
import { TeacherAssigned, TeacherUnassigned } from '#contract/subject/teaching.events';
import { put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** Who teaches what where. */
export const teaching = about(table('teaching', {
  id_pengampu: Id, id_guru: ref('teacher'), id_mata_pelajaran: ref('subject'), id_kelas: Id, id_kelas_tahun_ajaran: ref('class'), id_tahun_ajaran: ref('school-year'),
}, ['id_pengampu'], [['id_guru'], ['id_kelas_tahun_ajaran']]), { id_guru: 'keeps' });

export const teachingProjection = projection({
  name: 'teaching',
  version: 1,
  tables: [teaching],
  events: { TeacherAssigned, TeacherUnassigned },
  on: {
    TeacherAssigned: ({ data }) => put(teaching, data),
    TeacherUnassigned: ({ data: { id_pengampu } }) => remove(teaching, { id_pengampu }),
  },
});
