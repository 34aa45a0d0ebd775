import { z } from 'zod';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { choice, Id, Tanggal, Waktu } from '#contract/kit/fields';

/** What a leave is for, by the mark that it makes (domain 1.1). */
export const JenisIzin = choice(['Sakit', 'Izin']);
export type JenisIzin = z.infer<typeof JenisIzin>;

/** `diajukan` waits for the homeroom teacher; `ditarik` was taken back before, `dibatalkan` after it was granted. */
export const StatusIzin = choice(['diajukan', 'diterima', 'ditolak', 'ditarik', 'dibatalkan']);
export type StatusIzin = z.infer<typeof StatusIzin>;

/** A leave that waits or stands: its days are taken, and its letter may still come. */
export const OPEN: readonly StatusIzin[] = ['diajukan', 'diterima'];

/** Longer absences are asked for again: somebody looks at them anew. */
export const MOST_DAYS = 31;

/** Of which days, and how they are marked. */
export const Span = { jenis: JenisIzin, tanggal_awal: Tanggal, tanggal_akhir: Tanggal };
export type Span = z.infer<z.ZodObject<typeof Span>>;

/** A leave as those see it who are told of it; why it is asked for stands in the letter. */
export const Leave = z.object({
  id: Id, id_murid: Id, nama: z.string().nullable(), kelas: z.string().nullable(), ...Span, hari_sekolah: z.int(), status: StatusIzin,
  ada_lampiran: z.boolean(), diajukan: Waktu, diajukan_oleh: z.string().nullable(), ditinjau: Waktu.nullable(), ditinjau_oleh: z.string().nullable(),
});
export type Leave = z.infer<typeof Leave>;

/** The letter: what its writer says, and what they were answered. */
export const Letter = Leave.extend({ alasan: z.string().nullable(), tanggapan: z.string().nullable() });
export type Letter = z.infer<typeof Letter>;

/** What a leave makes of a register that is open: it fills what nobody has filled in or is `Alpa`; what somebody has seen stays, and so does a published report. */
export const Dampak = z.enum(['diisi', 'sudah', 'tetap', 'terkunci']);
export const Effect = z.object({
  id_sesi: Id, tanggal_sesi: Tanggal, posisi: z.int(), mapel: z.string(), status_kehadiran: StatusKehadiran.nullable(), dampak: Dampak,
});
export type Effect = z.infer<typeof Effect>;
