import { AUDITORS } from '#contract/audit/readers';
import { ImportFinished, ImportProgressed, ImportStarted, ImportUndoBegun, ImportUndone, ImportWithdrawn } from '#contract/people/import.events';
import type { JenisImpor } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { common } from '#contract/kit/refusal';
import { uuidV5 } from '#projections/kit/uuid';
import { PresentOf } from '#projections/people/import.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';

type Id = { id_impor: string };
type Row = Record<string, unknown>;
export class StartImport extends DomainCommand<Id & { jenis: JenisImpor; baris: number[]; isi: Row[] }> {}
export class RecordProgress extends DomainCommand<Id & { selesai: number }> {}
export class FinishImport extends DomainCommand<Id> {}
export class UndoImport extends DomainCommand<Id> {}
export class RecordWithdrawal extends DomainCommand<Id & { dibuat: string[] }> {}
export class FinishUndo extends DomainCommand<Id> {}

type Phase = 'none' | 'running' | 'finished' | 'undoing' | 'withdrawn' | 'undone';
type State = { phase: Phase; jenis: JenisImpor; baris: readonly number[]; selesai: number; dibuat: readonly string[] };

/** The id of what a row becomes: the same however often it is brought in from this sheet. */
export const idOfRow = (id_impor: string, baris: number) => uuidV5(id_impor, String(baris));

/** A sheet that becomes people or subjects, row by row, and may be taken back once. */
export const importDecider = decider({
  stream: 'import',
  history: AUDITORS,
  idOf: ({ id_impor }: Id) => id_impor,
  commands: { StartImport, RecordProgress, FinishImport, UndoImport, RecordWithdrawal, FinishUndo },
  events: { ImportStarted, ImportProgressed, ImportFinished, ImportUndoBegun, ImportWithdrawn, ImportUndone },
  initial: { phase: 'none', jenis: 'murid', baris: [], selesai: 0, dibuat: [] } as State,
  needs: ({ id_impor }: Id, { jenis, baris, dibuat }: State, command) => ({
    present: command === 'FinishImport' ? new PresentOf({ jenis, ids: baris.map((it) => idOfRow(id_impor, it)) }) : command === 'FinishUndo' ? new PresentOf({ jenis, ids: dibuat }) : undefined,
  }),
  decide: {
    StartImport: (data, { phase }) => (phase === 'none' ? ImportStarted(data) : nothing),
    RecordProgress: (data, { phase, selesai }) => {
      const isAhead = phase === 'running' ? data.selesai > selesai : phase === 'withdrawn' && data.selesai < selesai;
      return isAhead ? ImportProgressed(data) : nothing;
    },
    FinishImport: ({ id_impor }, { phase, jenis, baris, selesai }, { needs: { present } }) => {
      if (phase !== 'running' || selesai < baris.length) return nothing;
      const made = (it: number) => present?.has(idOfRow(id_impor, it)) === true;
      return ImportFinished({ id_impor, jenis, dibuat: baris.filter(made).map((it) => idOfRow(id_impor, it)), ditolak: baris.filter((it) => !made(it)) });
    },
    UndoImport: ({ id_impor }, { phase, jenis, dibuat }) => {
      refuseUnless(phase !== 'none', common.NOT_FOUND);
      refuseUnless(phase === 'finished', importRefusals.NOTHING_TO_UNDO);
      return ImportUndoBegun({ id_impor, jenis, dibuat: [...dibuat] });
    },
    RecordWithdrawal: (data, { phase, jenis }) => (phase === 'undoing' ? ImportWithdrawn({ ...data, jenis }) : nothing),
    FinishUndo: ({ id_impor }, { phase, dibuat, selesai }, { needs: { present } }) =>
      phase === 'withdrawn' && selesai === 0 ? ImportUndone({ id_impor, dihapus: dibuat.filter((it) => !present?.has(it)), tertahan: dibuat.filter((it) => present?.has(it)) }) : nothing,
  },
  evolve: {
    ImportStarted: (state, { jenis, baris }) => ({ ...state, phase: 'running' as const, jenis, baris }),
    ImportProgressed: (state, { selesai }) => ({ ...state, selesai }),
    ImportFinished: (state, { dibuat }) => ({ ...state, phase: 'finished' as const, dibuat }),
    ImportUndoBegun: (state) => ({ ...state, phase: 'undoing' as const }),
    ImportWithdrawn: (state) => ({ ...state, phase: 'withdrawn' as const }),
    ImportUndone: (state) => ({ ...state, phase: 'undone' as const }),
  },
});
