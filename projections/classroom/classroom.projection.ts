import { z } from 'zod';
import { ClassFormed, StudentPlaced, StudentWithdrawn } from '#contract/classroom/classroom.events';
import { Id } from '#contract/kit/fields';
import { add, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { table } from '#projections/kit/table';

export const schoolClass = table('class', {
  id_kelas_tahun_ajaran: Id, id_kelas: Id, id_tahun_ajaran: Id, tingkat: z.int(), simbol: z.string(), id_guru: Id.nullable(), jumlah_murid: z.int(),
}, ['id_kelas_tahun_ajaran'], [['id_kelas']]);
export const classMember = table('class_member', { id_kelas_tahun_ajaran: Id, id_murid: Id }, ['id_kelas_tahun_ajaran', 'id_murid'], [['id_murid']]);

export const classroomProjection = projection({
  name: 'classroom',
  version: 1,
  tables: [schoolClass, classMember],
  events: { ClassFormed, StudentPlaced, StudentWithdrawn },
  on: {
    ClassFormed: ({ data }) => put(schoolClass, { ...data, jumlah_murid: 0 }),
    StudentPlaced: ({ data: { id_kelas_tahun_ajaran, id_murid } }) => [
      put(classMember, { id_kelas_tahun_ajaran, id_murid }),
      add(schoolClass, { id_kelas_tahun_ajaran }, { jumlah_murid: 1 }),
    ],
    StudentWithdrawn: ({ data: { id_kelas_tahun_ajaran, id_murid } }) => [
      remove(classMember, { id_kelas_tahun_ajaran, id_murid }),
      add(schoolClass, { id_kelas_tahun_ajaran }, { jumlah_murid: -1 }),
    ],
  },
});
