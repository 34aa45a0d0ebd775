import { hash } from 'node:crypto';

/** What a printed report says, as one short text: whoever compares two of them compares the reports. The order of the fields does not count. */
export const digestOf = (isi: unknown) => hash('sha256', JSON.stringify(isi, inOrder), 'base64url');

function inOrder(_: string, value: unknown) {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;
}

/** A name by which whoever knows the person recognises it, and nobody else learns it. */
export const masked = (nama: string) => nama.split(/\s+/).filter(Boolean).map((it) => `${[...it][0]}***`).join(' ');
