import { z } from 'zod';
import { endpoint, listOf, number, one } from '#contract/kit/endpoint';
import { Id, Tanggal, Waktu } from '#contract/kit/fields';

/** One stored event as an auditor reads it: what, when, who in which role, and the place in its stream's chain. */
export const AuditEvent = z.object({
  id: Id,
  type: z.string(),
  revision: z.int(),
  at: Waktu,
  oleh: z.object({ id_akun: Id.nullable(), nama: z.string().nullable(), role: z.string() }),
  data: z.record(z.string(), z.unknown()),
  hash: z.string(),
});

/** A signed root over the log up to `position`, which is its event number `jumlah`; `sah`: the signature is of the school's key. */
export const Segel = z.object({ nomor: z.int(), tanggal: Tanggal, at: Waktu, position: z.string(), jumlah: z.int(), hash: z.string(), sah: z.boolean() });

/** The first place at which the log is not what was written; what is unknown of a missing event is null. */
export const Rusak = z.object({
  jenis: z.enum(['changed', 'missing', 'inserted', 'moved', 'seal']),
  segel: z.int().nullable(),
  position: z.string().nullable(),
  stream: z.string().nullable(),
  revision: z.int().nullable(),
  id: Id.nullable(),
  type: z.string().nullable(),
  keterangan: z.string(),
});

/** A walk over the whole log; `utuh` and what follows is known once it has ended, `gagal` says that it could not. */
export const Verifikasi = z.object({
  status: z.enum(['berjalan', 'selesai', 'gagal']),
  mulai: Waktu,
  selesai: Waktu.nullable(),
  diperiksa: z.int(),
  total: z.int(),
  utuh: z.boolean().nullable(),
  jumlah_stream: z.int().nullable(),
  jumlah_segel: z.int().nullable(),
  tersegel: z.int().nullable(),
  rusak: Rusak.nullable(),
});

export const audit = {
  /** The events of one stream, newest first; `id_murid` keeps those about one student. */
  stream: endpoint('audit.stream', 'GET /api/audit/:stream', {
    input: {
      stream: z.string().regex(/^[a-z-]+-[0-9a-f-]{36}$/),
      page: number({ min: 1, max: 1_000_000 }).default(1),
      limit: number({ min: 1, max: 100 }).default(25),
      id_murid: Id.optional(),
    },
    output: listOf(AuditEvent),
    allow: ['admin', 'kepalaSekolah', 'kurikulum', 'auditor'],
  }),
  /** For whoever watches over the server: the log and the database answer, or 503. */
  health: endpoint('audit.health', 'GET /api/health', { output: one(z.object({ status: z.literal('ok') })), allow: 'public' }),
  /** The newest seals and how the log stands up to them; the first call starts a verification, `ulang` another once it has ended. */
  verify: endpoint('audit.verify', 'GET /api/audit/verify', {
    input: { ulang: z.enum(['true', 'false']).default('false') },
    output: one(z.object({ kunci_publik: z.string(), segel: z.array(Segel), verifikasi: Verifikasi })),
    allow: ['admin', 'auditor'],
  }),
};
