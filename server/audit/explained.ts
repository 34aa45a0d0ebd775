import type { Recorded } from '#contract/kit/event';

/** An event as an auditor reads it. */
export const explained = ({ id, type, revision, at, meta: { account, role }, data, hash }: Recorded, names: ReadonlyMap<string, string | null>) =>
  ({ id, type, revision, at, data, hash, oleh: { id_akun: account, role, nama: account && (names.get(account) ?? null) } });
