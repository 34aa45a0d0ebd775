import { z } from 'zod';
import { Done, doneWith, endpoint, listOf, one, paging, WHOLE } from '#contract/kit/endpoint';
import { JenisKelamin, PeranJson } from '#contract/identity/identity';
import { flag, Id, ref } from '#contract/kit/fields';
import { changing } from '#contract/kit/seen';
import { eachOf } from '#contract/kit/list-in';
import { Alamat, Email, Nama, Nik, PeranGuru } from '#contract/people/people';

const Kelamin = JenisKelamin.nullable();
/** What everybody at the school may know of a teacher. */
const Guru = z.object({ id: Id, nama: z.string().nullable(), jenis_kelamin: Kelamin, id_mata_pelajaran: z.array(Id), mata_pelajaran: z.array(z.string()) });
/** And what the admin and they themselves know beside it. */
const GuruAdmin = Guru.extend({ nik: z.string().nullable(), email: z.string().nullable(), alamat: z.string().nullable(), role: PeranJson, isPrincipal: z.boolean() });
const AnyGuru = z.union([GuruAdmin, Guru]);
const Bare = z.object({ id: Id, nama: z.string().nullable() });

const password = z.string().min(1).max(128);
/** Left blank it is the number that they sign in with. */
const firstPassword = z.string().max(128).optional().transform((it) => it || undefined);
const subjects = eachOf(Id).pipe(z.array(ref('subject')).max(50));
const roles = eachOf(PeranGuru).pipe(z.array(PeranGuru).min(1).max(20));
const person = { nik: Nik, nama: Nama, jenis_kelamin: JenisKelamin };
const contact = { email: Email.nullable().optional(), alamat: Alamat.nullable().optional() };
/** `gantikan`: whoever is the principal now is it no more. */
const gantikan = flag().default(false);

export const teachers = {
  list: endpoint('teachers.list', 'GET /api/admin/all-guru', { input: { ...paging(['nama', 'nik', 'email', 'jenis_kelamin']), role: PeranGuru.optional() }, output: listOf(GuruAdmin), allow: ['admin'], live: 'notice' }),
  one: endpoint('teachers.one', 'GET /api/admin/guru/:id', { input: { id: Id }, output: one(GuruAdmin), allow: ['admin'], live: 'notice' }),
  /** Without a password it is the NIK; a given one has to be changed at the first login. */
  create: endpoint('teachers.create', 'POST /api/admin/guru', {
    input: { ...person, ...contact, password: firstPassword, role: roles.optional(), id_mata_pelajaran: subjects.optional(), gantikan },
    output: doneWith(z.object({ id: Id })), allow: ['admin'], isSecret: true, also: ['POST /api/guru'],
  }),
  change: endpoint('teachers.change', 'PUT /api/admin/guru/:id', {
    input: { id: Id, ...changing({ nik: Nik.optional(), nama: Nama.optional(), jenis_kelamin: JenisKelamin.optional(), ...contact, id_mata_pelajaran: subjects.optional() }) }, allow: ['admin'], also: ['PUT /api/guru/:id'],
  }),
  remove: endpoint('teachers.remove', 'DELETE /api/guru/:id', { input: { id: Id }, output: Done, allow: ['admin'], removes: 'teacher' }),
  resetPassword: endpoint('teachers.resetPassword', 'PUT /api/admin/guru/change_password/:id', { input: { id: Id, password }, allow: ['admin'], isSecret: true }),
  /** Adds roles to those that a teacher has. */
  grant: endpoint('teachers.grant', 'PUT /api/admin/guru/:id/role', { input: { id: Id, roles, gantikan }, allow: ['admin'] }),
  revoke: endpoint('teachers.revoke', 'DELETE /api/admin/guru/:id/role', { input: { id: Id, roles }, allow: ['admin'] }),
  /** Subject teachers for whom no subject is on record. */
  withoutSubject: endpoint('teachers.withoutSubject', 'GET /api/admin/guru/check-subject', { output: one(z.array(Bare)), allow: ['admin'], live: 'notice' }),
  notSupervising: endpoint('teachers.notSupervising', 'GET /api/admin/guru/not-spv-extracurricular', { output: one(z.array(Bare)), allow: ['admin'], live: 'notice' }),
  directory: endpoint('teachers.directory', 'GET /api/guru', { input: paging(['nama'], WHOLE), output: listOf(AnyGuru), allow: 'user', live: 'notice' }),
  card: endpoint('teachers.card', 'GET /api/guru/:id', { input: { id: Id }, output: one(AnyGuru), allow: 'user', live: 'notice' }),
};
