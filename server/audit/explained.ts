import { eventType, type Recorded } from '#contract/kit/event';

/** An event as an auditor reads it. */
export const explained = ({ id, type, revision, at, meta: { account, role }, data, hash }: Recorded, names: ReadonlyMap<string, string | null>) =>
  ({ id, type, revision, at, data: withoutSections(type, data), hash, oleh: { id_akun: account, role, nama: account && (names.get(account) ?? null) } });

/** What families, health and counselling are about is only told by type; and whole sections about a person are read where reading them is noted. */
const WITHHELD = ['orangtua', 'kesehatan', 'konseling'];

/** That it was changed, when and by whom stands here. */
function withoutSections(type: string, data: Record<string, unknown>) {
  const sections = eventType(type).personal.filter(({ name, category }) => data[name] !== null && (typeof data[name] === 'object' || WITHHELD.includes(category))).map(({ name }) => name);
  return { ...data, ...Object.fromEntries(sections.map((name) => [name, null])) };
}
