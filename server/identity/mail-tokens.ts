import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { digestOf, newSecret } from '#server/identity/session-tokens';

export type Tujuan = 'reset' | 'reset-orangtua' | 'verifikasi-akun' | 'verifikasi-orangtua';
export const TOKEN_MINUTES = 30;

/** Secrets of links in mails: 32 random bytes of which only the digest is kept, good for 30 minutes, once, for one purpose (security D.5). */
@Injectable()
export class MailTokens {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  /** A new one, which ends those before; `bound` is what must not have changed until it is used. */
  async make(id_akun: string, tujuan: Tujuan, bound: string) {
    const secret = newSecret();
    await this.pool.query('DELETE FROM vault.mail_token WHERE id_akun = $1 AND tujuan = $2', [id_akun, tujuan]);
    await this.pool.query('INSERT INTO vault.mail_token (token_sha256, id_akun, tujuan, terikat, berakhir) VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))',
      [digestOf(secret), id_akun, tujuan, bound, TOKEN_MINUTES]);
    return secret;
  }

  /** Whose it is while it is good, without using it up. */
  async look(secret: string, tujuan: Tujuan) {
    const { rows } = await this.pool.query<{ id_akun: string; terikat: string }>(
      'SELECT id_akun, terikat FROM vault.mail_token WHERE token_sha256 = $1 AND tujuan = $2 AND dipakai IS NULL AND berakhir > now()', [digestOf(secret), tujuan]);
    return rows[0];
  }

  /** Uses it up: of two at once one may. */
  async spend(secret: string, tujuan: Tujuan) {
    const { rowCount } = await this.pool.query(
      'UPDATE vault.mail_token SET dipakai = now() WHERE token_sha256 = $1 AND tujuan = $2 AND dipakai IS NULL AND berakhir > now()', [digestOf(secret), tujuan]);
    return rowCount === 1;
  }

  async void(id_akun: string, ...tujuan: Tujuan[]) {
    await this.pool.query('DELETE FROM vault.mail_token WHERE id_akun = $1 AND tujuan = ANY ($2)', [id_akun, tujuan]);
  }
}
