import type { ComponentType, ReactNode } from 'react';
import type { words } from '#client/areas/areas.words';

type Label = keyof typeof words.id;
/** A page as it stands in the menu; `tab` is its name at the foot of a phone, `key` what follows G, `waits` how much of it waits for the person. */
export type Entry = { path: string; label: Label; icon: ReactNode; tab?: Label; key?: string; waits?: ComponentType };
export type Group = { title?: Label; entries: Entry[] };
