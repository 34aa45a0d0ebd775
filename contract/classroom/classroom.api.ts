import { z } from 'zod';
import { Done, doneWith, endpoint, listOf, number, one, paging, WHOLE } from '#contract/kit/endpoint';
import { Id, integer, ref, text } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { changing } from '#contract/kit/seen';
import { listedAs } from '#contract/kit/resource';
import { HasilPindah, Kelas, MuridKelas, PeringatanKelas } from '#contract/classroom/classroom';

/** A class is named by its id in one semester, or by its own: then it is that of the active one. */
const byId = { id: Id };
const ofYear = { id_tahun_ajaran: Id.optional() };
const named = {
  tingkat: integer({ min: 7, max: 9 }).optional(), id_level: ref('level').nullish(), simbol: text({ max: 15, form: /^([A-Z]{1,2}|[A-Za-z][A-Za-z0-9 '.-]{2,14})$/ }), id_program: ref('program').nullable().optional(),
};
const { simbol, ...others } = named;
const daftar_murid = z.array(Id).min(1).max(100);
const ofKnownYear = { id_tahun_ajaran: ref('school-year').optional() };
const wholeList = paging(['kelas', 'jumlah_murid', 'guru'], WHOLE);
/** Offices that have no business with students do not see who they are (domain A.3). */
const meetStudents = ['admin', 'kurikulum', 'kepalaSekolah', 'guruBK', 'waliKelas', 'guruMapel', 'pembinaEkskul', 'murid'] as const;

export const classroom = {
  list: endpoint('classroom.list', 'GET /api/kelas', { input: { ...wholeList, ...ofYear, id_level: Id.optional(), tingkat: number({ min: 7, max: 9 }).optional() }, output: listOf(Kelas), allow: 'user', live: 'notice' }),
  all: endpoint('classroom.all', 'GET /api/admin/all-kelas', { input: { ...wholeList, ...ofYear }, output: listOf(Kelas), allow: ['admin'], live: 'notice' }),
  one: endpoint('classroom.one', 'GET /api/kelas/:id', { input: byId, output: one(Kelas), allow: 'user', live: 'notice' }),
  detail: endpoint('classroom.detail', 'GET /api/admin/kelas/:id', {
    input: byId, output: one(Kelas.extend({ peringatan: z.array(PeringatanKelas), tahun_ajaran: z.string(), semester: z.string(), isActive: z.boolean() })), allow: ['admin'], live: 'notice',
  }),
  /** Either `tingkat` or `id_level`; a class of this name in another semester gives it its `id_kelas`. */
  form: endpoint('classroom.form', 'POST /api/kelas', { input: { ...named, ...ofKnownYear, id_guru: ref('teacher').nullable().optional() }, output: doneWith(z.object({ id: Id, id_kelas: Id, id_kelas_tahun_ajaran: Id })), allow: ['admin'] }),
  change: endpoint('classroom.change', 'PUT /api/kelas/:id', { input: { ...byId, ...changing({ ...others, simbol: simbol.optional() }) }, allow: ['admin'] }),
  remove: endpoint('classroom.remove', 'DELETE /api/kelas/:id', { input: byId, output: Done, allow: ['admin'], removes: 'class' }),
  /** Teachers who are nobody's homeroom teacher in the semester. */
  freeTeachers: endpoint('classroom.freeTeachers', 'GET /api/admin/kelas/guru-available', {
    input: { ...paging(['nama'], WHOLE), ...ofYear }, output: listOf(z.object({ id: Id, nama: z.string().nullable() })), allow: ['admin'], live: 'notice',
  }),
  assignHomeroom: endpoint('classroom.assignHomeroom', 'PUT /api/admin/kelas/:id', { input: { ...byId, ...changing({ id_guru: ref('teacher').nullable() }), ...ofKnownYear }, allow: ['admin'] }),
  /** The classes of a semester with their students counted. */
  withStudents: endpoint('classroom.withStudents', 'GET /api/kelas/student_class', { input: { ...wholeList, ...ofYear }, output: listOf(Kelas), allow: ['admin'], live: 'notice' }),
  members: endpoint('classroom.members', 'GET /api/kelas/student_class/list_student/:id', { input: { ...byId, ...paging(['nama', 'nis'], WHOLE) }, output: listOf(MuridKelas), allow: ['admin'], live: 'notice' }),
  /** Students who are in no class of the semester of this one. */
  candidates: endpoint('classroom.candidates', 'GET /api/kelas/list_student/:id', { input: { ...byId, ...paging(['nama', 'nis'], WHOLE) }, output: listOf(MuridKelas), allow: ['admin'], live: 'notice' }),
  addStudents: endpoint('classroom.addStudents', 'POST /api/kelas/student_class/add_student_selected/:id', {
    input: { ...byId, daftar_murid: z.array(ref('student')).min(1).max(100) }, output: doneWith(z.object({ jumlah_murid: z.int(), peringatan: z.array(PeringatanKelas) })), allow: ['admin'],
  }),
  removeStudents: endpoint('classroom.removeStudents', 'POST /api/kelas/student_class/remove_student_selected/:id', {
    input: { ...byId, daftar_murid }, output: Done, allow: ['admin'], also: ['POST /api/kelas/student_class/remove_student_selected'],
  }),
  /** Out of this class and into another of its semester in one step each. */
  moveStudents: endpoint('classroom.moveStudents', 'POST /api/kelas/student_class/move_student_selected/:id', {
    input: { ...byId, id_kelas_tujuan: ref('class'), daftar_murid: z.array(ref('student')).min(1).max(100) },
    output: doneWith(z.object({ hasil: z.array(HasilPindah), kelas: z.string(), jumlah_murid: z.int(), peringatan: z.array(PeringatanKelas) })), allow: ['admin'],
  }),
  /** Classes over the years, each with the semesters that it has been in. */
  master: endpoint('classroom.master', 'GET /api/kelas/master', {
    output: one(z.array(z.object({ id: Id, id_kelas: Id, kelas: z.string(), tingkat: z.int(), simbol: z.string(), tahun_ajaran: z.array(z.string()) }))), allow: ['admin'], live: 'notice',
  }),
  students: endpoint('classroom.students', 'GET /api/kelas/:id/murid', { input: byId, output: one(z.array(MuridKelas)), allow: meetStudents, live: 'notice' }),
  /** The classes of each level, all or those in which a subject is taught. */
  byLevel: endpoint('classroom.byLevel', 'GET /api/level/classes', {
    input: { id_mata_pelajaran: Id.optional() },
    output: one(z.array(z.object({ id: Id.nullable(), id_level: Id.nullable(), level: z.string().nullable(), tingkat: z.int(), kelas: z.array(z.object({ id: Id, id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string() })) }))),
    allow: 'user', live: 'notice',
  }),
};
labelled({ id_kelas_tujuan: 'Class to move into' });
listedAs('class', { list: classroom.list, nameOf: ({ kelas }) => kelas, idOf: ({ id_kelas_tahun_ajaran }) => id_kelas_tahun_ajaran });
