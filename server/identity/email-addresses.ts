import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { Refused } from '#server/kit/deciding/refused';
import { MasterKey } from '#server/kit/log/master-key';

export type Pemilik = 'akun' | 'orangtua';
/** The address whose link came back, and the one that waits for that. */
export type Addresses = { verified: string | null; waiting: string | null };
type Row = { sealed: Buffer | null; sealed_baru: Buffer | null };

const UNIQUE_VIOLATION = '23505';

/** Where links go: addresses that somebody gave for themselves or for a student's parents, which count once a link sent there came back (decision 081). */
@Injectable()
export class EmailAddresses {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly master: MasterKey) {}

  /** It waits; the one before goes on until this one is verified. */
  async give(id_akun: string, jenis: Pemilik, email: string) {
    await this.pool.query(
      `INSERT INTO vault.email (id_akun, jenis, digest_baru, sealed_baru) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id_akun, jenis) DO UPDATE SET digest_baru = excluded.digest_baru, sealed_baru = excluded.sealed_baru`,
      [id_akun, jenis, this.digest(email), this.master.wrap(`email ${id_akun}`, Buffer.from(email))],
    );
  }

  async of(id_akun: string, jenis: Pemilik): Promise<Addresses> {
    return (await this.ofMany([id_akun], jenis)).get(id_akun) ?? { verified: null, waiting: null };
  }

  /** Those of several, by `id_akun`, in one statement. */
  async ofMany(ids: readonly string[], jenis: Pemilik): Promise<Map<string, Addresses>> {
    const { rows } = await this.pool.query<Row & { id_akun: string }>('SELECT id_akun, sealed, sealed_baru FROM vault.email WHERE id_akun = ANY ($1) AND jenis = $2', [ids, jenis]);
    return new Map(rows.map((row) => [row.id_akun, this.opened(row)]));
  }

  /** Says that the link came back; only while this address is the one that waits, and nobody else's account has it. */
  async verify(id_akun: string, jenis: Pemilik, bound: string) {
    const { rowCount } = await this.pool.query(
      `UPDATE vault.email SET digest = digest_baru, sealed = sealed_baru, diverifikasi = now(), digest_baru = NULL, sealed_baru = NULL
       WHERE id_akun = $1 AND jenis = $2 AND digest_baru = $3`, [id_akun, jenis, bound]).catch(takenIfUnique);
    return rowCount === 1;
  }

  /** Whose account, or whose parents, this is the verified address of. */
  async ownersOf(email: string): Promise<{ id_akun: string; jenis: Pemilik }[]> {
    return (await this.pool.query<{ id_akun: string; jenis: Pemilik }>('SELECT id_akun, jenis FROM vault.email WHERE digest = $1 ORDER BY jenis, id_akun', [this.digest(email)])).rows;
  }

  private opened({ id_akun, sealed, sealed_baru }: Row & { id_akun: string }): Addresses {
    const open = (it: Buffer | null) => (it ? this.master.unwrap(`email ${id_akun}`, it).toString() : null);
    return { verified: open(sealed), waiting: open(sealed_baru) };
  }

  digest = (email: string) => this.master.digest('email', email.toLowerCase());
}

function takenIfUnique(error: { code?: string }): never {
  const taken = identityRefusals.EMAIL_TAKEN;
  throw error.code === UNIQUE_VIOLATION ? new Refused(taken, {}, { email: taken }) : error;
}
