import { store } from '#client/kit/store';

/** Where a screen was come to from. */
export type Back = { to: string; label: string };

/** What stands above the screen that is open, where it is not one of the menu's. */
export const crumbs = store<{ title: string; back: Back } | null>(null);
