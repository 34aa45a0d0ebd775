import { z } from 'zod';
import { endpoint, listOf, number, one } from '#contract/kit/endpoint';
import { Id, Waktu } from '#contract/kit/fields';

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
};
