import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Composed } from '#server/kit/letter';
import { MasterKey } from '#server/kit/log/master-key';

/** What is to be told, and to whom; composed only when it is sent. */
export type Wish =
  | { jenis: 'lupa_sandi'; email: string }
  | { jenis: 'verifikasi'; id_akun: string; email: string; pemilik: 'akun' | 'orangtua'; area: string }
  | { jenis: 'sandi_diganti' | 'email_diganti' | 'kontak_diganti' | 'percobaan_masuk'; email: string }
  /** Of a version of a report, to its student's parents. */
  | { jenis: 'rapor'; email: string; isVerified: boolean; id_general_report: string; versi: number };
/** `isOut`: the mail server has it, and who wanted to know that does not yet. */
export type Due = { id: string; id_orang: string | null; wish: Wish; percobaan: number; isOut: boolean };
type Row = { id: string; id_orang: string | null; sealed: Buffer; percobaan: number; isOut: boolean };
/** How far a mail is that is about something. */
export type OnItsWay = { tentang: string; berikut: string | null; terkirim: string | null; galat: string | null; dibuat: string };

/** Minutes until the next attempt; after the last the admin has to say so. */
const PAUSES = [1, 2, 5, 15, 30, 60, 120, 240];
/** A sender that died is taken over after this. */
const LEASE_MINUTES = 5;

/** Mails on their way, in the vault under the master key: a crash loses none, and with the person they are gone. */
@Injectable()
export class Outbox {
  private wake = () => {};

  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly master: MasterKey) {}

  onMail(wake: () => void) {
    this.wake = wake;
  }

  /** Takes a mail in charge, once for an id; nothing is sent before this has answered. */
  async put(wish: Wish, id_orang: string | null = null, id: string = randomUUID(), tentang: string | null = null) {
    await this.pool.query('INSERT INTO vault.mail (id, id_orang, jenis, sealed, tentang) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING', [id, id_orang, wish.jenis, this.seal(id, wish), tentang]);
    this.wake();
  }

  /** Those whose time has come, each for one sender only; another attempt follows if this one is never heard of again. */
  async take(most = 10): Promise<Due[]> {
    const { rows } = await this.pool.query<Row>(
      `UPDATE vault.mail SET percobaan = percobaan + 1, berikut = now() + make_interval(mins => ${LEASE_MINUTES})
       WHERE id IN (SELECT id FROM vault.mail WHERE berikut <= now() AND sealed IS NOT NULL ORDER BY berikut LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, id_orang, sealed, percobaan, terkirim IS NOT NULL AS "isOut"`, [most]);
    return rows.map(({ sealed, ...it }) => ({ ...it, wish: this.open<Wish>(it.id, sealed) }));
  }

  /** The mail server has it: whatever becomes of what follows, it is not handed over again. */
  async handed({ id }: Pick<Due, 'id'>) {
    await this.pool.query('UPDATE vault.mail SET terkirim = now(), galat = NULL WHERE id = $1', [id]);
  }

  /** It is out; what it said is kept only where somebody is to read it here. */
  async sent({ id }: Pick<Due, 'id'>, keep: Composed | undefined) {
    await this.pool.query('UPDATE vault.mail SET terkirim = coalesce(terkirim, now()), berikut = NULL, galat = NULL, sealed = $2 WHERE id = $1', [id, keep ? this.seal(id, keep) : null]);
  }

  /** It could not be sent; it is tried again unless that would be in vain. Of one that is out only the word is missing, which is never given up. */
  async failed({ id, percobaan }: Due, galat: string, isFinal: boolean) {
    const pause = isFinal ? undefined : PAUSES[percobaan - 1];
    await this.pool.query(
      `UPDATE vault.mail SET galat = CASE WHEN terkirim IS NULL THEN $2 END, berikut = now() + make_interval(mins => CASE WHEN terkirim IS NULL THEN $3::int ELSE coalesce($3, $4) END) WHERE id = $1`,
      [id, galat.slice(0, 300), pause ?? null, PAUSES.at(-1)]);
  }

  /** Nobody is to be told anything. */
  async drop({ id }: Pick<Due, 'id'>) {
    await this.pool.query('DELETE FROM vault.mail WHERE id = $1', [id]);
  }

  /** What became of those that are about these things. */
  async about(tentang: readonly string[]): Promise<OnItsWay[]> {
    return (await this.pool.query<OnItsWay>('SELECT tentang, berikut, terkirim, galat, dibuat FROM vault.mail WHERE tentang = ANY ($1) ORDER BY dibuat, id', [tentang])).rows;
  }

  /** Of what is about this, those that were given up make room for new ones. */
  async clear(tentang: string) {
    await this.pool.query('DELETE FROM vault.mail WHERE tentang = $1 AND berikut IS NULL AND terkirim IS NULL', [tentang]);
  }

  /** Those that are not tried any more, the oldest first. */
  async givenUp() {
    const { rows } = await this.pool.query<{ id: string; id_orang: string | null; dibuat: string }>('SELECT id, id_orang, dibuat FROM vault.mail WHERE terkirim IS NULL AND berikut IS NULL ORDER BY dibuat, id LIMIT 1000');
    return rows;
  }

  async again(id: string) {
    const { rowCount } = await this.pool.query('UPDATE vault.mail SET berikut = now(), percobaan = 0 WHERE id = $1 AND terkirim IS NULL AND sealed IS NOT NULL', [id]);
    this.wake();
    return rowCount === 1;
  }

  /** What was sent and kept, the latest first. */
  async kept() {
    const { rows } = await this.pool.query<{ id: string; sealed: Buffer; terkirim: string }>('SELECT id, sealed, terkirim FROM vault.mail WHERE terkirim IS NOT NULL AND berikut IS NULL AND sealed IS NOT NULL ORDER BY terkirim DESC, id LIMIT 50');
    return rows.map(({ id, sealed, terkirim }) => ({ id, terkirim, ...this.open<Composed>(id, sealed) }));
  }

  async list(page: number, limit: number, order: 'asc' | 'desc') {
    const { rows } = await this.pool.query<{ id: string; id_orang: string | null; jenis: string; dibuat: string; percobaan: number; berikut: string | null; terkirim: string | null; galat: string | null; total: number }>(
      `SELECT id, id_orang, jenis, dibuat, percobaan, berikut, terkirim, galat, count(*) OVER () AS total FROM vault.mail ORDER BY dibuat ${order === 'asc' ? 'ASC' : 'DESC'}, id LIMIT $1 OFFSET $2`,
      [limit, (page - 1) * limit]);
    return rows;
  }

  private seal = (id: string, it: object) => this.master.wrap(`mail ${id}`, Buffer.from(JSON.stringify(it)));
  private open = <T>(id: string, sealed: Buffer) => JSON.parse(this.master.unwrap(`mail ${id}`, sealed).toString()) as T;
}
