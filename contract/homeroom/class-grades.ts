import { z } from 'zod';
import { kelasWali } from '#contract/homeroom/overview';
import { Id } from '#contract/kit/fields';

/** Means of what stands on a report, of K13 of knowledge and of skills, of Merdeka one; null where there is nothing. A student's are those of the ledger. */
export const rataNilai = { pengetahuan: z.number().nullable(), keterampilan: z.number().nullable(), akhir: z.number().nullable() };
/** How far a subject's grades are in a class: its cells (`dari`) and those that hold a score, students whose grade is there, those whose grade is below the passing grade. */
const NilaiMapelKelas = z.object({
  id_mata_pelajaran: Id, mapel: z.string(), guru: z.array(z.string()), kkm: z.int(), terkunci: z.boolean(), jumlah_kolom: z.int(), terisi: z.int(), dari: z.int(), rata_rata: z.object(rataNilai),
  lengkap: z.int(), belum_lengkap: z.array(Id), di_bawah_kkm: z.array(Id),
});
export type NilaiMapelKelas = z.infer<typeof NilaiMapelKelas>;
/** A student's grades by subject, as a report would have them; `lengkap`: in how many subjects they are there. */
const NilaiMuridKelas = z.object({
  id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), lengkap: z.int(), rata_rata: z.object(rataNilai),
  mapel: z.array(z.object({ id_mata_pelajaran: Id, ...rataNilai, tuntas: z.boolean().nullable(), lengkap: z.boolean() })),
});
export type NilaiMuridKelas = z.infer<typeof NilaiMuridKelas>;
export const NilaiKelasWali = z.object({ ...kelasWali, kumer: z.int(), mapel: z.array(NilaiMapelKelas), murid: z.array(NilaiMuridKelas) });
export type NilaiKelasWali = z.infer<typeof NilaiKelasWali>;
