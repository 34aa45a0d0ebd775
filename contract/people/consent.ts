import { z } from 'zod';

/** What parents agree to, each by itself (domain 7.2). */
export const Tujuan = z.enum(['pendidikan', 'foto_publikasi', 'video_konferensi', 'notifikasi', 'konseling', 'kesehatan']);
export type Tujuan = z.infer<typeof Tujuan>;

/** Without the other purposes a student cannot be at this school. */
export const WITHDRAWABLE: readonly Tujuan[] = ['foto_publikasi', 'video_konferensi', 'notifikasi'];

export const Keputusan = z.enum(['diberikan', 'ditarik']);
export type Keputusan = z.infer<typeof Keputusan>;

export const SaluranPersetujuan = z.enum(['formulir_kertas', 'email']);
/** Who signed; students themselves from the age of 18. */
export const HubunganPenandatangan = z.enum(['ayah', 'ibu', 'wali', 'murid']);

/** Whether a parent has agreed that the school keeps this student's data at all. */
export const StatusPersetujuan = z.enum(['menunggu', 'diberikan']);
export type StatusPersetujuan = z.infer<typeof StatusPersetujuan>;

/** How a purpose stands: decided, or nobody was asked yet. */
export const StatusTujuan = z.enum(['belum', ...Keputusan.options]);
export type StatusTujuan = z.infer<typeof StatusTujuan>;

/** The text that is signed at present. */
export const VERSI_TEKS = '2026-1';
