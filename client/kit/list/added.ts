import { store } from '#client/kit/store';

/** What was added last, so that the list that it belongs to can point at it. */
export const added = store<{ list: string; id: string; nama: string } | null>(null);
