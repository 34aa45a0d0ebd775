import { isDeepStrictEqual } from 'node:util';
import { common, type Refusal } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { Refused } from '#server/kit/deciding/refused';

type Values = { readonly [field: string]: unknown };

/**
 * Refuses a change that was made without knowing what it would replace: of the fields that it wishes and has `seen`, those that
 * hold something else by now. The refusal names each of them and, as `terbaru`, what it holds.
 */
export function refuseOvertaken(seen: SeenOf, held: Values, wish: Values) {
  const terbaru = seen ? overtaken(seen, held, wish) : {};
  const names = pathsOf(terbaru);
  if (names.length) throw new Refused(common.CONFLICT, {}, Object.fromEntries(names.map((it): [string, Refusal] => [it, common.CONFLICT])), { terbaru });
}

/** What the fields hold in which somebody else has put neither what was seen nor what is wished. */
function overtaken(seen: Values, held: Values, wish: Values): Values {
  return Object.fromEntries(Object.keys(seen).flatMap((name) => {
    const [before, now, after] = [seen[name], held[name], wish[name]];
    if (after === undefined || before === undefined) return [];
    if (isSection(after)) {
      const inside = overtaken(isSection(before) ? before : blank(after), isSection(now) ? now : {}, after);
      return Object.keys(inside).length ? [[name, inside]] : [];
    }
    return isSame(now, before) || isSame(now, after) ? [] : [[name, now ?? null]];
  }));
}

const isSection = (it: unknown): it is Values => typeof it === 'object' && it !== null && !Array.isArray(it);
const blank = (section: Values) => Object.fromEntries(Object.keys(section).map((name) => [name, null]));
const pathsOf = (values: Values): string[] => Object.entries(values).flatMap(([name, it]) => (isSection(it) ? pathsOf(it).map((inner) => `${name}.${inner}`) : [name]));

/** What is empty is empty in whatever way; a list is the same in any order, also within the rows of another. */
const plain = (it: unknown): unknown => (it === undefined || it === '' ? null : Array.isArray(it) ? it.map(inRow).sort(byText) : it);
const inRow = (it: unknown) => (isSection(it) ? Object.fromEntries(Object.entries(it).map(([name, value]) => [name, plain(value)]).sort(byText)) : it);
const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other));
