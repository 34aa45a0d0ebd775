import { hash } from 'node:crypto';

export type Link = { stream: string; revision: number; id: string; type: string; data: string; meta: string };
const TAIL = /,"hash":"([\w-]{43})"\}$/;

/** SHA-256 over the hash before and everything stored of the event, each on a line of its own; base64url. */
export const linkHash = (previous: string, { stream, revision, id, type, data, meta }: Link) =>
  hash('sha256', `${previous}\n${stream}\n${revision}\n${id}\n${type}\n${data}\n${meta}`, 'base64url');

/** The metadata text with its hash as the last key. */
export const withHash = (meta: string, value: string) => `${meta.slice(0, -1)},"hash":"${value}"}`;

/** Takes the hash off a stored metadata text again; nothing where there is none. */
export function splitHash(stored: string) {
  const found = TAIL.exec(stored);
  return found && { meta: `${stored.slice(0, found.index)}}`, hash: found[1] as string };
}

/** Whether an event's metadata end as those do that a journal writes; nobody else's do. */
export const isChained = ({ meta }: { meta: string }) => TAIL.test(meta);
