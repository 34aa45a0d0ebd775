import { AUDITORS } from '#contract/audit/readers';
import type { JenisDokumen } from '#contract/file/file';
import { DocumentDropped, DocumentKept } from '#contract/file/file.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

type Kept = { id_file: string; id_pemilik: string; jenis: JenisDokumen; nama: string; tipe: string; ukuran: number };
/** Given once the bytes are in the vault. */
export class KeepDocument extends DomainCommand<Kept> {}
/** Whoever showed it shows it no more. */
export class DropDocument extends DomainCommand<{ id_file: string }> {}

export const documentDecider = decider({
  stream: 'document',
  history: AUDITORS,
  idOf: ({ id_file }: { id_file: string }) => id_file,
  commands: { KeepDocument, DropDocument },
  events: { DocumentKept, DocumentDropped },
  initial: { id_pemilik: null, isKept: false } as { id_pemilik: string | null; isKept: boolean },
  decide: {
    KeepDocument: (it, { id_pemilik }) => (id_pemilik ? nothing : DocumentKept(it)),
    DropDocument: ({ id_file }, { id_pemilik, isKept }) => (isKept ? DocumentDropped({ id_file, id_pemilik: id_pemilik as string }) : nothing),
  },
  evolve: {
    DocumentKept: (_, { id_pemilik }) => ({ id_pemilik, isKept: true }),
    DocumentDropped: (state) => ({ ...state, isKept: false }),
  },
});
