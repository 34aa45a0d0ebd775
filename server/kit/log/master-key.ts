import { createCipheriv, createDecipheriv, createHmac, createPrivateKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '#server/kit/plain-error';

const NONCE = 12;
const TAG = 16;

let nonces = Buffer.alloc(0);

/** Each used once; drawn many at a time, because every draw is a call to the system. */
function nextNonce() {
  if (!nonces.length) nonces = randomBytes(NONCE * 512);
  const nonce = nonces.subarray(0, NONCE);
  nonces = nonces.subarray(NONCE);
  return nonce;
}

/** AES-256-GCM; `context` is bound to the text, so a ciphertext cannot be moved to another place. */
export function encrypt(key: Buffer, context: string, text: string | Buffer) {
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(text as Buffer), cipher.final(), cipher.getAuthTag()]);
}

export function decrypt(key: Buffer, context: string, sealed: Buffer) {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE)).setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
}

/** The one secret outside the database: it wraps the persons' keys and hides what claim streams are named after. */
export class MasterKey {
  private readonly wrapping: Buffer;
  private readonly naming: Buffer;
  /** Ed25519; signs the seals of the log. Its public half may be shown to anybody. */
  readonly signing: KeyObject;

  constructor(secret: Buffer) {
    this.wrapping = Buffer.from(hkdfSync('sha256', secret, '', 'wrap person keys', 32));
    this.naming = Buffer.from(hkdfSync('sha256', secret, '', 'name claims', 32));
    this.signing = ed25519(Buffer.from(hkdfSync('sha256', secret, '', 'sign seals', 32)));
  }

  /** From its text, 64 hex digits, which stood in `place`. */
  static from(text: string, place: string) {
    if (!/^[0-9a-f]{64}$/i.test(text.trim())) throw new PlainError(`${place} must hold 64 hex digits.`);
    return new MasterKey(Buffer.from(text.trim(), 'hex'));
  }

  /** The one in a file, if it is there. */
  static in = (file: string) => (existsSync(file) ? MasterKey.from(readFileSync(file, 'utf8'), file) : undefined);

  /** From PELITA_MASTER_KEY, else from `master.key` in the data folder. */
  static find = (dataDir: string, given = process.env.PELITA_MASTER_KEY) => (given ? MasterKey.from(given, 'PELITA_MASTER_KEY') : MasterKey.in(MasterKey.fileIn(dataDir)));

  static fileIn = (dataDir: string) => path.join(dataDir, 'master.key');

  /** A new one in the data folder; the one that is there, where somebody was faster. */
  static make(dataDir: string) {
    const file = MasterKey.fileIn(dataDir);
    makeOnce(file);
    return MasterKey.in(file) as MasterKey;
  }

  /** What tells it from others and gives nothing of it away. */
  get fingerprint() {
    return this.digest('fingerprint', 'of this installation');
  }

  wrap(person: string, key: Buffer) {
    return encrypt(this.wrapping, person, key);
  }

  unwrap(person: string, wrapped: Buffer) {
    return decrypt(this.wrapping, person, wrapped);
  }

  /** A keyed digest as a uuid-shaped name, for values too guessable for a plain hash. */
  digest(kind: string, value: string) {
    return createHmac('sha256', this.naming).update(`${kind}\0${value}`).digest('hex');
  }
}

/** A private key from its 32 bytes, in the form of RFC 8410. */
const ed25519 = (seed: Buffer) =>
  createPrivateKey({ key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]), format: 'der', type: 'pkcs8' });

/** Two first starts at once agree on one key: a link to an existing name fails. */
function makeOnce(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}
