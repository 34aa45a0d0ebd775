import { sql } from 'kysely';

/** What stands before a name and is none of it (domain 8.5): degrees, Haji, Ustaz. */
const TITLES = '^(((prof|drs|dra|dr|ir|h|hj|kh|ust|ustz)\\.|ustadz(ah)?(?=\\s))\\s*)+';

/** Sorts people by their names without the titles before them. */
export const byName = (column: string) => sql`regexp_replace(${sql.ref(column)}, ${TITLES}, '', 'i') COLLATE read."natural"`;
