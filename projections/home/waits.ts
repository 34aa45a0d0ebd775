import type { Kysely } from 'kysely';
import type { Menunggu } from '#contract/home/home.api';
import type { Role } from '#contract/identity/identity';
import type { Time } from '#projections/kit/question';
import type { AnyTable } from '#projections/kit/table';

/** One kind of what can wait: for whom, read from which tables. */
export type Wait = {
  jenis: Menunggu['jenis']; roles: readonly Role[]; tables: readonly AnyTable[];
  /** All that waits, the most pressing first. */
  of(db: Kysely<any>, account: string, time: Time): Promise<Menunggu['perihal']>;
};

/** So many of them are named. */
const NAMED = 3;

export async function waitingIn({ jenis, of }: Wait, db: Kysely<any>, account: string, time: Time): Promise<Menunggu> {
  const all = await of(db, account, time);
  return { jenis, jumlah: all.length, perihal: all.slice(0, NAMED) };
}
