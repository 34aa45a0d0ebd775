import { z } from 'zod';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

/** That somebody was reminded of a register that is missing. */
export const Reminder = z.object({ id_guru: Id, id_sesi: Id, dikirim: Waktu });
export type Reminder = z.infer<typeof Reminder>;

/** The same as its teacher sees it, for as long as the register is missing. */
export const ReminderToMe = z.object({ id_sesi: Id, tanggal_sesi: Tanggal, kelas: z.string(), posisi: z.int(), mapel: z.string(), dikirim: Waktu, oleh: z.string().nullable() });
