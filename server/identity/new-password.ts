import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { EmailOf } from '#projections/identity/account.query';
import { AccessLog } from '#server/identity/access-log';
import { EmailAddresses } from '#server/identity/email-addresses';
import { MailTokens } from '#server/identity/mail-tokens';
import { Outbox } from '#server/identity/outbox';
import { OwnPassword } from '#server/identity/own-password';
import { blamed, PasswordFitness } from '#server/identity/password-fitness';
import { type Credential, Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import type { Actor } from '#server/kit/deciding/command';

/** A password that somebody chooses for themselves, and everything that follows from it. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly passwords: Passwords, private readonly sessions: VaultSessions, private readonly outbox: Outbox, private readonly tokens: MailTokens,
    private readonly fitness: PasswordFitness, private readonly log: AccessLog, private readonly queries: QueryBus, private readonly own: OwnPassword, private readonly addresses: EmailAddresses,
  ) {}

  /** By whoever is signed in: the present password is asked for, unless it was not their own choice. */
  async change({ account, session }: Actor, { password_lama, password }: { password_lama?: string | undefined; password: string }) {
    const id = account as string;
    const credential = await this.own.prove(id, password_lama, 'data.password_lama');
    await this.refuseUnfit(id, password, credential, 'data.password');
    await this.set(id, password, session);
  }

  async refuseUnfit(id: string, password: string, present: Credential, field: string) {
    const owner = await this.queries.execute(new EmailOf({ id_akun: id }));
    await this.fitness.refuseUnfit(password, { personal: [owner?.username, owner?.nama], field, present });
  }

  /** Every other session ends, links that are out no longer open anything, and the owner is told. */
  async set(id: string, password: string, keep: string | null = null) {
    await this.passwords.set(id, password, 'user_set');
    await this.sessions.end(id, 'PASSWORD', { except: keep });
    await this.tokens.void(id, 'reset', 'reset-orangtua');
    await this.log.note({ hasil: 'PASSWORD_CHANGED', id_akun: id, sid: keep });
    const email = (await this.addresses.of(id, 'akun')).verified ?? (await this.queries.execute(new EmailOf({ id_akun: id })))?.email;
    if (email) await this.outbox.put({ jenis: 'sandi_diganti', email }, id);
  }
}
