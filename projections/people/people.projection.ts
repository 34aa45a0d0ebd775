import { z } from 'zod';
import { Role } from '#contract/identity/identity';
import { personal } from '#contract/kit/event';
import { Id, ref, Tanggal } from '#contract/kit/fields';
import {
  PaymentStatusChanged, ProcessingRestricted, RestrictionLifted, StudentCorrected, StudentKinNamed, StudentRegistered, StudentRemoved, StudentStatusChanged,
  TeacherCorrected, TeacherQualified, TeacherRegistered, TeacherRemoved, TeacherRolesChanged,
} from '#contract/people/people.events';
import { StatusMurid, StatusPembayaran } from '#contract/people/people';
import { patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { referredAs } from '#projections/kit/reference';
import { about, table } from '#projections/kit/table';
import { byName } from '#projections/people/by-name';

const identity = (of: string) => personal('identitas', of, z.string());
const person = (of: string) => ({ nama: identity(of), jenis_kelamin: identity(of), email: identity(of), alamat: identity(of) });
export const teacher = about(table('teacher', { id_guru: Id, ...person('id_guru'), nik: identity('id_guru'), roles: z.array(Role), id_mata_pelajaran: z.array(ref('subject')) },
  ['id_guru'], [[{ natural: 'nama' }, 'id_guru'], [{ natural: 'nik' }, 'id_guru']]), { id_guru: 'goes' });
export const student = about(table('student', {
  id_murid: Id, ...person('id_murid'), nis: identity('id_murid'), tahun_masuk: z.int(), status_murid: StatusMurid, status_sejak: Tanggal.nullable(), status_pembayaran: StatusPembayaran.nullable(), dibatasi: z.boolean(),
}, ['id_murid'], [[{ natural: 'nama' }, 'id_murid'], [{ natural: 'nis' }, 'id_murid'], ['tahun_masuk', 'id_murid']]), { id_murid: 'goes' });
/** Which teachers are relatives of which students. */
export const kin = about(table('kin', { id_murid: ref('student'), id_guru: ref('teacher') }, ['id_murid', 'id_guru'], [['id_guru']]), { id_murid: 'goes', id_guru: 'keeps' });
/** What those are called who were removed: the history still speaks of them. */
export const removedPerson = about(table('removed_person', { id_orang: Id, nama: identity('id_orang') }, ['id_orang']), { id_orang: 'goes' });

referredAs('teacher', { table: teacher, key: 'id_guru', label: 'nama', order: (row) => byName(`${row}.nama`) });
referredAs('student', { table: student, key: 'id_murid', label: 'nama' });

export const peopleProjection = projection({
  name: 'people',
  version: 4,
  tables: [teacher, student, kin, removedPerson],
  events: {
    TeacherRegistered, TeacherCorrected, TeacherQualified, TeacherRolesChanged, TeacherRemoved,
    StudentRegistered, StudentCorrected, PaymentStatusChanged, StudentStatusChanged, StudentKinNamed, ProcessingRestricted, RestrictionLifted, StudentRemoved,
  },
  on: {
    TeacherRegistered: ({ data }) => put(teacher, data),
    TeacherCorrected: ({ data: { id_guru, sebelum: _, ...data } }) => patch(teacher, { id_guru }, data),
    TeacherQualified: ({ data: { id_guru, id_mata_pelajaran } }) => patch(teacher, { id_guru }, { id_mata_pelajaran }),
    TeacherRolesChanged: ({ data: { id_guru, roles } }) => patch(teacher, { id_guru }, { roles }),
    TeacherRemoved: ({ data: { id_guru, nama } }) => [remove(teacher, { id_guru }), put(removedPerson, { id_orang: id_guru, nama })],
    StudentRegistered: ({ data: { id_kelas_tahun_ajaran: _, ...data } }) => put(student, { ...data, status_murid: 'aktif', status_sejak: null, status_pembayaran: null, dibatasi: false }),
    StudentCorrected: ({ data: { id_murid, sebelum: _, tahun_masuk_sebelum: __, ...data } }) => patch(student, { id_murid }, data),
    PaymentStatusChanged: ({ data: { id_murid, status } }) => patch(student, { id_murid }, { status_pembayaran: status }),
    StudentStatusChanged: ({ data: { id_murid, status, tanggal } }) => patch(student, { id_murid }, { status_murid: status, status_sejak: tanggal }),
    StudentKinNamed: ({ data: { id_murid, id_guru_kerabat, sebelum } }) => [
      ...sebelum.filter((it) => !id_guru_kerabat.includes(it)).map((id_guru) => remove(kin, { id_murid, id_guru })), ...id_guru_kerabat.map((id_guru) => put(kin, { id_murid, id_guru })),
    ],
    ProcessingRestricted: ({ data: { id_murid } }) => patch(student, { id_murid }, { dibatasi: true }),
    RestrictionLifted: ({ data: { id_murid } }) => patch(student, { id_murid }, { dibatasi: false }),
    StudentRemoved: ({ data: { id_murid, nama } }) => [remove(student, { id_murid }), put(removedPerson, { id_orang: id_murid, nama })],
  },
});
