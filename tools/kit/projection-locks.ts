import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyProjection, codeOf } from '#projections/kit/projection';

export const LOCK_FILE = 'docs/projections.lock.json';
/** By projection: its version, and a hash of what it says it makes of events. */
export type Locks = Record<string, { version: number; hash: string }>;

/**
 * The projections as they are now. The hash is of the whole file, its comments and white space left out: handlers lean
 * on what stands beside them, and the text of a compiled function changes with the compiler.
 */
export async function projectionLocks(): Promise<Locks> {
  const locks: Locks = {};
  for (const file of readdirSync('projections', { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.projection.ts')).sort()) {
    const source = readFileSync(join('projections', file), 'utf8');
    const exported = Object.values(await import(`#projections/${file.replaceAll('\\', '/').replace(/\.ts$/, '')}`));
    for (const it of exported.filter(isProjection)) locks[it.name] = { version: it.version, hash: hashOf(source, codeOf(it)) };
  }
  return locks;
}

export const lockText = (locks: Locks) => `${JSON.stringify(locks, null, 2)}\n`;

/** What is wrong with kept locks, in sentences. */
export function complaints(kept: Locks, now: Locks): string[] {
  const renew = 'renew it with "npm run docs"';
  return [...new Set([...Object.keys(kept), ...Object.keys(now)])].sort().flatMap((name) => {
    const [before, after] = [kept[name], now[name]];
    if (!before) return [`${name} is new: ${LOCK_FILE} does not know it; ${renew}`];
    if (!after) return [`${name} is gone, but still in ${LOCK_FILE}; ${renew}`];
    if (after.version < before.version) return [`${name} went back from version ${before.version} to ${after.version}: its old tables would be taken for current`];
    if (after.version > before.version) return [`${name} has version ${after.version} and ${LOCK_FILE} says ${before.version}; ${renew}`];
    if (after.hash === before.hash) return [];
    return [`${name} changed, but not its version: where it makes anything else of old events, raise its version (its tables are then filled anew); then ${renew}`];
  });
}

/** Of the code it is the versions of events that count here: the projection's own stands beside the hash. */
export function hashOf(source: string, code = '') {
  const events = code.split('\n').slice(1);
  return createHash('sha256').update([withoutComments(source).replace(/\s+/g, ''), ...events].join('\n')).digest('hex').slice(0, 16);
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import [\s\S]*?;$/gm, '');

const isProjection = (it: unknown): it is AnyProjection => typeof it === 'object' && it !== null && 'on' in it && 'tables' in it && 'version' in it;
