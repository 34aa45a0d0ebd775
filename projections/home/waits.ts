import type { Kysely } from 'kysely';
import type { Menunggu } from '#contract/home/home.api';
import { waitsFor } from '#contract/home/waits-for';
import type { Role } from '#contract/identity/identity';
import type { Time } from '#projections/kit/question';
import type { AnyTable } from '#projections/kit/table';

/** One kind of what can wait: for whom, read from which tables. */
export type Wait = {
  jenis: Menunggu['jenis']; roles: readonly Role[]; tables: readonly AnyTable[];
  /** All that waits, the most pressing first. */
  of(db: Kysely<any>, account: string, time: Time): Promise<Menunggu['perihal']>;
};

export const waitingIn = async ({ jenis, of }: Wait, db: Kysely<any>, account: string, time: Time): Promise<Menunggu> => waitsFor(jenis, await of(db, account, time));
