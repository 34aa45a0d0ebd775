import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKey } from '#server/kit/log/master-key';

const NAME = 'perangkat';
const LASTS_SECONDS = 180 * 24 * 3_600;
/** As many as share a computer at school. */
const MOST_ACCOUNTS = 50;
const FORM = /(?:^|;\s*)perangkat=([\w-]{22})((?:\.[\w-]{22})+)(?:;|$)/;

/**
 * A device and the accounts that have signed in from it: failures elsewhere do not block them there (security T14). A name
 * of the device and a mark for each account, which proves nothing else, so it is no way in; nothing is kept on the server.
 */
@Injectable()
export class DeviceCookie {
  constructor(private readonly master: MasterKey) {}

  /** The device's own name where its cookie bears this account's mark, nothing otherwise. */
  read(header: string | undefined, id_akun: string) {
    const { nonce, marks } = parsed(header);
    const own = nonce && Buffer.from(this.mark(id_akun, nonce));
    return own && marks.some((it) => timingSafeEqual(Buffer.from(it), own)) ? nonce : undefined;
  }

  /** The cookie with this account before the others; those that have not come for longest go. */
  write(header: string | undefined, id_akun: string, isSecure = false) {
    const { nonce = randomBytes(16).toString('base64url'), marks } = parsed(header);
    const own = this.mark(id_akun, nonce);
    const all = [own, ...marks.filter((it) => it !== own)].slice(0, MOST_ACCOUNTS);
    return `${NAME}=${[nonce, ...all].join('.')}; Path=/api/login; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  }

  private mark = (id_akun: string, nonce: string) => Buffer.from(this.master.digest('device', `${id_akun}|${nonce}`), 'hex').subarray(0, 16).toString('base64url');
}

function parsed(header: string | undefined) {
  const [, nonce, marks = ''] = FORM.exec(header ?? '') ?? [];
  return { nonce, marks: marks.split('.').filter(Boolean) };
}
