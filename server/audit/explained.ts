import { eventType, type Recorded } from '#contract/kit/event';

type Names = ReadonlyMap<string, string | null>;
type Data = Record<string, unknown>;

/** An event as an auditor with these roles reads it. */
export const explained = ({ id, type, revision, at, meta: { account, role }, data, hash }: Recorded, names: Names, roles: readonly string[]) =>
  ({ id, type, revision, at, data: readable(type, data, roles), hash, oleh: { id_akun: account, role, nama: account && (names.get(account) ?? null) } });

/** That something was changed, when and by whom always stands in it; a field that is for others is empty, as its declaration says. */
function readable(type: string, data: Data, roles: readonly string[]): Data {
  const hidden = eventType(type).guarded.filter(({ readers }) => !readers.some((it) => roles.includes(it)));
  return { ...data, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) };
}
