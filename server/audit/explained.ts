import { eventType, type Recorded } from '#contract/kit/event';

type Names = ReadonlyMap<string, string | null>;
type Data = Record<string, unknown>;

/** An event as an auditor with these roles reads it. */
export function explained({ id, type, revision, at, meta: { account, role }, data: all, hash }: Recorded, names: Names, roles: readonly string[]) {
  const data = readable(type, all, roles);
  return { id, type, revision, at, data, murid: nameIn(data, names), hash, oleh: { id_akun: account, role, nama: account && (names.get(account) ?? null) } };
}

/** By whom an event is and whom it is about. */
export const peopleIn = ({ meta: { account }, data }: Recorded) => [account, (data as Data).id_murid].filter((it) => typeof it === 'string');
const nameIn = ({ id_murid }: Data, names: Names) => (typeof id_murid === 'string' ? (names.get(id_murid) ?? null) : null);

/** That something was changed, when and by whom always stands in it; a field that is for others is empty, as its declaration says. */
function readable(type: string, data: Data, roles: readonly string[]): Data {
  const hidden = eventType(type).guarded.filter(({ readers }) => !readers.some((it) => roles.includes(it)));
  return { ...data, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) };
}
