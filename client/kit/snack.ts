import { store } from '#client/kit/store';
import { uuid } from '#client/kit/uuid';

/** What was just done in words; `undo` takes it back. */
export type Snack = { key: string; text: string; undo?: (() => void) | undefined };

/** The one thing that is told at the foot of the screen; a later one takes its place. */
export const snack = store<Snack | null>(null);

export const tellSnack = (it: Omit<Snack, 'key'>) => snack.set({ key: uuid(), ...it });
