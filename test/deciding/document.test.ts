import { DocumentDropped, DocumentKept } from '#contract/file/file.events';
import { documentDecider, DropDocument, KeepDocument } from '#server/file/document.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const document = { id_file: idOf('paper'), id_pemilik: idOf('ani'), jenis: 'pengumpulan', nama: 'tugas.pdf', tipe: 'application/pdf', ukuran: 100 } as const;
const [kept, dropped] = [DocumentKept(document), DocumentDropped({ id_file: document.id_file, id_pemilik: document.id_pemilik })];
const [keep, drop] = [new KeepDocument(document, SYSTEM), new DropDocument({ id_file: document.id_file }, SYSTEM)];
const documents = given(documentDecider);

test('a document is kept once, however often its last part comes', () => {
  documents().when(keep).then(kept);
  documents(kept).when(keep).nothing();
});
test('it is dropped once, and does not come back', () => {
  documents(kept).when(drop).then(dropped);
  documents(kept, dropped).when(drop).nothing();
  documents(kept, dropped).when(keep).nothing();
  documents().when(drop).nothing();
});
