import { z } from 'zod';
import { DayOfLessons } from '#contract/attendance/attendance.api';
import { endpoint, listOf, number, one, paging } from '#contract/kit/endpoint';
import { Id, Rentang, Tanggal, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

const Pelaku = z.object({ id_akun: Id.nullable(), nama: z.string().nullable(), role: z.string() });
/** One stored event as an auditor reads it: what, when, who in which role, and the place in its stream's chain. */
export const AuditEvent = z.object({
  id: Id,
  type: z.string(),
  revision: z.int(),
  at: Waktu,
  oleh: Pelaku,
  data: z.record(z.string(), z.unknown()),
  /** Whom it is about, where it says so. */
  murid: z.string().nullable(),
  hash: z.string(),
});

/** What somebody changed in one stream within an hour: how often, the last time and what, and whom or what it is about. */
export const Perubahan = z.object({ id: z.string(), stream: z.string(), jenis: z.string(), tentang: z.string().nullable(), at: Waktu, type: z.string(), jumlah: z.int(), oleh: Pelaku });

/** A signed root over the log up to `position`, which is its event number `jumlah`; `sah`: the signature is of the school's key. One that those of a day became stands for the numbers from `nomor_awal` on. */
export const Segel = z.object({ nomor_awal: z.int(), nomor: z.int(), tanggal: Tanggal, at: Waktu, position: z.string(), jumlah: z.int(), hash: z.string(), sah: z.boolean() });

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

const Gangguan = z.object({ bagian: z.string(), keterangan: z.string() });
/**
 * How the server is: `gangguan` is what keeps it from working, each with the part that it is in; `perhatian` what somebody should
 * look at; `tertahan` processes that do not get past an event; `tertinggal` for how many seconds the tables have lacked something.
 */
export const Kesehatan = z.object({ status: z.enum(['ok', 'terganggu']), gangguan: z.array(Gangguan), perhatian: z.array(Gangguan), tertahan: z.array(z.string()), tertinggal: z.number() });
export type Kesehatan = z.output<typeof Kesehatan>;

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
/** The board of a day after so many of its moments, and the event that was the last of these; `murid` is whom that is about. */
export const PastBoard = DayOfLessons.extend({
  nomor: z.int(),
  jumlah: z.int(),
  peristiwa: AuditEvent.extend({ stream: z.string() }).nullable(),
});

const auditors = ['admin', 'kepalaSekolah', 'kurikulum', 'auditor'] as const;

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
    allow: auditors,
  }),
  /** A report or a gradebook with every seal that lists it, as a file that `tools/verify-export.mjs` checks without this system. */
  proofFile: endpoint('audit.proofFile', 'GET /api/audit/:stream/proof_file', {
    input: { stream: z.string().regex(/^(report-card|gradebook)-[0-9a-f-]{36}$/) }, output: z.unknown(), isFile: true, allow: auditors,
  }),
  /**
   * What changed last, by kind of stream, whoever did it, and days; what the server did by itself only where it is asked for. `sifat`
   * keeps what somebody changed in bulk, or on a Sunday or between 18.00 and 06.00 by the school's clock; `pelaku` what students did
   * themselves, such as answers in an exam, or what everybody else did.
   */
  changes: endpoint('audit.changes', 'GET /api/audit', {
    input: {
      ...paging(['at', 'jumlah'], { limit: 25, order: 'desc' }),
      jenis: z.string().regex(/^[a-z-]{1,40}$/).optional(), oleh: Id.optional(), id: Id.optional(), dates: Rentang.optional(), sifat: z.enum(['massal', 'luar-jam']).optional(), pelaku: z.enum(['murid', 'pegawai']).optional(),
      sistem: z.enum(['true', 'false']).default('false').transform((it) => it === 'true'),
    },
    output: listOf(Perubahan), allow: auditors,
  }),
  /** When each of the events happened that changed the registers, lessons and holidays of a day, in the order of the log. */
  moments: endpoint('audit.moments', 'GET /api/audit/attendance/momen', {
    input: { tanggal: Tanggal }, output: one(z.object({ tanggal: Tanggal, waktu: z.array(Waktu) })), allow: auditors,
  }),
  /** The attendance board of a day as it was: after its first `nomor` events, or at a time; after all of them where neither is said. */
  attendance: endpoint('audit.attendance', 'GET /api/audit/attendance', {
    input: { tanggal: Tanggal, nomor: number().optional(), at: Waktu.optional() }, output: one(PastBoard), allow: auditors,
  }),
  /** For whoever watches over the server: 200, or 503 with what is wrong under `data`. */
  health: endpoint('audit.health', 'GET /api/health', { output: one(Kesehatan), allow: 'public' }),
  /** The newest seals and how the log stands up to them; the first call starts a verification, `ulang` another once it has ended. */
  verify: endpoint('audit.verify', 'GET /api/audit/verify', {
    input: { ulang: z.enum(['true', 'false']).default('false') },
    output: one(z.object({ kunci_publik: z.string(), segel: z.array(Segel), verifikasi: Verifikasi })),
    allow: ['admin', 'auditor'],
  }),
};
labelled({ sifat: 'Nature', pelaku: 'Done by' });
