/** What a page tells the worker: which version it is of, which documents to keep with what they name, and the files it has loaded. */
export type Report = { build: string; documents: string[]; files: string[] };

/** Before each version's name: what the worker keeps of it. They stand in the order in which this browser met them. */
export const CACHES = 'pelita-';
