import { z } from 'zod';
import { Id, Tanggal, text, Waktu } from '#contract/kit/fields';

/** Why the plans of some lessons changed: filled in, pushed on, taken back, or copied from another class. */
export const SebabRencana = z.enum(['isi', 'geser', 'urung', 'salin']);
export type SebabRencana = z.infer<typeof SebabRencana>;

/** Where a lesson is held online: the number of a Zoom meeting, or an address. */
export const ZoomSetting = text({ max: 300, form: /^(\d{9,11}|https:\/\/[^\s"<>]+)$/ });

/** What a lesson is about; `direncanakan` is since when it has both topic and competence (domain 1.20). */
const rencana = { id_topik: Id.nullable(), id_kd_master: Id.nullable(), zoom_setting: z.string().nullable(), direncanakan: Waktu.nullable() };
export const Rencana = z.object(rencana);
export type Rencana = z.infer<typeof Rencana>;
export const NO_PLAN: Rencana = { id_topik: null, id_kd_master: null, zoom_setting: null, direncanakan: null };

/** The plan of a lesson, and the one that it takes the place of. */
export const SesiRencana = z.object({ id_sesi: Id, ...rencana, sebelum: Rencana });
export type SesiRencana = z.infer<typeof SesiRencana>;

/** A plan with what somebody wishes of it; since when it is one follows. */
export function replanned(sebelum: Rencana, wish: Partial<Omit<Rencana, 'direncanakan'>>, at: string): Rencana {
  const next = { ...sebelum, ...wish };
  return { ...next, direncanakan: next.id_topik && next.id_kd_master ? (sebelum.direncanakan ?? at) : null };
}

/** A lesson by its id, or as it is told: by `id_sesi`, otherwise by `id`. */
const PilihanSesi = z.union([Id, z.looseObject({ id_sesi: Id }).transform((it) => it.id_sesi), z.looseObject({ id: Id }).transform((it) => it.id)]).pipe(Id);
/** Some lessons at once, in one subject of several classes if need be. */
export const DaftarSesi = z.array(PilihanSesi).min(1).max(500);

export const Named = z.object({ id: Id, nama: z.string() });
/** What would become of a lesson, told before it does. */
export const Perubahan = z.object({
  id_sesi: Id, tanggal_sesi: Tanggal, posisi: z.int(), mulai: Waktu, kelas: z.string(), libur: z.boolean(),
  sebelum: z.object({ topic: Named.nullable(), kd: Named.nullable() }), sesudah: z.object({ topic: Named.nullable(), kd: Named.nullable() }),
});
export type Perubahan = z.infer<typeof Perubahan>;
/** `tersisa`: plans for which there is no lesson any more; `sidik` names exactly this preview. */
export const Pratinjau = z.object({ perubahan: z.array(Perubahan), tersisa: z.array(z.object({ topic: Named.nullable(), kd: Named.nullable() })), sidik: z.string() });
export type Pratinjau = z.infer<typeof Pratinjau>;
