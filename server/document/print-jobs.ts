import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Dokumen, JenisDokumen } from '#contract/document/document';
import { documentRefusals as no } from '#contract/document/document.refusals';
import { common } from '#contract/kit/refusal';
import { atOnceIn } from '#projections/kit/at-once';
import { Clock } from '#server/kit/clock';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asked, Item } from '#server/kit/document/long-print';
import { Journal } from '#server/kit/log/journal';
import { decrypt, encrypt } from '#server/kit/log/master-key';

export type Job = { id: string; id_akun: string; jenis: JenisDokumen; asked: Asked; items: Item[]; selesai: number; keadaan: Dokumen['keadaan']; nama: string };
/** The whole file takes the place of its parts. */
const WHOLE = -1;
const KEPT_HOURS = 24;
const MOST_AT_ONCE = 3;
const CATEGORY = 'berkas';
const COLUMNS = 'id, id_akun, jenis, asked, items, selesai, keadaan, nama';
const after = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString();

/** Long prints as the vault keeps them: how far they are, and what is laid out of them. */
@Injectable()
export class PrintJobs {
  private wake = () => {};

  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly journal: Journal, private readonly clock: Clock) {}

  onJob(wake: () => void) {
    this.wake = wake;
  }

  /** Once for an id. Those of one account come one after the other, so that none is overlooked where they are counted. */
  async put({ id, id_akun, jenis, asked, items, nama }: Omit<Job, 'selesai' | 'keadaan'>) {
    const now = this.clock.now();
    await atOnceIn(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`document_job ${id_akun}`]);
      const { rows } = await client.query<{ n: number }>("SELECT count(*)::int AS n FROM vault.document_job WHERE id_akun = $1 AND keadaan IN ('menunggu', 'berjalan', 'dijeda') AND id <> $2", [id_akun, id]);
      refuseUnless((rows[0]?.n ?? 0) < MOST_AT_ONCE, no.TOO_MANY_PRINTS);
      await client.query(
        'INSERT INTO vault.document_job (id, id_akun, jenis, asked, nama, kertas, items, jumlah, dibuat, sampai) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING',
        [id, id_akun, jenis, JSON.stringify(asked), nama, asked.kertas, JSON.stringify(items), items.length, now.toISOString(), after(now, KEPT_HOURS)]);
    });
    this.wake();
  }

  async one(id: string): Promise<Job | undefined> {
    return (await this.pool.query<Job>(`SELECT ${COLUMNS} FROM vault.document_job WHERE id = $1`, [id])).rows[0];
  }

  async ofAccount(id_akun: string): Promise<Dokumen[]> {
    const { rows } = await this.pool.query<Dokumen>(
      'SELECT id, jenis, nama, kertas, keadaan, jumlah, selesai, halaman, dibuat, sampai, alasan FROM vault.document_job WHERE id_akun = $1 AND sampai > $2 ORDER BY dibuat DESC, id LIMIT 50', [id_akun, this.clock.now().toISOString()]);
    return rows;
  }

  /** From one state into another; nothing where it is in none of these. */
  async move(id: string, from: readonly Dokumen['keadaan'][], to: Dokumen['keadaan'], alasan: string | null = null) {
    const { rowCount } = await this.pool.query('UPDATE vault.document_job SET keadaan = $3, alasan = $4 WHERE id = $1 AND keadaan = ANY ($2)', [id, from, to, alasan]);
    this.wake();
    return (rowCount ?? 0) > 0;
  }

  async drop(id: string) {
    await this.pool.query('DELETE FROM vault.document_job WHERE id = $1', [id]);
  }

  /** The one that has waited longest, or was under way; whoever stops it at this moment has stopped it. */
  async next(): Promise<Job | undefined> {
    await this.pool.query('DELETE FROM vault.document_job WHERE sampai <= $1', [this.clock.now().toISOString()]);
    const { rows } = await this.pool.query<Job>(
      `UPDATE vault.document_job SET keadaan = 'berjalan' WHERE id = (SELECT id FROM vault.document_job WHERE keadaan IN ('menunggu', 'berjalan') ORDER BY dibuat, id LIMIT 1) AND keadaan IN ('menunggu', 'berjalan') RETURNING ${COLUMNS}`);
    return rows[0];
  }

  /** What was laid out next, as long as it goes on from where it stood, paused and continued meanwhile or not; the file is whole where `isWhole`. */
  async keep({ id, id_akun, selesai }: Job, part: { bytes: Buffer; done: number; pages: number; isWhole?: boolean }): Promise<boolean> {
    const n = part.isWhole ? WHOLE : selesai;
    const sealed = encrypt(await this.keyOf(id_akun), `${id}/${n}`, part.bytes);
    return atOnceIn(this.pool, async (client) => {
      const { rowCount } = await client.query(
        `UPDATE vault.document_job SET selesai = selesai + $3, halaman = halaman + $4, keadaan = $5, sampai = $6 WHERE id = $1 AND selesai = $2 AND keadaan IN ('menunggu', 'berjalan')`,
        [id, selesai, part.done, part.pages, part.isWhole ? 'selesai' : 'berjalan', after(this.clock.now(), KEPT_HOURS)]);
      if (!rowCount) return false;
      if (part.isWhole) await client.query('DELETE FROM vault.document_part WHERE job = $1', [id]);
      await client.query('INSERT INTO vault.document_part (job, n, bytes) VALUES ($1, $2, $3) ON CONFLICT (job, n) DO UPDATE SET bytes = excluded.bytes', [id, n, sealed]);
      return true;
    });
  }

  async parts({ id, id_akun }: Pick<Job, 'id' | 'id_akun'>): Promise<Buffer[]> {
    const { rows } = await this.pool.query<{ n: number; bytes: Buffer }>('SELECT n, bytes FROM vault.document_part WHERE job = $1 ORDER BY n', [id]);
    const key = await this.keyOf(id_akun);
    return rows.map(({ n, bytes }) => decrypt(key, `${id}/${n}`, bytes));
  }

  private async keyOf(person: string): Promise<Buffer> {
    const [key] = (await this.journal.keys.keysOf([{ person, category: CATEGORY }], true)).values();
    refuseUnless(key?.length, common.PERSON_FORGOTTEN);
    return key;
  }
}
