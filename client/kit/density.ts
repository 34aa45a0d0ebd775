import { store } from '#client/kit/store';

/** How much room a row takes: 44 pixels, or 32. */
export type Density = 'comfortable' | 'compact';

/** What a table has for which nothing else was chosen. */
export const density = store<Density>('comfortable');
