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
    if (secret.length !== 32) throw new PlainError('The master key (PELITA_MASTER_KEY, or master.key in DATA_DIR) must be 64 hex digits.');
    this.wrapping = Buffer.from(hkdfSync('sha256', secret, '', 'wrap person keys', 32));
    this.naming = Buffer.from(hkdfSync('sha256', secret, '', 'name claims', 32));
    this.signing = ed25519(Buffer.from(hkdfSync('sha256', secret, '', 'sign seals', 32)));
  }

  /** From PELITA_MASTER_KEY (64 hex digits), else from `master.key` in the data folder, made on the first start. */
  static of(dataDir: string, given = process.env.PELITA_MASTER_KEY) {
    if (given) return new MasterKey(Buffer.from(given, 'hex'));
    const file = fileIn(dataDir);
    if (!existsSync(file)) makeOnce(file);
    return new MasterKey(Buffer.from(readFileSync(file, 'utf8').trim(), 'hex'));
  }

  static isIn = (dataDir: string) => existsSync(fileIn(dataDir));

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

const fileIn = (dataDir: string) => path.join(dataDir, 'master.key');

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
