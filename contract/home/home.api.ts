import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Waktu } from '#contract/kit/fields';

/**
 * What can wait for somebody: registers whose time is over (`presensi`), children of their class who are absent without news
 * (`tanpa-kabar`), leaves that nobody has answered (`izin`), consents that parents have not given (`persetujuan`), requests about personal data (`permintaan-data`).
 */
export const JenisMenunggu = z.enum(['presensi', 'tanpa-kabar', 'izin', 'permintaan-data', 'persetujuan']);
/** What it is about: a lesson with its class and period, a student, a request; `at` is since when it waits, or until when it has to be done. */
const Perihal = z.object({ id: Id, nama: z.string().nullable(), posisi: z.int().nullable(), at: Waktu.nullable() });
/** One kind of it: how many, and the oldest of them, at most three. */
export const Menunggu = z.object({ jenis: JenisMenunggu, jumlah: z.int(), perihal: z.array(Perihal) });
export type Menunggu = z.infer<typeof Menunggu>;

export const home = {
  /** What waits for whoever asks, by all their roles: most pressing first, nothing that is done. */
  waiting: endpoint('home.waiting', 'GET /api/beranda/menunggu', { output: one(z.array(Menunggu)), allow: 'user', live: 'calm' }),
};
