import { store } from '#client/kit/store';

/** Whether the palette is open. */
export const isFinding = store(false);
