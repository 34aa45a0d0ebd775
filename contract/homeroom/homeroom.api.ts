import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id, Tanggal } from '#contract/kit/fields';
import { Sesi } from '#contract/lesson/lesson.api';

export const homeroom = {
  /** The class whose homeroom teacher somebody is in the active year; null for whoever is none. */
  classOf: endpoint('homeroom.classOf', 'GET /api/guru/homeroom/:id', {
    input: { id: Id },
    output: one(z.object({ id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), jumlah_murid: z.int() }).nullable()),
    allow: 'user', live: 'notice',
  }),
  /** The first lesson of a class on a day: where the school marks once a day, the register of that day; null where there is none. */
  register: endpoint('homeroom.register', 'GET /api/kelas_tahun_ajaran/register/:id_kelas_tahun_ajaran', {
    input: { id_kelas_tahun_ajaran: Id, tanggal_sesi: Tanggal },
    output: one(Sesi.nullable()),
    allow: ['waliKelas', 'kurikulum', 'kepalaSekolah', 'admin'], live: 'notice',
  }),
};
