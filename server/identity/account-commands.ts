import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { atOnceIn } from '#projections/kit/at-once';
import { Blocks } from '#server/identity/blocks';
import { Outbox } from '#server/identity/outbox';
import { ONE_TERM, Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import { DomainCommand, type Receipt } from '#server/kit/deciding/command';

const NOTHING: Receipt = { position: undefined };

/** `revision`: where in their stream it stands that they began, or ended; what comes late of a former term changes nothing. */
type Term = { id_akun: string; revision: number };
export class BeginPassword extends DomainCommand<Term> {}
/** An account that is not active lets nobody in (domain 1.19). */
export class SetStanding extends DomainCommand<{ id_akun: string; isActive: boolean }> {}

/** Whoever was removed signs in no more, because nobody knows their name; what only they needed goes too, also what kept them out. */
export class EndAccount extends DomainCommand<Term> {}

/** Somebody is reached elsewhere from now on, whoever said so: where they were until now is told. */
export class TellFormerContact extends DomainCommand<{ id_akun: string; email: string }> {}

@CommandHandler(BeginPassword)
export class BeginPasswordHandler {
  constructor(private readonly passwords: Passwords) {}

  async execute({ data: { id_akun, revision } }: BeginPassword) {
    await this.passwords.begin(id_akun, revision);
    return NOTHING;
  }
}

@CommandHandler(SetStanding)
export class SetStandingHandler {
  constructor(private readonly blocks: Blocks, private readonly sessions: VaultSessions) {}

  async execute({ data: { id_akun, isActive } }: SetStanding) {
    if (isActive) await this.blocks.end('NONAKTIF', id_akun);
    else {
      await this.blocks.put({ alasan: 'NONAKTIF', of: id_akun, id_akun });
      await this.sessions.end(id_akun, 'BLOCKED');
    }
    return NOTHING;
  }
}

@CommandHandler(EndAccount)
export class EndAccountHandler {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  async execute({ data: { id_akun, revision } }: EndAccount) {
    await atOnceIn(this.pool, async (client) => {
      await client.query(ONE_TERM, [id_akun]);
      await client.query('INSERT INTO vault.ended VALUES ($1, $2) ON CONFLICT (id_akun) DO UPDATE SET revision = greatest(ended.revision, excluded.revision)', [id_akun, revision]);
      for (const table of ['session', 'credential', 'block', 'email', 'mail_token']) await client.query(`DELETE FROM vault.${table} WHERE id_akun = $1`, [id_akun]);
    });
    return NOTHING;
  }
}

@CommandHandler(TellFormerContact)
export class TellFormerContactHandler {
  constructor(private readonly outbox: Outbox) {}

  async execute({ data: { id_akun, email }, envelope: { id } }: TellFormerContact) {
    await this.outbox.put({ jenis: 'kontak_diganti', email }, id_akun, id);
    return NOTHING;
  }
}
