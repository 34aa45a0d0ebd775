import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';

/** What of the audit can be read: the changes of grades, a replay, two moments, a sheet of a moment, a history, a proof, the ledger of a class. */
export const BACAAN = ['perubahan', 'putar_ulang', 'banding', 'unduh', 'riwayat', 'bukti', 'leger'] as const;
/** What is meant by a look into the audit: whose grades, which gradebook, which stream; null where no one was meant. */
export const Dibaca = { bacaan: z.enum(BACAAN), id_murid: Id.nullable(), id_kelas: Id.nullable(), id_mata_pelajaran: Id.nullable(), stream: z.string().nullable() };
/** Somebody has looked at this in the audit within the hour that begins at `jam`, however often. */
export const AuditRead = event('AuditRead', { id_akun: Id, jam: Waktu, ...Dibaca });
