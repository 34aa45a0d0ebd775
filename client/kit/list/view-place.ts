/** What a list is narrowed and sorted by, as the address has it; never its page. */
export type Place = Readonly<Record<string, string>>;
const ALWAYS = ['search', 'sortBy', 'order'];

/** What the address says of these filters, the search and the order. */
export const viewAt = (params: URLSearchParams, names: readonly string[]): Place =>
  Object.fromEntries([...names, ...ALWAYS].flatMap((name) => (params.get(name) ? [[name, params.get(name) as string]] : [])));

/** The address of a place; what else it says stays, the page does not. */
export function searchOf(before: URLSearchParams, at: Place, names: readonly string[]) {
  const next = new URLSearchParams(before);
  for (const name of [...names, ...ALWAYS, 'page']) next.delete(name);
  for (const [name, value] of Object.entries(at)) next.set(name, value);
  return next;
}

/** By what they are narrowed two places are the same, however they are sorted: who turns a column over is still there. */
export const isSameView = (one: Place, other: Place) => narrowing(one) === narrowing(other);
const narrowing = (it: Place) => JSON.stringify(Object.entries(it).filter(([name]) => name !== 'sortBy' && name !== 'order').sort());
