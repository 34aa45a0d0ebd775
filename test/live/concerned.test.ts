/** @jest-environment node */
import fc from 'fast-check';
import { projections } from '#projections/kit/projection';
import type { Touched } from '#projections/kit/touched';
import { Concerned, type Subject } from '#server/kit/live/concerned';
import { totalsProjection } from '#test/projecting/scores';

const TABLE = totalsProjection.tables[0]?.name as string;
/** A row's table, none of whose columns is in the input; one whose key is; and one that no projection fills. */
const subject = fc.record({ wide: fc.subarray([TABLE, 'vault.block']), tables: fc.subarray([TABLE, 'vault.block', 'other']), input: fc.record({ who: fc.constantFrom('ani', 'budi', '', undefined), page: fc.constantFrom(1, 2), id: fc.constantFrom('x', 'y') }) });
const keys = (names: string[]) => fc.option(fc.array(fc.record({ who: fc.constantFrom(...names), page: fc.constantFrom(1, 2), id: fc.constantFrom('x', 'y') }), { maxLength: 3 }), { nil: null });
const touch: fc.Arbitrary<Touched['keys']> = fc.option(fc.dictionary(fc.constantFrom(TABLE, 'vault.block', 'other', 'nobody'), keys(['ani', 'budi', 'cici'])), { nil: null });

/** The rule, asked of everybody. */
const isConcerned = ({ tables, input, wide }: Subject, { keys }: Touched) =>
  keys === null || tables.some((table) => keys[table] === null || keys[table]?.some((key) => wide?.includes(table) || Object.entries(input).every(([name, value]) => name === 'id' || !(name in key) || value === undefined || value === '' || key[name] === value)));

test('whoever is concerned is found, and nobody else, whoever comes and goes', () => {
  expect(projections()).toContain(totalsProjection);
  fc.assert(fc.property(fc.array(subject, { maxLength: 12 }), fc.array(fc.nat(11)), fc.array(touch, { minLength: 1, maxLength: 4 }), (all, gone, batches) => {
    const concerned = new Concerned();
    for (const it of all) concerned.add(it);
    const left = new Set(gone.flatMap((i) => all[i] ?? []));
    for (const it of left) concerned.remove(it);
    const touched = batches.map((it, i) => ({ n: i + 1, keys: it }));
    const found = concerned.by(touched);
    for (const it of all) {
      const wanted = left.has(it) ? [] : touched.filter((batch) => isConcerned(it, batch)).map(({ n }) => n);
      expect((found.get(it) ?? []).map(({ n }) => n)).toEqual(wanted);
    }
  }));
});
