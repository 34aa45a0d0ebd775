import type { FastifyReply } from 'fastify';

/** Bytes that a browser neither runs nor guesses about, whatever is in them (security D.3, rule 50). */
export function asFile(reply: FastifyReply, { name, type, bytes }: { name: string; type: string; bytes: Buffer }) {
  reply.headers({ 'content-type': type, 'content-disposition': attachment(name), 'content-security-policy': "sandbox; default-src 'none'" });
  return bytes;
}

/** A name that every device takes, of what is known of a thing. */
export const fileNameOf = (known: readonly (string | null)[], ending: string) => `${known.filter(Boolean).join(' ').replace(/[^\p{L}\p{N}]+/gu, '-')}.${ending}`;

/** RFC 6266: what every browser can read, and beside it the name as it is, in the letters of RFC 8187. */
export function attachment(name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const letters = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${letters}`}`;
}
