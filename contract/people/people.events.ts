import { z } from 'zod';
import { JenisKelamin, Role } from '#contract/identity/identity';
import { event, personal } from '#contract/kit/event';
import { Id, Tanggal } from '#contract/kit/fields';
import { StatusMurid, StatusPembayaran } from '#contract/people/people';

const contact = { email: z.string(), alamat: z.string() };
const Guru = { nama: z.string(), nik: z.string(), jenis_kelamin: JenisKelamin, ...contact };
const Murid = { nama: z.string(), nis: z.string(), jenis_kelamin: JenisKelamin, ...contact };

type Shape = Record<string, z.ZodType>;
type Owned<S extends Shape> = { [K in keyof S]: z.ZodNullable<S[K]> };
const identityOf = <S extends Shape>(of: string, shape: S) => Object.fromEntries(Object.entries(shape).map(([name, it]) => [name, personal('identitas', of, it)])) as Owned<S>;
const unknown = <S extends Shape>(shape: S) => z.object(Object.fromEntries(Object.entries(shape).map(([name, it]) => [name, it.nullable()])) as Owned<S>);
const withoutContact = (data: Record<string, unknown>) => ({ ...data, email: null, alamat: null });

/** A teacher is on the books and has an account: they sign in with their NIK. `id_mata_pelajaran` is what they are qualified to teach. */
export const TeacherRegistered = event('TeacherRegistered', { id_guru: Id, ...identityOf('id_guru', Guru), roles: z.array(Role), id_mata_pelajaran: z.array(Id) }, {
  version: 2,
  upcast: { 1: (data) => ({ ...withoutContact(data), roles: ['guruMapel'], id_mata_pelajaran: [] }) },
});
export const TeacherCorrected = event('TeacherCorrected', { id_guru: Id, ...identityOf('id_guru', Guru), sebelum: personal('identitas', 'id_guru', unknown(Guru)) });
export const TeacherRolesChanged = event('TeacherRolesChanged', { id_guru: Id, roles: z.array(Role), sebelum: z.array(Role) });
export const TeacherRemoved = event('TeacherRemoved', { id_guru: Id, nama: personal('identitas', 'id_guru', z.string()) });

/** A student is on the books and has an account: they sign in with their NIS. */
export const StudentRegistered = event('StudentRegistered', { id_murid: Id, ...identityOf('id_murid', Murid), tahun_masuk: z.int() }, { version: 2, upcast: { 1: withoutContact } });
export const StudentCorrected = event('StudentCorrected', { id_murid: Id, ...identityOf('id_murid', Murid), tahun_masuk: z.int(), sebelum: personal('identitas', 'id_murid', unknown(Murid)), tahun_masuk_sebelum: z.int() });
export const PaymentStatusChanged = event('PaymentStatusChanged', { id_murid: Id, status: StatusPembayaran, sebelum: StatusPembayaran.nullable() });
/** Why and when a student left stands with it; `aktif` takes them back. */
export const StudentStatusChanged = event('StudentStatusChanged', { id_murid: Id, status: StatusMurid, tanggal: Tanggal, alasan: z.string().nullable(), sebelum: StatusMurid });
export const StudentRemoved = event('StudentRemoved', { id_murid: Id, nama: personal('identitas', 'id_murid', z.string()) });
