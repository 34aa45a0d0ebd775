import fc from 'fast-check';
import { arrayType, columnArray } from '#projections/kit/columns';
import { readTables } from '#test/kit/read-side';
import { runs } from '#test/kit/runs';

const read = readTables(() => []);
const sent = async (type: string, values: readonly unknown[]) => {
  const { rows } = await read.client.query(`SELECT coalesce(json_agg(c::${type}), '[]') AS found FROM unnest($1::${arrayType(type)}[]) AS u(c)`, [columnArray(type, values)]);
  return rows[0].found;
};
const nullable = <T>(it: fc.Arbitrary<T>) => fc.array(fc.option(it), { maxLength: 5 });

test.each<[string, fc.Arbitrary<unknown[]>]>([
  ['uuid', nullable(fc.uuid())],
  ['integer', nullable(fc.integer())],
  ['double precision', nullable(fc.double({ noNaN: true, noDefaultInfinity: true }).map((it) => it + 0))],
  ['boolean', nullable(fc.boolean())],
  ['text', nullable(fc.string({ unit: 'grapheme' }).filter((it) => !it.includes('\0')))],
  ['date', nullable(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((it) => it.toISOString().slice(0, 10)))],
  ['jsonb', nullable(fc.array(fc.integer(), { maxLength: 3 }))],
])('a column of %s arrives as it was sent', (type, values) =>
  fc.assert(fc.asyncProperty(values, async (given) => expect(await sent(type, given)).toEqual(given)), runs(40)));

test('what a key is written like makes no difference, what it is does', async () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(await sent('uuid', [id.toUpperCase(), undefined])).toEqual([id, null]);
  const wrong = ['', 'x', id.slice(1), `${id}0`, id.replace('f', 'g'), id.replaceAll('-', '0'), id.replace('0', 'é'), 7, {}];
  for (const it of wrong) expect(() => columnArray('uuid', [it])).toThrow('not a uuid');
});

test.each<[string, unknown]>([['integer', 1.5], ['integer', 2 ** 31], ['integer', '1'], ['double precision', '1'], ['boolean', 0]])('a column of %s takes no %j', (type, wrong) => {
  expect(() => columnArray(type, [wrong])).toThrow(/^not /);
});
