import { store } from '#client/kit/store';

/** Where a screen was come to from. */
export type Back = { to: string; label: string };

/** What stands above the screen that is open, where it is not one of the menu's. */
export const crumbs = store<{ title: string; back: Back } | null>(null);

const places = new Map<string, string>();
/** Where in a list somebody stood last. */
export const standsAt = (list: string, search: string) => void places.set(list, search);
/** The way back to a list leads to where one stood in it. */
export const wayBack = (to: string) => to + (places.get(to) ?? '');
