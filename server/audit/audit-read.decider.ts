import { AuditRead, type BACAAN } from '#contract/audit/audit.events';
import { AUDITORS } from '#contract/audit/readers';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

/** What somebody has looked at in the audit. */
export type Dibaca = { bacaan: (typeof BACAAN)[number]; id_murid: string | null; id_kelas: string | null; id_mata_pelajaran: string | null; stream: string | null };
/** What was looked at within the newest hour. */
type State = { jam: string; seen: ReadonlySet<string> };

/** Says that somebody has looked into the audit, in the hour that begins at `jam`. */
export class NoteAuditRead extends DomainCommand<{ id_akun: string; jam: string } & Dibaca> {}

const initial: State = { jam: '', seen: new Set() };
const keyOf = ({ bacaan, id_murid, id_kelas, id_mata_pelajaran, stream }: Dibaca) => [bacaan, id_murid, id_kelas, id_mata_pelajaran, stream].join(' ');

/** Each person's looks into the audit, one a thing and hour: a replay is hundreds of questions. */
export const auditReadDecider = decider({
  stream: 'audit-read',
  history: AUDITORS,
  idOf: ({ id_akun }: { id_akun: string }) => id_akun,
  commands: { NoteAuditRead },
  events: { AuditRead },
  initial,
  decide: {
    NoteAuditRead: (it, { jam, seen }) => (it.jam === jam && seen.has(keyOf(it)) ? nothing : AuditRead(it)),
  },
  evolve: {
    AuditRead: (state, it) => ({ jam: it.jam, seen: new Set([...(it.jam === state.jam ? state.seen : []), keyOf(it)]) }),
  },
});
