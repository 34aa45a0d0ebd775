/** What a page tells the worker: which version it is of, where it is, and the files it has loaded. */
export type Report = { build: string; path: string; files: string[] };

/** Before each version's name: what the worker keeps of it. They stand in the order in which this browser met them. */
export const CACHES = 'pelita-';
