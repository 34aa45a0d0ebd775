import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { MasterKey } from '#server/kit/log/master-key';

export type Pemilik = 'akun' | 'orangtua';
export type Address = { email: string; isVerified: boolean };

/** Addresses that somebody gave for themselves or for a student's parents, and whether a link sent there came back. */
@Injectable()
export class EmailAddresses {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly master: MasterKey) {}

  async give(id_akun: string, jenis: Pemilik, email: string) {
    await this.pool.query(
      `INSERT INTO vault.email (id_akun, jenis, digest, sealed) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id_akun, jenis) DO UPDATE SET digest = excluded.digest, sealed = excluded.sealed, diverifikasi = NULL`,
      [id_akun, jenis, this.digest(email), this.master.wrap(`email ${id_akun}`, Buffer.from(email))],
    );
  }

  async of(id_akun: string, jenis: Pemilik): Promise<Address | undefined> {
    const { rows } = await this.pool.query<{ sealed: Buffer; diverifikasi: string | null }>('SELECT sealed, diverifikasi FROM vault.email WHERE id_akun = $1 AND jenis = $2', [id_akun, jenis]);
    const [row] = rows;
    return row && { email: this.master.unwrap(`email ${id_akun}`, row.sealed).toString(), isVerified: row.diverifikasi !== null };
  }

  /** Says that the link came back; only while the address is still this one. */
  async verify(id_akun: string, jenis: Pemilik, bound: string) {
    const { rowCount } = await this.pool.query('UPDATE vault.email SET diverifikasi = now() WHERE id_akun = $1 AND jenis = $2 AND digest = $3', [id_akun, jenis, bound]);
    return rowCount === 1;
  }

  /** The students whose parents have this address for certain. */
  async childrenOf(email: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ id_akun: string }>("SELECT id_akun FROM vault.email WHERE digest = $1 AND jenis = 'orangtua' AND diverifikasi IS NOT NULL ORDER BY id_akun", [this.digest(email)]);
    return rows.map((it) => it.id_akun);
  }

  digest = (email: string) => this.master.digest('email', email.toLowerCase());
}
