import fc from 'fast-check';
import { z } from 'zod';
import { choice, choices, flag, integer, onOff, oneOf, optional, ref, refs, secret, Tanggal, text } from '#contract/kit/fields';
import type { Resource } from '#contract/kit/resource';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { subject } from '#contract/subject/subject.resource';
import { broughtUp, changesOf, formOf, problemsOf, seenOf, type Values, valuesOf, wishOf } from '#client/kit/resource/form-model';

const fields = {
  nama: text({ min: 3, max: 10 }), catatan: optional(text({ max: 500 })), urutan: integer({ min: 1, max: 9 }).default(4), aktif: flag().default(true), kumer: onOff().default(1),
  jenis: choice(['a', 'b']), tingkat: oneOf([1, 3]), id_level: optional(ref('level')), mulai: Tanggal,
};
const resource = { fields, api: { create: { input: z.object(fields) } } } as unknown as Resource;
const form = formOf(resource);
const sound = { nama: 'Satu', catatan: null, urutan: 2, aktif: true, kumer: 1, jenis: 'a', tingkat: 3, id_level: null, mulai: '2026-08-04' };

const anyValues: fc.Arbitrary<Values> = fc.record({
  nama: fc.string(), catatan: fc.string(), urutan: fc.option(fc.integer({ min: -3, max: 12 })), aktif: fc.boolean(), kumer: fc.boolean(),
  jenis: fc.constantFrom('a', 'b', null), tingkat: fc.constantFrom(1, 2, 3, null), id_level: fc.option(fc.uuid()), mulai: fc.constantFrom('', '2026-08-04', '1066-10-14'),
});

describe('the form of a resource', () => {
  it('has a field for every kind, knows what must be filled in, and begins with what the contract begins with', () => {
    expect(form.map(({ name, kind, isRequired, initial }) => [name, kind, isRequired, initial])).toEqual([
      ['nama', 'text', true, null], ['catatan', 'text', false, null], ['urutan', 'number', true, 4], ['aktif', 'flag', true, true], ['kumer', 'flag', true, 1],
      ['jenis', 'choice', true, null], ['tingkat', 'choice', true, null], ['id_level', 'ref', false, null], ['mulai', 'date', true, null],
    ]);
    expect(form.find(({ name }) => name === 'catatan')?.long).toBe(true);
  });

  it('shows a row and asks for the same row again', () => {
    expect(wishOf(form, valuesOf(form, sound))).toEqual(sound);
    expect(changesOf(form, sound, wishOf(form, valuesOf(form, sound)))).toEqual({});
  });

  it('takes what is blank for nothing and puts no spaces around texts', () => {
    expect(wishOf(form, { ...valuesOf(form, sound), nama: '  Dua ', catatan: '  ', mulai: '' })).toMatchObject({ nama: 'Dua', catatan: null, mulai: null });
  });
});

describe('what a form says is wrong', () => {
  it('names what is missing, too short, too long, too small, too big and not to be chosen', () => {
    expect(problemsOf(resource, wishOf(form, valuesOf(form)))).toEqual(Object.fromEntries(['nama', 'jenis', 'tingkat', 'mulai'].map((name) => [name, { word: 'required' }])));
    expect(problemsOf(resource, { ...sound, nama: 'x', urutan: 10, tingkat: 2, mulai: '2026-02-30' })).toEqual({
      nama: { word: 'tooShort', n: 3 }, urutan: { word: 'tooBig', n: 9 }, tingkat: { word: 'invalid' }, mulai: { word: 'form' },
    });
    expect(problemsOf(resource, { ...sound, nama: 'x'.repeat(11), urutan: 0 })).toEqual({ nama: { word: 'tooLong', n: 10 }, urutan: { word: 'tooSmall', n: 1 } });
    expect(problemsOf(subject, { ...wishOf(formOf(subject), valuesOf(formOf(subject))), kode: 'mtk', nama: 'Matematika' })).toEqual({ kode: { word: 'form' } });
  });

  it('names what the row as a whole breaks, in the resource’s own words', () => {
    const row = { id_level: crypto.randomUUID(), id_tahun_ajaran: crypto.randomUUID(), kumer: 1, metode: 'bobot', bobot_lm: 60, bobot_sts: 20, bobot_sas: 30 };
    expect(problemsOf(reportSetting, row)).toEqual({ bobot_lm: expect.objectContaining({ id: 'Jumlah ketiga bobot harus 100.', en: 'The three weights must add up to 100.' }) });
    expect(problemsOf(reportSetting, { ...row, bobot_sas: 20 })).toEqual({});
  });

  it('lets pass exactly what the contract accepts, and blames only fields of the form', () => {
    fc.assert(fc.property(anyValues, (values) => {
      const wish = wishOf(form, values);
      const problems = problemsOf(resource, wish);
      expect(Object.keys(problems).length === 0).toBe(z.object(fields).safeParse(wish).success);
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(problems)));
    }));
  });
});

describe('an edited row', () => {
  it('asks only for what was changed, which makes it what was wished', () => {
    fc.assert(fc.property(anyValues, anyValues, (before, after) => {
      const [row, wish] = [wishOf(form, before), wishOf(form, after)];
      const changes = changesOf(form, row, wish);
      expect({ ...row, ...changes }).toEqual(wish);
      for (const [name, value] of Object.entries(changes)) expect(value).not.toBe(row[name]);
    }));
  });

  it('says what its changes replace, as the row had it', () => {
    expect(seenOf({ ...sound, catatan: '' }, { nama: 'Dua', catatan: 'x', mulai: null })).toEqual({ nama: 'Satu', catatan: '', mulai: '2026-08-04' });
    expect(seenOf(sound, {})).toEqual({});
  });

  it('is brought up to what somebody else has put into it, part by part', () => {
    expect(broughtUp({ id: '1', nama: 'Satu', petugas: { nama: 'A', email: 'a@b.c' } }, { nama: 'Dua', petugas: { email: 'x@y.z' } })).toEqual({ id: '1', nama: 'Dua', petugas: { nama: 'A', email: 'x@y.z' } });
    expect(broughtUp({ nama: 'Satu', bagian: null }, { nama: null, bagian: { a: 1 } })).toEqual({ nama: null, bagian: { a: 1 } });
  });
});

describe('several of a few', () => {
  const several = formOf({ fields: { peran: choices(['a', 'b', 'c'], { min: 1 }), mapel: refs('subject') } });
  it('begins with none, which is enough only where none may be', () => {
    expect(several.map(({ isRequired, initial }) => [isRequired, initial])).toEqual([[true, []], [false, []]]);
    expect(problemsOf({ api: { create: { input: z.object({ peran: choices(['a'], { min: 1 }) }) } } } as never, { peran: [] })).toEqual({ peran: { word: 'required' } });
  });
  it('is the same in whatever order it was chosen', () => {
    expect(changesOf(several, { peran: ['c', 'a'], mapel: [] }, wishOf(several, { peran: ['a', 'c'], mapel: [] }))).toEqual({});
    expect(changesOf(several, { peran: ['c', 'a'], mapel: [] }, wishOf(several, { peran: ['b', 'a'], mapel: [] }))).toEqual({ peran: ['a', 'b'] });
  });
  it('keeps a password as it was typed', () => {
    const secrets = formOf({ fields: { password: optional(secret()) } });
    expect([wishOf(secrets, { password: ' a b ' }), wishOf(secrets, { password: '' })]).toEqual([{ password: ' a b ' }, { password: null }]);
  });
});
