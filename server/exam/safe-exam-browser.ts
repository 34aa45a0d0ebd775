import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What SEB sends of a key for an address: the address without its fragment first, then the key. */
export const keyHash = (url: string, key: string) => sha256(url.replace(/#.*$/s, '') + key);

/** The Config Key of settings: the digest of them as SEB-JSON. */
export const configKeyOf = (settings: Settings) => sha256(sebJson(settings));

type Value = string | number | boolean | Settings | readonly Value[];
export type Settings = { readonly [name: string]: Value };

/** Settings as SEB opens them: a property list, neither packed nor locked. */
export const sebFile = (settings: Settings) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">${listed(settings)}</plist>\n`;

function listed(it: Value): string {
  if (Array.isArray(it)) return `<array>${it.map(listed).join('')}</array>`;
  if (typeof it === 'boolean') return `<${it}/>`;
  if (typeof it === 'number') return `<integer>${it}</integer>`;
  if (typeof it === 'string') return `<string>${escaped(it)}</string>`;
  return `<dict>${Object.entries(it as Settings).map(([name, value]) => `<key>${escaped(name)}</key>${listed(value)}`).join('')}</dict>`;
}
const escaped = (it: string) => it.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Names in their order whatever their case, no spaces, nothing escaped, no empty dictionaries, and not who made it. */
function sebJson(it: Value): string {
  if (Array.isArray(it)) return `[${it.map(sebJson).join(',')}]`;
  if (typeof it === 'string') return `"${it}"`;
  if (typeof it !== 'object') return String(it);
  const entries = Object.entries(it as Settings).filter(([name, value]) => name !== 'originatorVersion' && !isEmpty(value));
  return `{${entries.sort(([one], [other]) => compare(one.toLowerCase(), other.toLowerCase())).map(([name, value]) => `"${name}":${sebJson(value)}`).join(',')}}`;
}

const isEmpty = (it: Value) => typeof it === 'object' && !Array.isArray(it) && !Object.keys(it).length;
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Safe Exam Browser by its name; nobody's name that only begins alike. */
export const isSeb = (userAgent: string) => /\bSEB\/\d+(\.\d+)*/.test(userAgent);

/** Other exam browsers, such as there are for Android: `Name` or `Name/2.1`, of at least that version. */
export const isOneOf = (userAgent: string, names: readonly string[]) => names.some((it) => {
  const [name = '', least = ''] = it.split('/');
  const [, version = ''] = new RegExp(`(?:^|[\\s;(])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:/([\\d.]+))?(?![\\w-])`, 'i').exec(userAgent) ?? [];
  const isThere = new RegExp(`(?:^|[\\s;(])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i').test(userAgent);
  return name !== '' && isThere && (!least || (version !== '' && isAtLeast(version, least)));
});

function isAtLeast(version: string, least: string) {
  const [had, wanted] = [version, least].map((it) => it.split('.').map(Number));
  for (const [i, part] of (wanted ?? []).entries()) {
    const own = had?.[i] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}
