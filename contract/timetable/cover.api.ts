import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, optional, ref, Tanggal, text, Waktu } from '#contract/kit/fields';
import { SebabLepas } from '#contract/lesson/lesson.events';
import { labelled } from '#contract/kit/labels';

const PLANNERS = ['admin', 'kurikulum'] as const;

/** A lesson of a day with whoever stands in for its teacher; `bentrok`: who does has another lesson then by now; `lepas`: who no longer does since it moved, and why. */
export const SesiPengganti = z.object({
  id: Id, id_sesi: Id, tanggal_sesi: Tanggal, posisi: z.int(), mulai: Waktu, selesai: Waktu, kelas: z.string(), mapel: z.string(), id_guru: Id, guru: z.string().nullable(),
  id_guru_pengganti: Id.nullable(), pengganti: z.string().nullable(), alasan: z.string().nullable(), bentrok: z.boolean(),
  lepas: z.string().nullable(), sebab_lepas: SebabLepas.nullable(), ruang: z.string().nullable(),
});
export type SesiPengganti = z.infer<typeof SesiPengganti>;
/** Who is free then: whether they teach the subject, or the class; their lessons that day, and how often they stood in this semester. */
export const CalonPengganti = z.object({ id: Id, id_guru: Id, nama: z.string().nullable(), mengampu: z.boolean(), mengajar_kelas: z.boolean(), jam_hari_ini: z.int(), menggantikan: z.int() });
export type CalonPengganti = z.infer<typeof CalonPengganti>;

/** Substitutes for teachers who are away. */
export const cover = {
  ofDay: endpoint('cover.ofDay', 'GET /api/jadwal/pengganti', {
    input: { tanggal: Tanggal, id_guru: Id.optional() }, output: one(z.array(SesiPengganti)), allow: [...PLANNERS, 'kepalaSekolah'], live: 'notice',
  }),
  /** Lessons to come whose substitute was released, and nobody has said since whether there is another one. */
  released: endpoint('cover.released', 'GET /api/jadwal/pengganti/lepas', { output: one(z.array(SesiPengganti)), allow: [...PLANNERS, 'kepalaSekolah'], live: 'notice' }),
  candidates: endpoint('cover.candidates', 'GET /api/jadwal/pengganti/:id/calon', { input: { id: Id }, output: one(z.array(CalonPengganti)), allow: PLANNERS, live: 'notice' }),
  /** Null: the teacher holds it after all. */
  assign: endpoint('cover.assign', 'PUT /api/jadwal/pengganti/:id', {
    input: { id: Id, id_guru_pengganti: ref('teacher').nullable(), alasan: optional(text({ min: 3, max: 200 })) }, allow: PLANNERS,
  }),
};

labelled({ id_guru_pengganti: 'Substitute' });
