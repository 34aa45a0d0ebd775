import { z } from 'zod';
import { Done, doneWith, endpoint, listOf, number, one, paging, WHOLE } from '#contract/kit/endpoint';
import { JenisKelamin } from '#contract/identity/identity';
import { Id, integer, refs, Tanggal } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { changing } from '#contract/kit/seen';
import { StatusPersetujuan } from '#contract/people/consent';
import { Alamat, Email, Nama, Nis, StatusMurid, StatusPembayaran } from '#contract/people/people';

/** What the staff of a school know of a student; classmates know the name. */
const Murid = z.object({
  id: Id, nama: z.string().nullable(), nis: z.string().nullable(), jenis_kelamin: JenisKelamin.nullable(), tahun_masuk: z.int(),
  id_kelas: Id.nullable(), id_kelas_tahun_ajaran: Id.nullable(), kelas: z.string().nullable(), status_murid: StatusMurid,
  persetujuan: StatusPersetujuan, dibatasi: z.boolean(),
});
/** `status` is whether the fees are paid, `isPpdb` whether they are still a candidate. */
const MuridAdmin = Murid.extend({ email: z.string().nullable(), alamat: z.string().nullable(), status: StatusPembayaran.nullable(), isPpdb: z.boolean() });
const Teman = Murid.pick({ id: true, nama: true, kelas: true, id_kelas: true });

/** So many of a student's relatives may teach at the school. */
export const MOST_KIN = 10;
const password = z.string().min(1).max(128);
/** Left blank it is the number that they sign in with. */
const firstPassword = z.string().max(128).optional().transform((it) => it || undefined);
const tahun_masuk = integer({ min: 2000, max: 2100 });
const contact = { email: Email.nullable().optional(), alamat: Alamat.nullable().optional() };
const columns = ['nama', 'nis', 'kelas', 'tahun_masuk', 'email', 'status', 'status_murid'] as const;

export const students = {
  list: endpoint('students.list', 'GET /api/admin/all-murid', {
    input: { ...paging(columns), id_kelas: Id.optional(), status: StatusPembayaran.optional(), status_murid: StatusMurid.optional(), persetujuan: StatusPersetujuan.optional(), tanpa_kelas: z.enum(['true']).optional(), tahun_masuk: number({ min: 2000, max: 2100 }).optional() },
    output: listOf(MuridAdmin), allow: ['admin'], live: 'notice',
  }),
  one: endpoint('students.one', 'GET /api/admin/murid/:id', { input: { id: Id }, output: one(MuridAdmin), allow: ['admin'], live: 'notice' }),
  /** Without a password it is the NIS; `id_kelas` is a class of the active year. */
  create: endpoint('students.create', 'POST /api/admin/murid', {
    input: { nis: Nis, nama: Nama, jenis_kelamin: JenisKelamin, tahun_masuk, ...contact, id_kelas: Id.optional(), password: firstPassword },
    output: doneWith(z.object({ id: Id })), allow: ['admin'], isSecret: true, also: ['POST /api/murid'],
  }),
  change: endpoint('students.change', 'PUT /api/admin/murid/:id', {
    input: { id: Id, ...changing({ nis: Nis.optional(), nama: Nama.optional(), jenis_kelamin: JenisKelamin.optional(), tahun_masuk: tahun_masuk.optional(), ...contact }) }, allow: ['admin'], also: ['PUT /api/murid/:id'],
  }),
  remove: endpoint('students.remove', 'DELETE /api/murid/:id', { input: { id: Id }, output: Done, allow: ['admin'], removes: 'student' }),
  resetPassword: endpoint('students.resetPassword', 'PUT /api/admin/murid/change_password/:id', { input: { id: Id, password }, allow: ['admin'], isSecret: true }),
  changePayment: endpoint('students.changePayment', 'PUT /api/admin/status/murid/:id', { input: { id: Id, ...changing({ status: StatusPembayaran }) }, allow: ['admin', 'keuangan'] }),
  /** Leaves the school, or comes back (domain 3.5 I). */
  changeStanding: endpoint('students.changeStanding', 'PUT /api/admin/murid/:id/status', {
    input: { id: Id, ...changing({ status_murid: StatusMurid }), tanggal: Tanggal, alasan: z.string().trim().max(300).nullable().optional() }, allow: ['admin'],
  }),
  /** The teachers who are relatives of a student: what they change of that student's grades, the audit points out. */
  kin: endpoint('students.kin', 'GET /api/admin/murid/:id/kerabat', { input: { id: Id }, output: one(z.object({ id: Id, id_guru_kerabat: z.array(Id), guru_kerabat: z.array(z.string()) })), allow: ['admin'], live: 'notice' }),
  nameKin: endpoint('students.nameKin', 'PUT /api/admin/murid/:id/kerabat', { input: { id: Id, ...changing({ id_guru_kerabat: refs('teacher').max(MOST_KIN) }) }, allow: ['admin'] }),
  /** Whoever asked that their data be restricted is restricted no more (domain 7.4.4). */
  liftRestriction: endpoint('students.liftRestriction', 'DELETE /api/murid/:id/pembatasan', { input: { id: Id }, output: Done, allow: ['admin'] }),
  /** Whoever meets students finds everybody, the number only of those whom they oversee, lead or teach, the admin all that is known of them; students find those of their own class by name. */
  directory: endpoint('students.directory', 'GET /api/murid', { input: { ...paging(['nama', 'nis', 'kelas'], WHOLE), id_kelas: Id.optional() }, output: listOf(z.union([MuridAdmin, Murid, Teman])), allow: 'user', live: 'notice' }),
  card: endpoint('students.card', 'GET /api/murid/:id', { input: { id: Id }, output: one(z.union([MuridAdmin, Murid])), allow: 'user', live: 'notice' }),
};
labelled({ id_guru_kerabat: 'Relatives Who Teach Here', guru_kerabat: 'Relatives Who Teach Here' });
