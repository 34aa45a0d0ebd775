import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { AccessDenials } from '#server/kit/edge/denials';

type Entry = { hasil: string; id_akun?: string | null; sid?: string | null; ip?: string | null; tempat?: string | null };

/** Who came in, who was turned away, when and from where (security D.3 65); kept for a year, apart from the history. */
@Injectable()
export class AccessLog extends AccessDenials {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {
    super();
  }

  async note({ hasil, id_akun = null, sid = null, ip = null, tempat = null }: Entry) {
    await this.pool.query('INSERT INTO vault.access (hasil, id_akun, sid, ip, tempat) VALUES ($1, $2, $3, $4, $5)', [hasil, id_akun, sid, ip, tempat]);
  }

  /** A denial is told whether or not it could be noted. */
  denied(account: string | null, session: string | null, endpoint: string) {
    void this.note({ hasil: 'NOT_AUTHORIZED', id_akun: account, sid: session, tempat: endpoint }).catch(() => {});
  }
}
