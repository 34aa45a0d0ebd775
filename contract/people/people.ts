import { z } from 'zod';
import { Role } from '#contract/identity/identity';
import { text } from '#contract/kit/fields';

/** What a teacher may be beside a person: everything but a student, and the admin, who has an account of their own. */
export const PeranGuru = Role.exclude(['murid', 'admin']);
export type PeranGuru = z.infer<typeof PeranGuru>;

/** Whether a student's fees are paid (domain 1.8). */
export const StatusPembayaran = z.enum(['lunas', 'belum_lunas', 'cicilan', 'dispensasi']);
export type StatusPembayaran = z.infer<typeof StatusPembayaran>;

/** Whether a student is still here, and why not (domain 1.20). */
export const StatusMurid = z.enum(['aktif', 'lulus', 'pindah', 'keluar']);
export type StatusMurid = z.infer<typeof StatusMurid>;

/** Numbers, names and addresses as people type them (domain A.2). */
export const Nama = text({ min: 3, max: 100 });
export const Nik = text({ min: 6, max: 18, form: /^\d*$/ });
export const Nis = text({ min: 4, max: 18, form: /^\d*$/ });
export const Alamat = text({ max: 300 });
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
