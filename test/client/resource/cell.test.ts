import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { choices, Id, integer, refs, Tanggal, text } from '#contract/kit/fields';
import { subject } from '#contract/subject/subject.resource';
import { exportedAs, nameOf, textOf } from '#client/kit/resource/cell';
import { formOf } from '#client/kit/resource/form-model';

const fields = formOf({ fields: { nama: text(), peran: choices(['HR', 'guruBK']), id_mapel: refs('subject'), jumlah: integer(), mulai: Tanggal, logo: Id } });
const words = { t: (key: string) => `<${key}>`, say: { choice: (name: string, value: unknown) => `${name} ${value}` } } as unknown as Parameters<typeof textOf>[2];
const row = { id: 'x', nama: 'Ani', peran: ['HR', 'guruBK'], id_mapel: ['1', '2'], mapel: ['IPA', 'IPS'], jumlah: 0, mulai: '2026-08-04', logo: 'b7a1' };
const shown = (name: string, more: object = {}) => textOf(fields.find((it) => it.name === name)!, { ...row, ...more }, words);

it('tells what a person reads: choices in words, references by name, days as they are written, no ids', () => {
  expect(fields.map(({ name }) => shown(name))).toEqual(['Ani', 'peran HR, peran guruBK', 'IPA, IPS', '0', '04 Agu 2026', '<file>']);
});

it('tells of a value with parts all of them, and nothing of what is not there', () => {
  expect([shown('nama', { nama: { nama: 'Ani', email: 'ani@contoh.id', catatan: '' } }), shown('peran', { peran: [] }), shown('id_mapel', { mapel: undefined }), shown('nama', { nama: null })]).toEqual(['Ani, ani@contoh.id', '', '', '']);
});

it('is exported as it is read, numbers as numbers', () => {
  expect(fields.map((it) => exportedAs(it, row, words))).toEqual(fields.map((it) => (it.name === 'jumlah' ? 0 : shown(it.name))));
});

it('speaks of what has no name of its own as what it is and of what', () => {
  const said = { ...words, say: { ...words.say, title: 'Bobot K13' } };
  expect([nameOf(gradeWeight, { id: 'x', id_mata_pelajaran: '1', mata_pelajaran: 'IPA', id_kelas_tahun_ajaran: '2', kelas_tahun_ajaran: '7A' }, said), nameOf(subject, { id: 'x', nama: 'IPA' }, said)]).toEqual(['Bobot K13: IPA 7A', 'IPA']);
});
