import { hash } from 'node:crypto';

const DIGITS = '0123456789abcdef';
/** The first digit of the third last group: the two highest bits say which kind of uuid it is. */
const VARIANTS = '89ab'.repeat(4);
const UUID_BYTES = 16;
const scratch = Buffer.alloc(1024);

/** Uuid version 5 (RFC 9562): the same name under the same uuid is always the same uuid. */
export function uuidV5(namespace: string, name: string) {
  const bytes = UUID_BYTES + Buffer.byteLength(name);
  const buffer = bytes > scratch.length ? Buffer.alloc(bytes) : scratch;
  if (buffer.write(namespace.replaceAll('-', ''), 'hex') !== UUID_BYTES) throw new TypeError(`not a uuid: ${namespace}`);
  buffer.write(name, UUID_BYTES);
  const digest = hash('sha1', buffer.subarray(0, bytes), 'hex');
  const variant = VARIANTS[DIGITS.indexOf(digest.charAt(16))];
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
