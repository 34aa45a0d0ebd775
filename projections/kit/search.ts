/** A pattern for `ilike`: the text anywhere, its own wildcards meaning themselves. */
export const containing = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
