type Values = { readonly [name: string]: unknown };
/** What a value becomes, and whether two people made two things of it. */
export type Merged = { value: unknown; isClash: boolean };

const isSection = (it: unknown): it is Values => typeof it === 'object' && it !== null && !Array.isArray(it);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (it: unknown): unknown =>
  Array.isArray(it) ? it.map(sorted) : isSection(it) ? Object.fromEntries(Object.keys(it).sort().map((name) => [name, sorted(it[name])])) : it;

/** Two changes of the same value brought together, as far as both can be: parts of a section and rows of a list each by themselves. Where they cannot, theirs stands. */
export function merged(before: unknown, theirs: unknown, ours: unknown): Merged {
  if (isSame(theirs, ours) || isSame(before, ours)) return { value: theirs, isClash: false };
  if (isSame(before, theirs)) return { value: ours, isClash: false };
  if (isSection(before) && isSection(theirs) && isSection(ours)) return sections(before, theirs, ours);
  if (Array.isArray(before) && Array.isArray(theirs) && Array.isArray(ours)) return lists(before, theirs, ours);
  return { value: theirs, isClash: true };
}

function sections(before: Values, theirs: Values, ours: Values): Merged {
  const parts = Object.keys(theirs).map((name) => [name, merged(before[name], theirs[name], ours[name])] as const);
  return { value: Object.fromEntries(parts.map(([name, it]) => [name, it.value])), isClash: parts.some(([, it]) => it.isClash) };
}

/** Of words and ids what either side added and neither took away; of rows those that were there one by one, and behind them what either side added. */
function lists(before: readonly unknown[], theirs: readonly unknown[], ours: readonly unknown[]): Merged {
  if (![...before, ...theirs, ...ours].some(isSection)) {
    const kept = theirs.filter((it) => ours.includes(it) || !before.includes(it));
    return { value: [...kept, ...ours.filter((it) => !before.includes(it) && !kept.includes(it))], isClash: false };
  }
  const n = before.length;
  if (theirs.length < n || ours.length < n) return { value: theirs, isClash: true };
  const rows = before.map((it, i) => merged(it, theirs[i], ours[i]));
  const [here, there] = [theirs.slice(n), ours.slice(n)];
  return { value: [...rows.map((it) => it.value), ...here, ...(isSame(here, there) ? [] : there)], isClash: rows.some((it) => it.isClash) };
}
