import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id, Tanggal } from '#contract/kit/fields';

/** Publishing the report cards of a class closes its attendance up to and including a day. */
export const ReportsLocked = event('ReportsLocked', { id_kelas_tahun_ajaran: Id, sampai: Tanggal, sebelum: Tanggal.nullable() });
export const ReportsUnlocked = event('ReportsUnlocked', { id_kelas_tahun_ajaran: Id, sebelum: Tanggal, alasan: z.string() });
