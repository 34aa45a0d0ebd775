import { sql } from 'kysely';
import { z } from 'zod';
import { ClassDissolved, ClassFormed, ClassRenamed, HomeroomAssigned, StudentMoved, StudentPlaced, StudentWithdrawn } from '#contract/classroom/classroom.events';
import { Id, ref } from '#contract/kit/fields';
import { add, patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { referredAs } from '#projections/kit/reference';
import { about, table } from '#projections/kit/table';

export const schoolClass = about(table('class', {
  id_kelas_tahun_ajaran: Id, id_kelas: Id, id_tahun_ajaran: ref('school-year'), tingkat: z.int(), simbol: z.string(),
  id_level: ref('level').nullable(), id_program: ref('program').nullable(), id_guru: ref('teacher').nullable(), jumlah_murid: z.int(),
}, ['id_kelas_tahun_ajaran'], [['id_kelas'], ['id_tahun_ajaran'], ['id_guru']]), { id_guru: 'keeps' });
/** What a class was called that there is no more: scores were earned in it. */
export const dissolvedClass = table('dissolved_class', { id_kelas_tahun_ajaran: Id, id_tahun_ajaran: ref('school-year'), tingkat: z.int(), simbol: z.string() }, ['id_kelas_tahun_ajaran']);
export const classMember = about(table('class_member', { id_kelas_tahun_ajaran: Id, id_murid: ref('student') }, ['id_kelas_tahun_ajaran', 'id_murid'], [['id_murid']]), { id_murid: 'keeps' });
/** Who was in a class and is not any more: what was recorded of them there is not the class's (decision 141). */
export const formerMember = about(table('former_member', { id_kelas_tahun_ajaran: Id, id_murid: ref('student') }, ['id_kelas_tahun_ajaran', 'id_murid'], [['id_murid']]), { id_murid: 'goes' });

referredAs('class', { table: schoolClass, key: 'id_kelas_tahun_ajaran', label: (row) => sql`${sql.ref(`${row}.tingkat`)} || ${sql.ref(`${row}.simbol`)}` });

export const classroomProjection = projection({
  name: 'classroom',
  version: 5,
  tables: [schoolClass, dissolvedClass, classMember, formerMember],
  events: { ClassFormed, ClassRenamed, ClassDissolved, HomeroomAssigned, StudentMoved, StudentPlaced, StudentWithdrawn },
  on: {
    ClassFormed: ({ data }) => [put(schoolClass, { ...data, jumlah_murid: 0 }), remove(dissolvedClass, { id_kelas_tahun_ajaran: data.id_kelas_tahun_ajaran })],
    ClassRenamed: ({ data: { id_kelas_tahun_ajaran, tingkat, simbol, id_level, id_program } }) => patch(schoolClass, { id_kelas_tahun_ajaran }, { tingkat, simbol, id_level, id_program }),
    ClassDissolved: ({ data: { id_kelas_tahun_ajaran, id_tahun_ajaran, tingkat, simbol } }) => [remove(schoolClass, { id_kelas_tahun_ajaran }), put(dissolvedClass, { id_kelas_tahun_ajaran, id_tahun_ajaran, tingkat, simbol })],
    HomeroomAssigned: ({ data: { id_kelas_tahun_ajaran, id_guru } }) => patch(schoolClass, { id_kelas_tahun_ajaran }, { id_guru }),
    StudentPlaced: ({ data: { id_kelas_tahun_ajaran, id_murid } }) => [
      put(classMember, { id_kelas_tahun_ajaran, id_murid }),
      remove(formerMember, { id_kelas_tahun_ajaran, id_murid }),
      add(schoolClass, { id_kelas_tahun_ajaran }, { jumlah_murid: 1 }),
    ],
    StudentWithdrawn: ({ data: { id_kelas_tahun_ajaran, id_murid } }) => [
      remove(classMember, { id_kelas_tahun_ajaran, id_murid }),
      put(formerMember, { id_kelas_tahun_ajaran, id_murid }),
      add(schoolClass, { id_kelas_tahun_ajaran }, { jumlah_murid: -1 }),
    ],
    StudentMoved: ({ data: { id_kelas_tahun_ajaran, id_murid, sebelum } }) => [
      remove(classMember, { id_kelas_tahun_ajaran: sebelum.id_kelas_tahun_ajaran, id_murid }),
      put(formerMember, { id_kelas_tahun_ajaran: sebelum.id_kelas_tahun_ajaran, id_murid }),
      put(classMember, { id_kelas_tahun_ajaran, id_murid }),
      remove(formerMember, { id_kelas_tahun_ajaran, id_murid }),
      add(schoolClass, { id_kelas_tahun_ajaran: sebelum.id_kelas_tahun_ajaran }, { jumlah_murid: -1 }),
      add(schoolClass, { id_kelas_tahun_ajaran }, { jumlah_murid: 1 }),
    ],
  },
});
