import { z } from 'zod';
import { doneWith, endpoint, one } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { changing, seenOf } from '#contract/kit/seen';
import { Kesehatan, Pemeriksaan } from '#contract/people/health';
import { Email } from '#contract/people/people';
import { Diri, filled, OrangTua, SekolahAsal, TempatTinggal } from '#contract/people/student-data';

const lenient = z.record(z.string(), z.unknown()).nullable();
/** `kesehatan` is the running semester's; `pemeriksaan` is what was measured in each, the latest first. */
const health = { kesehatan: lenient, pemeriksaan: z.array(Pemeriksaan) };
const Buku = z.object({ id: Id, diri: lenient, tempat_tinggal: lenient, sekolah_asal: lenient, ...health, ayah: lenient, ibu: lenient, wali: lenient });

const contact = { no_hp: TempatTinggal.shape.no_hp.nullable(), email: Email.nullable(), email_ayah: Email.nullable(), email_ibu: Email.nullable(), email_wali: Email.nullable() };
const optional = <S extends z.ZodRawShape>(section: z.ZodObject<S>) => filled(section).partial().optional();
/** What the homeroom teacher keeps of a student (domain 3.5); `kesehatan` is that of the class's semester. */
export const MuridWali = z.object({
  id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), dibatasi: z.boolean(), ...health,
  no_hp: z.string().nullable(), email: z.string().nullable(), email_ayah: z.string().nullable(), email_ibu: z.string().nullable(), email_wali: z.string().nullable(),
});

export const studentData = {
  /** The data book of a student: all of it for the admin, their own for the student. That somebody else looked is a fact. */
  read: endpoint('studentData.read', 'GET /api/murid/:id/data-pribadi', { input: { id: Id }, output: one(Buku), allow: ['admin', 'murid'] }),
  /** Sections and fields that are left out stay as they are; null empties a field. Health is the homeroom teacher's to keep (domain A.3). */
  write: endpoint('studentData.write', 'PUT /api/murid/:id/data-pribadi', {
    input: {
      id: Id,
      ...changing({
        diri: optional(Diri), tempat_tinggal: optional(TempatTinggal), sekolah_asal: optional(SekolahAsal),
        ayah: optional(OrangTua), ibu: optional(OrangTua), wali: optional(OrangTua),
      }),
    },
    allow: ['admin'],
  }),
  /** Health and contact of a class, for its homeroom teacher and whoever may know of health (domain A.3). */
  ofClass: endpoint('studentData.ofClass', 'GET /api/kelas_tahun_ajaran/personal_data/:id', { input: { id: Id }, output: one(z.array(MuridWali)), allow: ['waliKelas', 'kepalaSekolah', 'guruBK', 'admin'] }),
  /** Several students at once; of each only what is named changes, and what is measured is the running semester's. Whom it could not be kept for stands in `ditolak`, with what is there by now where somebody else was faster. */
  updateClass: endpoint('studentData.updateClass', 'PUT /api/kelas_tahun_ajaran/personal_data/update_all', {
    input: { data: z.array(z.object({ id_murid: Id, kesehatan: filled(Kesehatan).partial().nullish(), ...z.object(contact).partial().shape, sebelum: seenOf(['kesehatan', ...Object.keys(contact)]) })).min(1).max(100) },
    output: doneWith(z.object({ jumlah: z.int(), ditolak: z.array(z.object({ id_murid: Id, alasan: z.string(), terbaru: lenient.optional() })) })),
    allow: ['waliKelas'],
  }),
};
