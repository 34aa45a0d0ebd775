import { eventType, type Recorded } from '#contract/kit/event';

/** An event as an auditor reads it. */
export const explained = ({ id, type, revision, at, meta: { account, role }, data, hash }: Recorded, names: ReadonlyMap<string, string | null>) =>
  ({ id, type, revision, at, data: withoutSections(type, data), hash, oleh: { id_akun: account, role, nama: account && (names.get(account) ?? null) } });

/** Whole sections about a person are read where reading them is noted; that they were changed, when and by whom stands here. */
function withoutSections(type: string, data: Record<string, unknown>) {
  const sections = eventType(type).personal.map(({ name }) => name).filter((name) => typeof data[name] === 'object' && data[name] !== null);
  return { ...data, ...Object.fromEntries(sections.map((name) => [name, null])) };
}
