import { z } from 'zod';
import { PREDIKAT } from '#contract/curriculum/passing-interval';
import { impactRefusals as no } from '#contract/grading/impact.refusals';
import { JENIS_LAJUR } from '#contract/grading/ledger.api';
import { Id } from '#contract/kit/fields';
import { LEAST_REASON, type Reasoned } from '#contract/kit/reasoned';
import type { Refusal } from '#contract/kit/refusal';
import { StatusRapor, TIPE_RAPOR } from '#contract/report-card/report';

const bulat = z.int().nullable();
const predikat = z.enum(PREDIKAT).nullable();
const tuntas = z.boolean().nullable();
/** A grade of a report before and after. */
export const DampakNilai = z.object({
  id_mata_pelajaran: Id, mapel: z.string(), jenis: z.enum(JENIS_LAJUR), kkm_sebelum: z.int(), kkm: z.int(), nilai_sebelum: bulat, nilai: bulat, predikat_sebelum: predikat, predikat, tuntas_sebelum: tuntas, tuntas,
});
export type DampakNilai = z.infer<typeof DampakNilai>;
/** A student's report that says something else afterwards: a draft moves, one that is out (`isPublished`) stays as it was printed. `versi` of it went out so far. */
export const DampakRapor = z.object({ type: z.enum(TIPE_RAPOR), status: StatusRapor, isPublished: z.boolean(), versi: z.int() });
export type DampakRapor = z.infer<typeof DampakRapor>;
/** A student of whom something changes: grades, the rank in the class, reports. */
export const DampakMurid = z.object({
  id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), id_kelas_tahun_ajaran: Id, kelas: z.string(), peringkat_sebelum: bulat, peringkat: bulat, nilai: z.array(DampakNilai), rapor: z.array(DampakRapor),
});
export type DampakMurid = z.infer<typeof DampakMurid>;
/** What a change would bring about. Students are counted by class: `turun` fall below the passing grade in a subject, `naik` reach it. Of reports `draf` move and `terbit` stay as they are; `versi` are out of both. `murid` are all of `jumlah_murid`, the worst first. Of more classes than can be counted at once, `kelas_belum_dihitung` are left out. */
export const Dampak = z.object({
  sidik: Id, alasan_wajib: z.boolean(), kelas: z.int(), jumlah_murid: z.int(), nilai: z.int(), predikat: z.int(), turun: z.int(), naik: z.int(), peringkat: z.int(),
  rapor: z.object({ draf: z.int(), terbit: z.int(), versi: z.int() }), kelas_belum_dihitung: z.int(), murid: z.array(DampakMurid),
});
export type Dampak = z.infer<typeof Dampak>;

/** Why a change is not made: it brings about something else than was looked at, or a report that is out would say something else and nobody says why. */
export function objection(would: Pick<Dampak, 'sidik' | 'alasan_wajib'> | undefined, { alasan = '', dampak }: Reasoned): Refusal | undefined {
  if (!would) return undefined;
  if (dampak !== undefined && dampak !== would.sidik) return no.IMPACT_CHANGED;
  return would.alasan_wajib && alasan.trim().length < LEAST_REASON ? no.PUBLISHED_DIFFERS : undefined;
}
