import fc from 'fast-check';
import { Refused } from '#server/kit/deciding/refused';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';

type Values = Record<string, unknown>;
const told = (seen: Values | undefined, held: Values, wish: Values) => {
  try {
    refuseOvertaken(seen as never, held, wish);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { code: error.refusal.code, fields: Object.keys(error.errors ?? {}), ...error.beside };
  }
};

test('whoever replaces what they have not seen is told what it is by now', () => {
  expect(told({ nama: 'Ani', alamat: null }, { nama: 'Ani L.', alamat: null }, { nama: 'Ani Lestari', alamat: 'Bogor' })).toEqual({ code: 'CONFLICT', fields: ['nama'], terbaru: { nama: 'Ani L.' } });
  expect(told({ nama: 'Ani', alamat: '' }, { nama: 'Ani', alamat: null }, { nama: 'Ani Lestari', alamat: 'Bogor' })).toBeUndefined();
});

test('two who wish the same are no conflict, nor is a field that is not changed, nor a list in another order', () => {
  expect(told({ nama: 'Ani' }, { nama: 'Ana' }, { nama: 'Ana' })).toBeUndefined();
  expect(told({ nama: 'Ani', nis: '1' }, { nama: 'Ani', nis: '2' }, { nama: 'Ana' })).toBeUndefined();
  expect(told({ peran: ['a', 'b'] }, { peran: ['b', 'a'] }, { peran: ['c'] })).toBeUndefined();
  expect(told({ peran: ['a'] }, { peran: ['b', 'a'] }, { peran: ['c'] })).toMatchObject({ terbaru: { peran: ['b', 'a'] } });
});

test('a section is looked at field by field', () => {
  expect(told({ diri: { nisn: '1', hobi: null } }, { diri: { nisn: '2', hobi: 'Lari' } }, { diri: { nisn: '3' } })).toEqual({ code: 'CONFLICT', fields: ['diri.nisn'], terbaru: { diri: { nisn: '2' } } });
  expect(told({ diri: null }, { diri: { nisn: '2' } }, { diri: { nisn: '3' } })).toMatchObject({ terbaru: { diri: { nisn: '2' } } });
  expect(told({ diri: { nisn: null } }, { diri: null }, { diri: { nisn: '3' } })).toBeUndefined();
});

const leaf = fc.constantFrom<unknown>('', null, 'x', 'y', 1, true);
const values = fc.record({ a: leaf, b: leaf, c: leaf }, { requiredKeys: [] });

test('whoever says nothing of what they have seen, or has seen what is there, is never refused', () => {
  fc.assert(fc.property(values, values, (held, wish) => {
    expect([told(undefined, held, wish), told(held, held, wish), told({}, held, wish)]).toEqual([undefined, undefined, undefined]);
  }));
});

test('a refusal names fields that are wished and hold something else, and after taking it in the same wish goes through', () => {
  fc.assert(fc.property(values, values, values, (seen, held, wish) => {
    const refused = told(seen, held, wish) as { terbaru: Values } | undefined;
    for (const [name, now] of Object.entries(refused?.terbaru ?? {})) expect([name in wish, now]).toEqual([true, (held as Values)[name] ?? null]);
    expect(told({ ...seen, ...refused?.terbaru }, held, wish)).toBeUndefined();
  }));
});
