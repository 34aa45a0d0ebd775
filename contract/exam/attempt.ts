import { z } from 'zod';
import { MOST_SAVES } from '#contract/exam/protocol';
import { choice, Id, integer, text } from '#contract/kit/fields';

/** What a student has to do with an exam (domain 1.6). */
export const StatusPeserta = choice(['belum_mulai', 'mengerjakan', 'selesai', 'diblokir', 'tidak_hadir']);
export type StatusPeserta = z.infer<typeof StatusPeserta>;

/** Who ended an attempt. */
export const Penutup = choice(['murid', 'waktu', 'pengawas']);

/** The letters that were chosen, the pairs that were made, or what was written; null is no answer. */
export const Jawaban = z.union([z.string().max(100_000), z.array(z.string().max(2_000)).max(40), z.record(z.string().max(100), z.string().max(2_000)), z.null()]);
export type Jawaban = z.infer<typeof Jawaban>;

/** Counts within a lease, of which a device or a tab that takes over gets the next: whoever is greater is newer. */
const counter = integer({ min: 0, max: 1_000_000_000 });
/** One answer as a device keeps it until it is acknowledged; `mono` is the device's own clock in ms, kept as evidence only. */
export const Simpanan = z.object({ soal: Id, epoch: counter, seq: counter, value: Jawaban, ragu: z.boolean().default(false), mono: z.number().nullable().default(null) });
export type Simpanan = z.infer<typeof Simpanan>;

/** `applied` counts now, `duplicate` was there already, `superseded` gave way to a newer one, `late` waits for a decision, `rejected` is none. All of them are kept but the last. */
export const StatusSimpanan = choice(['applied', 'duplicate', 'superseded', 'late', 'rejected']);
export type StatusSimpanan = z.infer<typeof StatusSimpanan>;
/** What is said of a save: which one, and what became of it. */
export const Ack = z.tuple([Id, z.int(), z.int(), StatusSimpanan]);
export type Ack = z.infer<typeof Ack>;

export const Perangkat = text({ max: 64, form: /^[\w-]+$/ });
/** What a device says of all it has: for each question the newest it knows of. */
export const Digest = z.record(z.string(), z.unknown()).refine(isDigest).transform((it) => it as Record<string, string>);

function isDigest(it: Record<string, unknown>) {
  const entries = Object.entries(it);
  return entries.length <= MOST_SAVES && entries.every(([soal, newest]) => soal.length <= 40 && typeof newest === 'string' && newest.length <= 30);
}
