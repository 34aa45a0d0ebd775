import { z } from 'zod';
import { density } from '#client/kit/density';
import { recalled } from '#client/kit/recalled';
import { useSession } from '#client/kit/session';
import { type Store, store, useStore } from '#client/kit/store';

/** A place in a list that somebody gave a name: its search, filters and order, as the address has them. */
const View = z.object({ name: z.string().min(1).max(40), at: z.string().max(500) });
/** How somebody wants one list. What they search for may be somebody's name: it stays on this device. */
const Kept = z.object({ density: z.enum(['comfortable', 'compact']).optional(), columns: z.record(z.string(), z.boolean()).default({}), views: z.array(View).max(20).default([]) });
export type Kept = z.output<typeof Kept>;

const known = new Map<string, Store<Kept>>();

/** What is kept for a list of this name, of whoever is signed in. */
export function useKept(list: string) {
  const name = `daftar:${useSession()?.user.id ?? ''}:${list}`;
  if (!known.has(name)) known.set(name, store(readKept(name)));
  const kept = known.get(name) as Store<Kept>;
  const [it, usual] = [useStore(kept), useStore(density)];
  const keep = (change: Partial<Kept>) => {
    kept.set({ ...kept.get(), ...change });
    localStorage.setItem(name, JSON.stringify(kept.get()));
  };
  return { ...it, density: it.density ?? usual, keep };
}

/** What somebody spoilt is as if nothing were kept. */
export function readKept(name: string): Kept {
  const { data } = Kept.safeParse(recalled(name) ?? {});
  return data ?? Kept.parse({});
}
