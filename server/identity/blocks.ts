import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { type AlasanBlokir, COUNTED, LIFTABLE } from '#contract/identity/block';
import { MasterKey } from '#server/kit/log/master-key';

/** `of`: what is blocked, said in a way that its key hides; `counters`: what is forgotten with it; without `seconds` it lasts until it is lifted. */
export type NewBlock = { alasan: AlasanBlokir; of: string; id_akun?: string | null; ip?: string | null; jumlah?: number; seconds?: number; oleh?: string | null; counters?: string[] };
export type Block = { key: string; id_akun: string | null; ip: string | null; alasan: AlasanBlokir; jumlah_percobaan: number; diblokir_pada: string; berakhir_pada: string | null; sisa_detik: number | null };

const STANDING = '(berakhir_pada IS NULL OR berakhir_pada > now())';
const COLUMNS = 'key, id_akun, ip, alasan, jumlah_percobaan, diblokir_pada, berakhir_pada, ceil(extract(epoch FROM berakhir_pada - now()))::int AS sisa_detik';

/** Who cannot get in and why; in the vault, so that a restart forgets nobody and every server knows. */
@Injectable()
export class Blocks {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly master: MasterKey) {}

  async put({ alasan, of, id_akun = null, ip = null, jumlah = 0, seconds, oleh = null, counters = [] }: NewBlock) {
    await this.pool.query(
      `INSERT INTO vault.block (key, id_akun, ip, alasan, jumlah_percobaan, berakhir_pada, oleh, counters)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8)
       ON CONFLICT (key) DO UPDATE SET jumlah_percobaan = excluded.jumlah_percobaan, diblokir_pada = now(), berakhir_pada = excluded.berakhir_pada, oleh = excluded.oleh`,
      [this.master.digest('block', `${alasan}|${of}`), id_akun, ip, alasan, jumlah, seconds ?? null, oleh, counters],
    );
  }

  async standing(): Promise<Block[]> {
    return (await this.pool.query<Block>(`SELECT ${COLUMNS} FROM vault.block WHERE ${STANDING} ORDER BY diblokir_pada DESC, key LIMIT 1000`)).rows;
  }

  /** Why this account cannot get in at all, whatever its password. */
  async of(id_akun: string): Promise<AlasanBlokir | undefined> {
    const { rows } = await this.pool.query<{ alasan: AlasanBlokir }>(
      `SELECT alasan FROM vault.block WHERE id_akun = $1 AND alasan IN ('DIBLOKIR_ADMIN', 'NONAKTIF') AND ${STANDING} LIMIT 1`, [id_akun]);
    return rows[0]?.alasan;
  }

  async end(alasan: AlasanBlokir, id_akun: string) {
    await this.pool.query('DELETE FROM vault.block WHERE id_akun = $1 AND alasan = $2', [id_akun, alasan]);
  }

  /** Lifts a block and forgets what led to it; answers what it was, whether or not it may be lifted. */
  async lift(key: string): Promise<AlasanBlokir | undefined> {
    const { rows } = await this.pool.query<{ alasan: AlasanBlokir }>('SELECT alasan FROM vault.block WHERE key = $1', [key]);
    const [found] = rows;
    if (found && LIFTABLE.includes(found.alasan)) await this.drop('key = $1', [key]);
    return found?.alasan;
  }

  /** What a counter has put on an account is lifted. */
  async forgive(id_akun: string) {
    await this.drop('id_akun = $1 AND alasan = ANY ($2)', [id_akun, COUNTED]);
  }

  /** Lifts whatever the counters have blocked, and begins them anew; how many were blocked. */
  async forgiveAll() {
    await this.pool.query("DELETE FROM vault.rate_limit WHERE key ~ '^(login|forgot)'");
    return this.drop('alasan = ANY ($1)', [COUNTED]);
  }

  private async drop(which: string, values: unknown[]) {
    const { rows } = await this.pool.query<{ n: number }>(
      `WITH gone AS (DELETE FROM vault.block WHERE ${which} RETURNING counters, ${STANDING} AS stood),
         forgotten AS (DELETE FROM vault.rate_limit WHERE key IN (SELECT unnest(counters) FROM gone))
       SELECT count(*) FILTER (WHERE stood)::int AS n FROM gone`, values);
    return rows[0]?.n ?? 0;
  }
}
