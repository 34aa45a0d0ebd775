import { eventTypes } from '#contract/kit/event';
import { KategoriData } from '#contract/people/erasure';
import { PersonErased } from '#contract/kit/erasure.events';
import { PersonForgotten } from '#contract/people/erasure.events';
import { type Actor, SYSTEM } from '#server/kit/deciding/command';
import { erasureDecider, ForgetPerson, RecordErasure } from '#server/people/erasure.decider';
import { given } from '#test/kit/given';
import { exportsUnder } from '#test/kit/source-files';
import { idOf } from '#test/kit/school-data';

const id_orang = idOf('ani');
const admin: Actor = { account: idOf('admin'), role: 'admin', session: null, roles: ['admin'] };
const known = { names: new Map([[id_orang, 'Ani Lestaringtyas']]) };
const wish = { id_orang, konfirmasi: 'Ani Lestaringtyas', alasan: 'salah_daftar' as const, kategori: KategoriData.options };
const forget = (more: Partial<ConstructorParameters<typeof ForgetPerson>[0]> = {}, by = admin) => new ForgetPerson({ ...wish, ...more }, by);
const everything = PersonForgotten({ id_orang, kategori: [...KategoriData.options], ditahan: [], alasan: 'salah_daftar', dasar: null });
const people = given(erasureDecider);

test('somebody registered by mistake is forgotten whole', () => {
  people().knowing(known).when(forget()).then(everything);
});

test('a request is granted but for what the law keeps, and says which law', () => {
  for (const alasan of ['permintaan_subjek', 'persetujuan_ditarik', 'retensi_berakhir'] as const) {
    people().knowing(known).when(forget({ alasan })).then(
      PersonForgotten({ id_orang, alasan, kategori: ['kesehatan', 'konseling', 'berkas', 'catatan', 'jawaban', 'nilai'], ditahan: ['identitas', 'orangtua'], dasar: 'UU 27/2022 Pasal 20 ayat (2) huruf c dan Pasal 50' }));
    people().knowing(known).when(forget({ alasan, kategori: ['identitas'] })).refused('KEPT_BY_LAW');
  }
});

test('the name has to be typed, whatever its case and spaces', () => {
  people().knowing(known).when(forget({ konfirmasi: ' ani  LESTARINGTYAS ' })).then(everything);
  for (const konfirmasi of ['Ani', 'Ani Lestaringtya', id_orang]) people().knowing(known).when(forget({ konfirmasi })).refused('NAME_UNCONFIRMED');
});

test('nobody is forgotten who was never there, and nobody erases themself', () => {
  people().knowing({ names: new Map(), isSpokenOf: false }).when(forget()).refused('NOT_FOUND');
  people().knowing(known).when(forget({}, { ...admin, account: id_orang })).refused('NOT_YOURSELF');
});

test('whoever was never on the books, but is spoken of, is confirmed by the id', () => {
  const spokenOf = people().knowing({ names: new Map(), isSpokenOf: true });
  spokenOf.when(forget({ konfirmasi: id_orang })).then(everything);
  spokenOf.when(forget()).refused('NAME_UNCONFIRMED');
});

test('what is forgotten is not forgotten again; more may be, confirmed by the id once the name is gone', () => {
  people(everything).knowing(known).when(forget()).nothing();
  const identity = PersonForgotten({ id_orang, kategori: ['identitas'], ditahan: [], alasan: 'putusan_hukum', dasar: null });
  people(identity).knowing({ names: new Map([[id_orang, null]]) }).when(forget({ konfirmasi: id_orang, kategori: ['berkas'] })).then(
    PersonForgotten({ id_orang, kategori: ['berkas'], ditahan: [], alasan: 'salah_daftar', dasar: null }));
});

test('that the keys are gone is recorded once', () => {
  const gone = PersonErased({ id_orang, kategori: ['catatan'] });
  people(everything).when(new RecordErasure({ id_orang, kategori: ['catatan'] }, SYSTEM)).then(gone);
  people(everything, gone).when(new RecordErasure({ id_orang, kategori: ['catatan'] }, SYSTEM)).nothing();
});

test('every category that a fact declares can be chosen', async () => {
  await exportsUnder('contract', '.events.ts');
  const declared = new Set(eventTypes().flatMap((it) => it.personal.map(({ category }) => category)));
  expect([...declared].filter((it) => !KategoriData.options.includes(it as 'identitas'))).toEqual([]);
});
