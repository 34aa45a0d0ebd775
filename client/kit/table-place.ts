import { useAddress } from '#client/kit/address';

/** What the address knows of a table; a screen brings the rest of the question. */
export type Paged = 'page' | 'limit' | 'search' | 'sortBy' | 'order';
export type Place = Partial<Record<Paged, string>>;
const PLACES: readonly Paged[] = ['page', 'limit', 'search', 'sortBy', 'order'];

/** Where one is in a table, as the address has it, and the way to another place. */
export function useTablePlace() {
  const [params, setParams] = useAddress();
  const place: Place = Object.fromEntries(PLACES.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));
  const setPlace = (changed: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: 'search' in changed },
    );
  return [place, setPlace] as const;
}
