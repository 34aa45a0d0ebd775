import { z } from 'zod';
import { personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { StudentHealthRecorded, StudentIdentityRecorded, StudentParentsRecorded, StudentRegistered, StudentRemoved } from '#contract/people/people.events';
import { BAGIAN } from '#contract/people/student-data';
import { patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

const section = (category: string) => personal(category, 'id_murid', z.record(z.string(), z.unknown()));
/** The data book: a section each column, nothing where nothing was ever recorded. */
export const studentData = about(table('student_data', {
  id_murid: Id, diri: section('identitas'), tempat_tinggal: section('identitas'), sekolah_asal: section('identitas'), kesehatan: section('kesehatan'),
  ayah: section('orangtua'), ibu: section('orangtua'), wali: section('orangtua'),
}, ['id_murid']), { id_murid: 'goes' });

const EMPTY = { diri: null, tempat_tinggal: null, sekolah_asal: null, kesehatan: null, ayah: null, ibu: null, wali: null };

/** A section that a fact does not speak of stays as it is. */
const changed = ({ id_murid, ...data }: { id_murid: string }) =>
  patch(studentData, { id_murid }, Object.fromEntries(Object.entries(data).filter(([name, value]) => name in BAGIAN && value !== null)));

export const studentDataProjection = projection({
  name: 'student-data',
  version: 2,
  tables: [studentData],
  events: { StudentRegistered, StudentIdentityRecorded, StudentParentsRecorded, StudentHealthRecorded, StudentRemoved },
  on: {
    StudentRegistered: ({ data: { id_murid } }) => put(studentData, { id_murid, ...EMPTY }),
    StudentIdentityRecorded: ({ data }) => changed(data),
    StudentParentsRecorded: ({ data }) => changed(data),
    StudentHealthRecorded: ({ data }) => changed(data),
    StudentRemoved: ({ data: { id_murid } }) => remove(studentData, { id_murid }),
  },
});
