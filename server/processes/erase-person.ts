import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import type { KategoriData } from '#contract/people/erasure';
import { DomainCommand, type Receipt } from '#server/kit/deciding/command';
import { Journal } from '#server/kit/log/journal';
import { RecordErasure } from '#server/people/erasure.decider';

type Erasure = { id_orang: string; kategori: readonly KategoriData[] };
export class DestroyKeys extends DomainCommand<Erasure> {}
export class ClearTraces extends DomainCommand<Erasure> {}

/** Whoever has no identity any more signs in no more, and gets no new kind of data either. */
const losesIdentity = ({ kategori }: Erasure) => kategori.includes('identitas');

/** Destroys the keys, before them what only they can find, and records that it is done. Doing it twice is doing it once. */
@CommandHandler(DestroyKeys)
export class DestroyKeysHandler {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly journal: Journal, private readonly commands: CommandBus) {}

  async execute({ data, by, envelope }: DestroyKeys): Promise<Receipt> {
    if (losesIdentity(data)) await this.forgetSignIns(data.id_orang);
    await this.journal.keys.destroy(data.id_orang, losesIdentity(data) ? [...data.kategori, '*'] : data.kategori);
    // A process takes a refusal for an answer and goes on; this has to be recorded, so it is tried again.
    return this.commands.execute(new RecordErasure(data, by, envelope)).catch((error: unknown) => {
      throw new Error(`the erasure of ${data.id_orang} could not be recorded`, { cause: error });
    });
  }

  private async forgetSignIns(id: string) {
    await this.pool.query('DELETE FROM vault.session WHERE id_akun = $1', [id]);
  }
}

/** What the vault keeps of an account. */
const TRACES = ['session', 'credential', 'mail_token', 'email', 'block', 'access'];

/** Runs when the read side has erased the person: nobody signs in as them any more, so what is deleted now does not come back. */
@CommandHandler(ClearTraces)
export class ClearTracesHandler {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  async execute({ data }: ClearTraces): Promise<Receipt> {
    if (losesIdentity(data)) {
      for (const table of TRACES) await this.pool.query(`DELETE FROM vault.${table} WHERE id_akun = $1`, [data.id_orang]);
      await this.pool.query('DELETE FROM vault.mail WHERE id_orang = $1', [data.id_orang]);
      await this.pool.query("DELETE FROM vault.rate_limit WHERE key ~ ('^login(-[a-z]+)?:' || $1::text)", [data.id_orang]);
    }
    if (data.kategori.includes('berkas')) for (const table of ['file', 'upload']) await this.pool.query(`DELETE FROM vault.${table} WHERE owner = $1`, [data.id_orang]);
    // An answer may hold anybody's name. Without it a repeated request runs again, and its stream knows that it was done.
    await this.pool.query("UPDATE vault.answered SET answer = NULL WHERE answer ? 'data'");
    return { position: undefined };
  }
}
