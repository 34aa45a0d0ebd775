import { z } from 'zod';
import { endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { StatusPembayaran } from '#contract/people/people';

/** Whether the fees of those who are at school are paid; `kosong`: nobody has said yet. */
export const StatusTagihan = z.enum([...StatusPembayaran.options, 'kosong']);
export type StatusTagihan = z.infer<typeof StatusTagihan>;
const payers = ['admin', 'keuangan', 'kepalaSekolah'] as const;

export const payments = {
  /** Class by class; those in no class come last. */
  summary: endpoint('payments.summary', 'GET /api/pembayaran/ringkasan', {
    output: one(z.array(z.object({ id_kelas: Id.nullable(), kelas: z.string().nullable(), jumlah: z.int(), status: z.record(StatusTagihan, z.int()) }))),
    allow: payers, live: 'notice',
  }),
  /** Homeroom teachers ask for their own class. */
  list: endpoint('payments.list', 'GET /api/pembayaran', {
    input: { ...paging(['nama', 'nis', 'kelas'], { limit: 25 }), id_kelas: Id.optional(), status: StatusTagihan.optional() },
    output: listOf(z.object({ id: Id, nama: z.string().nullable(), nis: z.string().nullable(), kelas: z.string().nullable(), status: StatusPembayaran.nullable() })),
    allow: [...payers, 'waliKelas'], live: 'notice',
  }),
};
