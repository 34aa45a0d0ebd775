import { type Kysely, sql } from 'kysely';

/** Whoever an account is, by its name or that of its teacher. */
export const person = (db: Kysely<any>, id: string) => {
  const named = (table: string, key: string) => db.selectFrom(table).select(`${table}.nama`).whereRef(`${table}.${key}`, '=', id);
  return sql<{ id: string; nama: string | null } | null>`CASE WHEN ${sql.ref(id)} IS NOT NULL THEN jsonb_build_object('id', ${sql.ref(id)}, 'nama', coalesce((${named('teacher', 'id_guru')}), (${named('account', 'id_akun')}))) END`;
};
