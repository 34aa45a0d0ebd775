import { boolArray, float8Array, int4Array, textArray, uuidArray } from '#projections/kit/binary-array';

/** What no text in Postgres can hold, as JSON writes it: NUL, and half of a surrogate pair. */
const UNHOLDABLE = /\\u(0000|d[89a-f])/;
const holdable = (it: unknown) => (typeof it === 'string' && it.includes('\0') ? it.replaceAll('\0', '\ufffd') : it instanceof Date ? it.toISOString() : it);

/** How the values of a column travel: as an array of this type. Postgres reads what is not named here from its text. */
const TYPES: Record<string, { as: string; array(values: readonly unknown[]): Buffer }> = {
  uuid: { as: 'uuid', array: uuidArray },
  integer: { as: 'int4', array: int4Array },
  'double precision': { as: 'float8', array: float8Array },
  boolean: { as: 'bool', array: boolArray },
  jsonb: { as: 'text', array: (values) => textArray(values.map(jsonOf)) },
};
const TEXT = { as: 'text', array: (values: readonly unknown[]) => textArray(values.map(holdable)) };
const typed = (type: string) => TYPES[type] ?? TEXT;

/** The values of a column of a Postgres type, as one parameter; what is left out is null. */
export const columnArray = (type: string, values: readonly unknown[]) => typed(type).array(values);
export const arrayType = (type: string) => typed(type).as;

function jsonOf(it: unknown) {
  if (it == null) return null;
  const text = JSON.stringify(it);
  return UNHOLDABLE.test(text) ? JSON.stringify(it, (_, part) => (typeof part === 'string' ? part.replace(/[\0\p{Surrogate}]/gu, '\ufffd') : part)) : text;
}
