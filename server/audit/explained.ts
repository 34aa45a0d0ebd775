import { PaymentStatusChanged } from '#contract/people/people.events';
import { AttendanceNoted } from '#contract/attendance/attendance.events';
import { eventType, type Recorded } from '#contract/kit/event';

type Names = ReadonlyMap<string, string | null>;
type Data = Record<string, unknown>;

/** An event as an auditor with these roles reads it. */
export const explained = ({ id, type, revision, at, meta: { account, role }, data, hash }: Recorded, names: Names, roles: readonly string[]) =>
  ({ id, type, revision, at, data: readable(type, data, roles), hash, oleh: { id_akun: account, role, nama: account && (names.get(account) ?? null) } });

/** What families, health and counselling are about is only told by type. */
const WITHHELD = ['orangtua', 'kesehatan', 'konseling'];

/**
 * What stands in it for them: that something was changed, when and by whom always does. Whole sections about a person are
 * read where reading them is noted; numbers, which are first passwords too, addresses and requests are the admin's, and
 * whether fees are paid also the principal's (domain A.3).
 */
function readable(type: string, data: Data, roles: readonly string[]): Data {
  const isAdmin = roles.includes('admin');
  const isOpen = (name: string, category: string) => typeof data[name] !== 'object' && !WITHHELD.includes(category) && (isAdmin || name === 'nama' || type === AttendanceNoted.type);
  const fees = type === PaymentStatusChanged.type && !isAdmin && !roles.includes('kepalaSekolah') ? ['status', 'sebelum'] : [];
  const hidden = [...eventType(type).personal.filter(({ name, category }) => !isOpen(name, category)).map(({ name }) => name), ...fees];
  return { ...data, ...Object.fromEntries(hidden.map((name) => [name, null])) };
}
