import { type Kysely, sql } from 'kysely';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { readOf } from '#projections/kit/resource';
import { teacher } from '#projections/people/people.projection';

const period = readOf(leadershipPeriod).table;
export const principalTables = [teacher, period] as const;
/** `plt`: in the office until somebody is appointed to it. */
export type KepalaSekolah = { nama: string | null; nik: string | null; plt?: boolean };

/** Who signs as principal what bears a day: whoever holds the office then (domain 1.13); where none is kept for it, whoever has the role. */
export async function principalOn(db: Kysely<any>, tanggal: string): Promise<KepalaSekolah | null> {
  const columns = ['teacher.nama', 'teacher.nik'] as const;
  const holder = await db.selectFrom('leadership-period').innerJoin('teacher', 'teacher.id_guru', 'leadership-period.id_guru').select([...columns, sql<boolean>`status_jabatan = 'plt'`.as('plt')])
    .where('jabatan', '=', 'kepala_sekolah').where('tanggal_mulai', '<=', tanggal).where((it) => it.or([it('tanggal_selesai', 'is', null), it('tanggal_selesai', '>=', tanggal)])).executeTakeFirst();
  const known = holder ?? (await db.selectFrom('teacher').select([...columns, sql<boolean>`false`.as('plt')]).where(sql<boolean>`roles ? 'kepalaSekolah'`).orderBy('id_guru').executeTakeFirst());
  return (known as KepalaSekolah | undefined) ?? null;
}
