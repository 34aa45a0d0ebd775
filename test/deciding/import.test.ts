import { ImportFinished, ImportProgressed, ImportStarted, ImportUndoBegun, ImportUndone, ImportWithdrawn } from '#contract/people/import.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { FinishImport, FinishUndo, idOfRow, importDecider, RecordProgress, RecordWithdrawal, StartImport, UndoImport } from '#server/people/import.decider';
import { given } from '#test/kit/given';

const id_impor = 'a3bb189e-8bf9-4c8f-9ab2-0f4b1d3c5e71';
const [two, three] = [idOfRow(id_impor, 2), idOfRow(id_impor, 3)];
const started = ImportStarted({ id_impor, jenis: 'murid', baris: [2, 3], isi: [{ baris: 2 }, { baris: 3 }] });
const progressed = (selesai: number) => ImportProgressed({ id_impor, selesai });
const finished = ImportFinished({ id_impor, jenis: 'murid', dibuat: [two], ditolak: [3] });
const undoing = ImportUndoBegun({ id_impor, jenis: 'murid', dibuat: [two] });
const withdrawn = ImportWithdrawn({ id_impor, jenis: 'murid', dibuat: [two] });
const imports = given(importDecider);

test('a sheet is brought in once', () => {
  const start = new StartImport(started.data as never, SYSTEM);
  imports().when(start).then(started);
  imports(started).when(start).nothing();
});
test('it gets further, never back', () => {
  imports(started).when(new RecordProgress({ id_impor, selesai: 1 }, SYSTEM)).then(progressed(1));
  imports(started, progressed(2)).when(new RecordProgress({ id_impor, selesai: 1 }, SYSTEM)).nothing();
});
test('it is finished when every row has had its turn, and says which were refused', () => {
  imports(started, progressed(1)).knowing({ present: new Set([two]) }).when(new FinishImport({ id_impor }, SYSTEM)).nothing();
  imports(started, progressed(2)).knowing({ present: new Set([two]) }).when(new FinishImport({ id_impor }, SYSTEM)).then(finished);
  imports(started, progressed(2), finished).knowing({ present: new Set([two, three]) }).when(new FinishImport({ id_impor }, SYSTEM)).nothing();
});
test('it is taken back once, and not before it is finished', () => {
  const undo = new UndoImport({ id_impor }, SYSTEM);
  imports(started, progressed(2)).when(undo).refused('NOTHING_TO_UNDO');
  imports(started, progressed(2), finished).when(undo).then(undoing);
  imports(started, progressed(2), finished, undoing).when(undo).refused('NOTHING_TO_UNDO');
});
test('what is left at the end of taking back stays, and is said', () => {
  imports(started, progressed(2), finished, undoing).when(new RecordWithdrawal({ id_impor, dibuat: [two] }, SYSTEM)).then(withdrawn);
  const end = new FinishUndo({ id_impor }, SYSTEM);
  imports(started, progressed(2), finished, undoing, withdrawn).knowing({ present: new Set() }).when(end).nothing();
  imports(started, progressed(2), finished, undoing, withdrawn, progressed(0)).knowing({ present: new Set() }).when(end).then(ImportUndone({ id_impor, dihapus: [two], tertahan: [] }));
  imports(started, progressed(2), finished, undoing, withdrawn, progressed(0)).knowing({ present: new Set([two]) }).when(end).then(ImportUndone({ id_impor, dihapus: [], tertahan: [two] }));
});
