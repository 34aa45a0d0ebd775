import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';

export const homeroom = {
  /** The class whose homeroom teacher somebody is in the active year; null for whoever is none. */
  classOf: endpoint('homeroom.classOf', 'GET /api/guru/homeroom/:id', {
    input: { id: Id },
    output: one(z.object({ id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), jumlah_murid: z.int() }).nullable()),
    allow: 'user', live: 'notice',
  }),
};
