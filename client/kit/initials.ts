const TITLES = /^((Drs?|Dra|H|Hj|Ust|Ustz|Prof|Ir)\.\s*)+/i;

/** The first letters of somebody's first two names, without what stands before and after them. */
export const initialsOf = (nama: string | null | undefined) =>
  ((nama ?? '').replace(TITLES, '').split(',')[0] ?? '').split(/\s+/).slice(0, 2).map((it) => it[0] ?? '').join('').toUpperCase();
