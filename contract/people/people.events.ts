import { z } from 'zod';
import { JenisKelamin, Role } from '#contract/identity/identity';
import { AUDITORS } from '#contract/audit/readers';
import { event, personal, readBy } from '#contract/kit/event';
import { Id, Tanggal } from '#contract/kit/fields';
import { Kesehatan, withoutSemester } from '#contract/people/health';
import { StatusMurid, StatusPembayaran } from '#contract/people/people';
import { BagianData, Diri, OrangTua, SekolahAsal, stored, TempatTinggal } from '#contract/people/student-data';

const contact = { email: z.string(), alamat: z.string() };
const Guru = { nama: z.string(), nik: z.string(), jenis_kelamin: JenisKelamin, ...contact };
const Murid = { nama: z.string(), nis: z.string(), jenis_kelamin: JenisKelamin, ...contact };

type Shape = Record<string, z.ZodType>;
type Owned<S extends Shape> = { [K in keyof S]: z.ZodNullable<S[K]> };
/** Every auditor reads who it was; numbers are first passwords too, and addresses are for who keeps them. */
const identityOf = <S extends Shape & { nama: z.ZodString }>(of: string, { nama, ...more }: S) =>
  ({ nama: personal('identitas', of, nama, AUDITORS), ...Object.fromEntries(Object.entries(more).map(([name, it]) => [name, personal('identitas', of, it, ['admin'])])) }) as Owned<S>;
const unknown = <S extends Shape>(shape: S) => z.object(Object.fromEntries(Object.entries(shape).map(([name, it]) => [name, it.nullable()])) as Owned<S>);
/** Sections under one key, each with what it replaces. */
const recorded = <S extends Record<string, z.ZodObject>>(category: string, sections: S) => {
  const own = (it: z.ZodObject) => personal(category, 'id_murid', stored(it));
  const shape = Object.fromEntries(Object.entries(sections).flatMap(([name, it]) => [[name, own(it)], [`${name}_sebelum`, own(it)]]));
  return { id_murid: Id, ...shape } as { id_murid: typeof Id } & { [K in keyof S | `${keyof S & string}_sebelum`]: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>> };
};
type Flat = Parameters<typeof withoutSemester>[0];
const withoutContact = (data: Record<string, unknown>) => ({ ...data, email: null, alamat: null });

/** Whether fees are paid is not the auditor's to know (domain A.3). */
const SEES_FEES = ['admin', 'kepalaSekolah'];

/** A teacher is on the books and has an account: they sign in with their NIK. `id_mata_pelajaran` is what they are qualified to teach. */
export const TeacherRegistered = event('TeacherRegistered', { id_guru: Id, ...identityOf('id_guru', Guru), roles: z.array(Role), id_mata_pelajaran: z.array(Id) }, {
  version: 2,
  upcast: { 1: (data) => ({ ...withoutContact(data), roles: ['guruMapel'], id_mata_pelajaran: [] }) },
});
export const TeacherCorrected = event('TeacherCorrected', { id_guru: Id, ...identityOf('id_guru', Guru), sebelum: personal('identitas', 'id_guru', unknown(Guru)) });
export const TeacherQualified = event('TeacherQualified', { id_guru: Id, id_mata_pelajaran: z.array(Id), sebelum: z.array(Id) });
export const TeacherRolesChanged = event('TeacherRolesChanged', { id_guru: Id, roles: z.array(Role), sebelum: z.array(Role) });
export const TeacherRemoved = event('TeacherRemoved', { id_guru: Id, nama: personal('identitas', 'id_guru', z.string(), AUDITORS) });

/** A student is on the books and has an account: they sign in with their NIS. `id_kelas_tahun_ajaran` is the class that they are to join. */
export const StudentRegistered = event('StudentRegistered', { id_murid: Id, ...identityOf('id_murid', Murid), tahun_masuk: z.int(), id_kelas_tahun_ajaran: Id.nullable() }, {
  version: 2,
  upcast: { 1: (data) => ({ ...withoutContact(data), id_kelas_tahun_ajaran: null }) },
});
export const StudentCorrected = event('StudentCorrected', { id_murid: Id, ...identityOf('id_murid', Murid), tahun_masuk: z.int(), sebelum: personal('identitas', 'id_murid', unknown(Murid)), tahun_masuk_sebelum: z.int() });
export const PaymentStatusChanged = event('PaymentStatusChanged', { id_murid: Id, status: readBy(SEES_FEES, StatusPembayaran), sebelum: readBy(SEES_FEES, StatusPembayaran.nullable()) });
/** Why and when a student left stands with it; `aktif` takes them back. */
export const StudentStatusChanged = event('StudentStatusChanged', { id_murid: Id, status: StatusMurid, tanggal: Tanggal, alasan: z.string().nullable(), sebelum: StatusMurid });
/** The student's data are only kept, and what the law asks for goes on (UU 27/2022, articles 11 and 41). */
export const ProcessingRestricted = event('ProcessingRestricted', { id_murid: Id });
export const RestrictionLifted = event('RestrictionLifted', { id_murid: Id });
/** Which teachers of the school are relatives of a student, as the admin has written it, in place of those named before. */
export const StudentKinNamed = event('StudentKinNamed', { id_murid: Id, id_guru_kerabat: z.array(Id), sebelum: z.array(Id) });
/** Somebody else than the student has looked at these sections of their personal data. */
export const StudentDataRead = event('StudentDataRead', { id_murid: Id, bagian: z.array(BagianData) });
/** What the data book holds of a student (domain 3.5 A, B, D); of a section only what is known. */
export const StudentIdentityRecorded = event('StudentIdentityRecorded', recorded('identitas', { diri: Diri, tempat_tinggal: TempatTinggal, sekolah_asal: SekolahAsal }));
/** Domain 3.5 E to G. */
export const StudentParentsRecorded = event('StudentParentsRecorded', recorded('orangtua', { ayah: OrangTua, ibu: OrangTua, wali: OrangTua }));
/** Domain 3.5 C; what is measured stands under the id of its semester, in `pemeriksaan`. */
export const StudentHealthRecorded = event('StudentHealthRecorded', recorded('kesehatan', { kesehatan: Kesehatan }), {
  version: 2,
  upcast: { 1: ({ kesehatan, kesehatan_sebelum, ...data }) => ({ ...data, kesehatan: withoutSemester(kesehatan as Flat), kesehatan_sebelum: withoutSemester(kesehatan_sebelum as Flat) }) },
});
export const StudentRemoved = event('StudentRemoved', { id_murid: Id, nama: personal('identitas', 'id_murid', z.string(), AUDITORS) });
