import { z } from 'zod';
import { personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { StudentRegistered, TeacherRegistered } from '#contract/people/people.events';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { referredAs } from '#projections/kit/reference';
import { table } from '#projections/kit/table';

const identity = (of: string) => personal('identitas', of, z.string());
const person = (of: string) => ({ nama: identity(of), jenis_kelamin: identity(of) });
export const teacher = table('teacher', { id_guru: Id, ...person('id_guru'), nik: identity('id_guru') }, ['id_guru']);
export const student = table('student', { id_murid: Id, ...person('id_murid'), nis: identity('id_murid'), tahun_masuk: z.int() }, ['id_murid'], [['nama']]);

referredAs('teacher', { table: teacher, key: 'id_guru', label: 'nama' });
referredAs('student', { table: student, key: 'id_murid', label: 'nama' });

export const peopleProjection = projection({
  name: 'people',
  version: 1,
  tables: [teacher, student],
  events: { TeacherRegistered, StudentRegistered },
  on: {
    TeacherRegistered: ({ data }) => put(teacher, data),
    StudentRegistered: ({ data }) => put(student, data),
  },
});
