import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** 256 bits nobody can guess; only its digest is kept. */
export const newSecret = () => randomBytes(32).toString('base64url');
export const digestOf = (secret: string) => hash('sha256', secret, 'buffer');
export const isOf = (digest: Buffer, given: Buffer | null) => given !== null && timingSafeEqual(digest, given);

/** `<sid>.<32 random bytes>`; nothing of it where it has another form. */
export function parsed(token: string | undefined) {
  const [, sid, secret] = TOKEN.exec(token ?? '') ?? [];
  return sid && secret ? { sid, digest: digestOf(secret) } : undefined;
}
