import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#contract/identity/identity';
import type { words } from '#client/areas/areas.words';

type Label = keyof typeof words.id;
/** A page as it stands in the menu, or a view of it, which its `path` asks for; `tab` is its name at the foot of a phone, `key` what follows G, `waits` how much of it waits for the person. */
export type Entry = { path: string; label: Label; icon: ReactNode; tab?: Label; key?: string; waits?: ComponentType };
/** `of`: whose it is, of those who may open its pages; `notOf`: who finds them elsewhere. */
export type Group = { title?: Label; of?: Role; notOf?: Role; entries: Entry[] };
