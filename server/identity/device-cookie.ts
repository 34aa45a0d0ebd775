import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKey } from '#server/kit/log/master-key';

const NAME = 'perangkat';
const LASTS_SECONDS = 180 * 24 * 3_600;
const FORM = /(?:^|;\s*)perangkat=([0-9a-f-]{36})\.([\w-]{22})\.([0-9a-f]{64})(?:;|$)/;

/**
 * A device somebody has signed in from before: failures elsewhere do not block it (security T14). The cookie proves nothing
 * else, so it is no way in; nothing is kept on the server.
 */
@Injectable()
export class DeviceCookie {
  constructor(private readonly master: MasterKey) {}

  /** The device's own name where its cookie is this account's, nothing otherwise. */
  read(header: string | undefined, id_akun: string) {
    const [, account, nonce, signature] = FORM.exec(header ?? '') ?? [];
    if (account !== id_akun || !nonce || !signature) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(id_akun, nonce))) ? nonce : undefined;
  }

  write(id_akun: string, nonce = randomBytes(16).toString('base64url'), isSecure = false) {
    return `${NAME}=${id_akun}.${nonce}.${this.sign(id_akun, nonce)}; Path=/api/login; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  }

  private sign = (id_akun: string, nonce: string) => this.master.digest('device', `${id_akun}|${nonce}`);
}
