import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { common } from '#contract/kit/refusal';
import { refuseUnless } from '#server/kit/deciding/refused';
import { Journal } from '#server/kit/log/journal';
import { decrypt, encrypt } from '#server/kit/log/master-key';

const CATEGORY = 'berkas';

/** The bytes of files, each under its owner's key for files: whoever is forgotten takes theirs along. */
@Injectable()
export class FileVault {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly journal: Journal) {}

  async keep(id: string, owner: string, bytes: Buffer) {
    await this.pool.query('INSERT INTO vault.file (id, owner, bytes) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [id, owner, await this.sealed(owner, id, bytes)]);
  }

  /** Nothing where there is no such file, or nobody can read it any more. */
  async read(id: string): Promise<Buffer | undefined> {
    const { rows } = await this.pool.query<{ owner: string; bytes: Buffer }>('SELECT owner, bytes FROM vault.file WHERE id = $1', [id]);
    const [row] = rows;
    return row && this.opened(row.owner, id, row.bytes);
  }

  async drop(id: string) {
    await this.pool.query('DELETE FROM vault.file WHERE id = $1', [id]);
  }

  /** Bound to its place: what is sealed for one is not opened for another. */
  async sealed(owner: string, place: string, bytes: Buffer) {
    const key = await this.keyOf(owner, true);
    refuseUnless(key?.length, common.PERSON_FORGOTTEN);
    return encrypt(key, place, bytes);
  }

  async opened(owner: string, place: string, bytes: Buffer): Promise<Buffer | undefined> {
    const key = await this.keyOf(owner);
    return key?.length ? decrypt(key, place, bytes) : undefined;
  }

  private async keyOf(person: string, make = false) {
    const keys = await this.journal.keys.keysOf([{ person, category: CATEGORY }], make);
    return [...keys.values()][0];
  }
}
