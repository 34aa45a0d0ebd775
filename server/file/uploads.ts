import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { JenisDokumen } from '#contract/file/file';
import { documentTypeByName } from '#contract/file/file';
import { fileRefusals } from '#contract/file/file.refusals';
import { common } from '#contract/kit/refusal';
import { uuidV5 } from '#projections/kit/uuid';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import type { SentFile } from '#server/kit/edge/upload';
import { Documents } from '#server/file/documents';
import { FileVault } from '#server/file/file-vault';
import { UploadLimit } from '#server/file/upload-limit';

type Wish = { nama: string; ukuran: number; sha256?: string | undefined; untuk: JenisDokumen };
type Row = { id: string; owner: string; untuk: JenisDokumen; nama: Buffer; ukuran: number; sha256: string | null; diterima: number; whole: boolean };

const KEEP = `INSERT INTO vault.upload (id, owner, untuk, nama, ukuran, sha256) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`;
/** What is refused for what it is, and not for when it came. */
const UNSOUND = 422;
/** What is begun and never ended makes room for what is begun later. */
const MOST_OPEN = 20;
const MAKE_ROOM = `DELETE FROM vault.upload WHERE NOT whole AND id IN (SELECT id FROM vault.upload WHERE owner = $1 AND NOT whole ORDER BY at DESC OFFSET ${MOST_OPEN})`;

/** Documents that come in parts, over lines that break: what has arrived is kept under its owner's key and never sent again. */
@Injectable()
export class Uploads {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly files: FileVault, private readonly documents: Documents, private readonly limit: UploadLimit) {}

  async begin({ nama, ukuran, sha256, untuk }: Wish, by: Actor): Promise<Receipt> {
    const owner = by.account as string;
    refuseUnless(documentTypeByName(nama), fileRefusals.NOT_A_DOCUMENT);
    const open = sha256 && (await this.openOf(owner, untuk, sha256, ukuran));
    if (open) return told(open);
    await this.limit.count(owner);
    const id = uuidV5(by.command ?? randomUUID(), `upload ${owner}`);
    await this.pool.query(KEEP, [id, owner, untuk, await this.files.sealed(owner, `${id} name`, Buffer.from(nama)), ukuran, sha256 ?? null]);
    await this.pool.query(MAKE_ROOM, [owner]);
    return told(await this.ofOwner(id, owner));
  }

  /** The last part makes a file of them; one that is none, or not what was meant, is forgotten as a whole. */
  async take({ id, dari }: { id: string; dari: number }, { bytes }: SentFile, by: Actor): Promise<Receipt> {
    const owner = by.account as string;
    await this.add(id, owner, dari, bytes);
    const it = await this.ofOwner(id, owner);
    if (it.whole || it.diterima < it.ukuran) return told(it);
    try {
      const { position } = await this.finish(it, by);
      await this.pool.query('UPDATE vault.upload SET whole = true WHERE id = $1', [id]);
      await this.pool.query('DELETE FROM vault.upload_part WHERE id = $1', [id]);
      return told({ ...it, whole: true }, position);
    } catch (error) {
      const now = await this.ofOwner(id, owner);
      // Its last part came twice at once, and the other one was faster.
      if (now.whole) return told(now);
      if (error instanceof Refused && error.refusal.status === UNSOUND) await this.forget(id);
      throw error;
    }
  }

  /** One part at a time, each joined to what is there: what of it is there already is passed over. */
  private async add(id: string, owner: string, dari: number, bytes: Buffer) {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const { rows: [it] } = await client.query<Row>('SELECT * FROM vault.upload WHERE id = $1 AND owner = $2 FOR UPDATE', [id, owner]);
      refuseUnless(it, common.NOT_FOUND);
      refuseUnless(dari + bytes.length <= it.ukuran, fileRefusals.MORE_THAN_SAID);
      const more = dari > it.diterima ? Buffer.alloc(0) : bytes.subarray(it.diterima - dari);
      if (more.length) {
        await client.query('INSERT INTO vault.upload_part (id, dari, bytes) VALUES ($1, $2, $3)', [id, it.diterima, await this.files.sealed(owner, `${id} ${it.diterima}`, more)]);
        await client.query('UPDATE vault.upload SET diterima = diterima + $2, at = now() WHERE id = $1', [id, more.length]);
      }
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  private async finish({ id, owner, untuk, nama, sha256 }: Row, by: Actor) {
    const { rows } = await this.pool.query<{ dari: number; bytes: Buffer }>('SELECT dari, bytes FROM vault.upload_part WHERE id = $1 ORDER BY dari', [id]);
    const [name, ...parts] = await Promise.all([this.files.opened(owner, `${id} name`, nama), ...rows.map((it) => this.files.opened(owner, `${id} ${it.dari}`, it.bytes))]);
    if (!name || parts.some((it) => !it)) return refuse(common.PERSON_FORGOTTEN);
    const bytes = Buffer.concat(parts as Buffer[]);
    const digest = createHash('sha256').update(bytes).digest('hex');
    refuseUnless(!sha256 || digest === sha256, fileRefusals.BROKEN_ON_THE_WAY);
    return this.documents.keep({ id_file: id, untuk, file: { name: name.toString(), bytes, sha256: digest } }, by);
  }

  private async forget(id: string) {
    await this.pool.query('DELETE FROM vault.upload WHERE id = $1', [id]);
  }

  private async openOf(owner: string, untuk: JenisDokumen, sha256: string, ukuran: number) {
    const { rows } = await this.pool.query<Row>('SELECT * FROM vault.upload WHERE owner = $1 AND untuk = $2 AND sha256 = $3 AND ukuran = $4 AND NOT whole ORDER BY at DESC LIMIT 1', [owner, untuk, sha256, ukuran]);
    return rows[0];
  }

  private async ofOwner(id: string, owner: string) {
    const { rows: [it] } = await this.pool.query<Row>('SELECT * FROM vault.upload WHERE id = $1 AND owner = $2', [id, owner]);
    return it ?? refuse(common.NOT_FOUND);
  }
}

const told = ({ id, diterima, ukuran, whole }: Row, position?: string): Receipt => ({ position, data: { id, diterima, ukuran, isWhole: whole } });
