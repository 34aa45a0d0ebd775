import { merged } from '#contract/curriculum/merged';
import type { IsiRpp, NamaBagian, SebagianIsi } from '#contract/curriculum/rpp-parts';

/** What somebody has written and the server may not have: each part, and what it was written over. */
export type Draft = { mine: SebagianIsi; base: SebagianIsi };
export const EMPTY: Draft = { mine: {}, base: {} };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const namesIn = (isi: SebagianIsi) => Object.keys(isi) as NamaBagian[];
const without = (isi: SebagianIsi, name: NamaBagian) => Object.fromEntries(Object.entries(isi).filter(([it]) => it !== name)) as SebagianIsi;

/** A part is written; `held` is what it was. */
export function written<N extends NamaBagian>({ mine, base }: Draft, name: N, value: IsiRpp[N], held: IsiRpp): Draft {
  return { mine: { ...mine, [name]: value }, base: name in base ? base : { ...base, [name]: held[name] } };
}

/** The parts whose words the server does not have. */
export const unsentIn = ({ mine, base }: Draft): NamaBagian[] => namesIn(mine).filter((it) => !isSame(mine[it], base[it]));

/** The server has these parts as they were sent; what was written since stays to be sent. */
export const sent = ({ mine, base }: Draft, parts: SebagianIsi): Draft => ({ mine, base: { ...base, ...parts } });

/** The same over what the server holds by now: what it has is dropped, what somebody else did beside is taken along. What cannot be both is told. */
export function rebased(draft: Draft, held: IsiRpp): { draft: Draft; clashes: NamaBagian[] } {
  const clashes: NamaBagian[] = [];
  const after = namesIn(draft.mine).reduce((it: Draft, name): Draft => {
    if (isSame(it.mine[name], held[name])) return { mine: without(it.mine, name), base: without(it.base, name) };
    const { value, isClash } = merged(it.base[name], held[name], it.mine[name]);
    if (isClash) {
      clashes.push(name);
      return it;
    }
    return isSame(value, held[name]) ? { mine: without(it.mine, name), base: without(it.base, name) } : { mine: { ...it.mine, [name]: value }, base: { ...it.base, [name]: held[name] } };
  }, draft);
  return { draft: after, clashes };
}

/** One of two is chosen: what was written here goes over the other, or goes. */
export const resolved = ({ mine, base }: Draft, name: NamaBagian, isMine: boolean, held: IsiRpp): Draft =>
  isMine ? { mine, base: { ...base, [name]: held[name] } } : { mine: without(mine, name), base: without(base, name) };
