import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Tanggal } from '#contract/kit/fields';
import { Sesi } from '#contract/lesson/lesson.api';

export const homeroom = {
  /** The class whose homeroom teacher somebody is in the active year; null for whoever is none. `sesi` is its first lesson of `tanggal`: where the school marks once a day, the register of that day. */
  classOf: endpoint('homeroom.classOf', 'GET /api/guru/homeroom/:id', {
    input: { id: Id, tanggal: Tanggal.optional() },
    output: one(z.object({ id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), jumlah_murid: z.int(), sesi: Sesi.nullable() }).nullable()),
    allow: 'user', live: 'notice',
  }),
};
