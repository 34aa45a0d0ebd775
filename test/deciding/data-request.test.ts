import { DataRequested, DataRequestMoved } from '#contract/privacy/data-request.events';
import { deadlineOf, type StatusPermintaan } from '#contract/privacy/data-request';
import { PersonDataGivenOut } from '#contract/privacy/privacy.events';
import { AskAboutData, dataRequestDecider, MoveDataRequest } from '#server/privacy/data-request.decider';
import { disclosureDecider, NoteGivingOut } from '#server/privacy/disclosure.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const [id_permintaan, id_orang] = [idOf('a request'), idOf('ani')];
const wish = { id_permintaan, id_orang, jenis: 'perbaikan' as const, isi: 'Nama ibu saya salah tulis.' };
const asked = DataRequested(wish);
const moved = (sebelum: StatusPermintaan, status: StatusPermintaan, alasan: string | null = null) => DataRequestMoved({ id_permintaan, id_orang, jenis: 'perbaikan', status, sebelum, alasan });
const move = (status: StatusPermintaan, alasan?: string) => new MoveDataRequest({ id_permintaan, status, alasan }, SYSTEM);
const requests = given(dataRequestDecider);

test('is asked once, and walks from received to done', () => {
  requests().when(new AskAboutData(wish, SYSTEM)).then(asked);
  requests(asked).when(new AskAboutData(wish, SYSTEM)).nothing();
  requests(asked).when(move('diproses')).then(moved('diterima', 'diproses'));
  requests(asked, moved('diterima', 'diproses')).when(move('diproses')).nothing();
  requests(asked, moved('diterima', 'diproses')).when(move('disetujui')).then(moved('diproses', 'disetujui'));
  requests(asked, moved('diterima', 'disetujui')).when(move('selesai')).then(moved('disetujui', 'selesai'));
});
test('no step is left out or taken back, and what is closed stays so', () => {
  requests().when(move('diproses')).refused('NOT_FOUND');
  requests(asked).when(move('selesai')).refused('NOT_NEXT');
  requests(asked, moved('diterima', 'disetujui')).when(move('ditolak', 'x')).refused('NOT_NEXT');
  for (const it of ['diterima', 'diproses', 'disetujui', 'ditolak'] as const) requests(asked, moved('disetujui', 'selesai')).when(move(it, 'x')).refused('NOT_NEXT');
});
test('who is refused is told why', () => {
  requests(asked).when(move('ditolak')).refused('REASON_MISSING');
  requests(asked).when(move('ditolak', 'Wajib disimpan menurut hukum.')).then(moved('diterima', 'ditolak', 'Wajib disimpan menurut hukum.'));
});
test('one request of a kind is open at a time', () => {
  const claims = (status: StatusPermintaan) => dataRequestDecider.claims?.({ id_orang, jenis: 'perbaikan', status });
  expect(claims('diproses')).toEqual([{ kind: 'data-request', value: `${id_orang} perbaikan`, field: 'jenis' }]);
  expect([claims('ditolak'), claims('selesai'), dataRequestDecider.claims?.(null)]).toEqual([[], [], []]);
});
test('three days are 72 hours, over a weekend too', () => {
  expect(deadlineOf('2026-07-17T10:00:00.000Z')).toBe('2026-07-20T10:00:00.000Z');
});
test('every giving-out is noted', () => {
  const givenOut = PersonDataGivenOut({ id_orang });
  given(disclosureDecider)(givenOut).when(new NoteGivingOut({ id_orang }, SYSTEM)).then(givenOut);
});
