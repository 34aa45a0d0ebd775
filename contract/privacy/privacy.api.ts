import { z } from 'zod';
import { Role } from '#contract/identity/identity';
import { doneWith, endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { Id, optional, text, Waktu } from '#contract/kit/fields';
import { JenisPermintaan, StatusPermintaan } from '#contract/privacy/data-request';

const Permintaan = z.object({
  id: Id, jenis: JenisPermintaan, isi: z.string().nullable(), status: StatusPermintaan, alasan: z.string().nullable(), at: Waktu, batas: Waktu, ditutup: Waktu.nullable(),
});
const columns = ['batas', 'at', 'jenis', 'status'] as const;
const row = z.record(z.string(), z.unknown());

/** Everything that is kept about a person: rows by the name of their table, sessions, and what was done with it, by whom and when. */
export const DataOrang = z.object({
  id: Id, nama: z.string().nullable(), roles: z.array(Role), dibuat: Waktu, data: z.record(z.string(), z.array(row)),
  kelas: z.array(z.object({ tahun_ajaran: z.string(), semester: z.string(), kelas: z.string() })), akses: z.record(z.string(), z.array(row)),
  jejak: z.array(z.object({ id: Id, at: Waktu, type: z.string(), stream: z.string(), oleh: z.string().nullable(), role: z.string(), data: row })),
});

export const privacy = {
  /** A copy for whom it is about, or for the admin who hands it to them. That it was given out is a fact. */
  dataOf: endpoint('privacy.dataOf', 'GET /api/orang/:id/data', { input: { id: Id }, output: one(DataOrang), allow: 'user' }),
  /** One request of a kind is open at a time; it has to be answered within 72 hours. */
  ask: endpoint('privacy.ask', 'POST /api/permintaan-data', { input: { jenis: JenisPermintaan, isi: text({ max: 2000 }) }, output: doneWith(z.object({ id: Id, batas: Waktu })), allow: 'user' }),
  own: endpoint('privacy.own', 'GET /api/permintaan-data/saya', { output: one(z.array(Permintaan)), allow: 'user' }),
  /** What is open comes first, the nearest deadline before the others. */
  queue: endpoint('privacy.queue', 'GET /api/permintaan-data', {
    input: { ...paging(columns, { limit: 25 }), status: StatusPermintaan.optional(), jenis: JenisPermintaan.optional() },
    output: listOf(Permintaan.extend({ id_orang: Id, nama: z.string().nullable() })), allow: ['admin'], live: 'notice',
  }),
  move: endpoint('privacy.move', 'PUT /api/permintaan-data/:id', { input: { id: Id, status: StatusPermintaan, alasan: optional(text({ max: 500 })) }, allow: ['admin'] }),
};
