import type { TempatSoal } from '#contract/question-bank/question';
import { Notes } from '#server/question-bank/formats/item';
import { placed } from '#server/processes/question-exchange/placing';
import { idOf } from '#test/kit/school-data';

const [MTK, IPA, VII, VIII] = ['MTK', 'IPA', 'VII', 'VIII'].map(idOf) as [string, string, string, string];
const kd = (id: string, kode: string, id_mata_pelajaran: string, id_level: string) => ({ id: idOf(id), kode, id_mata_pelajaran, id_level });
const known = {
  mapel: [{ id: MTK, kode: 'MTK', nama: 'Matematika' }, { id: IPA, kode: 'IPA', nama: 'Ilmu Pengetahuan Alam' }], level: [{ id: VII, nama: 'VII', tingkat: 7 }, { id: VIII, nama: 'VIII', tingkat: 8 }],
  kd: [kd('mtk 7', '3.1', MTK, VII), kd('mtk 8', '3.1', MTK, VIII), kd('ipa 7', '3.1', IPA, VII), kd('mtk tp', 'TP 7.2', MTK, VII)],
};
const chosen: TempatSoal = { id_mata_pelajaran: MTK, id_level: null, id_kd: null, kognitif: 'C2', berbagi: 'mapel' };
const place = (asal: Parameters<typeof placed>[0], of = chosen) => {
  const notes = new Notes();
  return { ...placed(asal, of, known, notes), said: notes.all.map(({ en }) => en) };
};

test('a question belongs where its file says, by the names that people know', () => {
  expect(place({ mapel: 'ipa', level: '7', kd: '3.1', kognitif: 'c5 Mengevaluasi' })).toEqual({
    tempat: { id_mata_pelajaran: IPA, id_level: VII, id_kd: idOf('ipa 7'), kognitif: 'C5', berbagi: 'mapel' }, nama: { mapel: 'Ilmu Pengetahuan Alam', level: 'VII', kd: '3.1', kognitif: 'C5' }, said: [],
  });
  expect(place({ mapel: 'Matematika', kd: 'tp 7.2' }).tempat).toMatchObject({ id_mata_pelajaran: MTK, id_kd: idOf('mtk tp') });
});

test('where it says nothing, what was chosen for all holds; a competence of another subject does not', () => {
  const all = { ...chosen, id_level: VIII, id_kd: idOf('mtk 8') };
  expect(place({}, all)).toMatchObject({ tempat: all, nama: { mapel: 'Matematika', level: 'VIII', kd: '3.1', kognitif: 'C2' }, said: [] });
  expect(place({ mapel: 'IPA' }, all).tempat).toEqual({ ...all, id_mata_pelajaran: IPA, id_kd: null });
});

test('what the school does not know, and what two are called, is told', () => {
  expect(place({ mapel: 'PJOK', level: 'X', kd: '9.9', kognitif: 'sulit' })).toMatchObject({
    tempat: chosen, said: ['The subject “PJOK” is not known and does not come along.', 'The level “X” is not known and does not come along.', 'The competence “9.9” is not known and does not come along.', 'The cognitive level “sulit” is not known and does not come along.'],
  });
  expect(place({ kd: '3.1' })).toMatchObject({ tempat: { id_kd: null }, said: ['The competence “3.1” is not known and does not come along.'] });
});
