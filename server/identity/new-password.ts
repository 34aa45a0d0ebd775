import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EmailOf } from '#projections/identity/account.query';
import { common } from '#contract/kit/refusal';
import { AccessLog } from '#server/identity/access-log';
import { Blocks } from '#server/identity/blocks';
import { MailTokens } from '#server/identity/mail-tokens';
import { OwnerNotices } from '#server/identity/owner-notices';
import { OwnPassword } from '#server/identity/own-password';
import { PasswordFitness } from '#server/identity/password-fitness';
import { type Credential, Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';

/** A password that somebody chooses for themselves, and everything that follows from it. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly passwords: Passwords, private readonly sessions: VaultSessions, private readonly notices: OwnerNotices, private readonly tokens: MailTokens,
    private readonly fitness: PasswordFitness, private readonly log: AccessLog, private readonly queries: QueryBus, private readonly own: OwnPassword, private readonly blocks: Blocks,
  ) {}

  /** By whoever is signed in: the present password is asked for, unless it was not their own choice. */
  async change({ account, session }: Actor, { password_lama, password }: { password_lama?: string | undefined; password: string }) {
    const id = account as string;
    const credential = await this.own.prove(id, password_lama, 'data.password_lama');
    await this.refuseUnfit(id, password, credential, 'data.password');
    await this.set(id, password, credential, session);
  }

  async refuseUnfit(id: string, password: string, present: Credential, field: string) {
    const owner = await this.queries.execute(new EmailOf({ id_akun: id }));
    await this.fitness.refuseUnfit(password, { personal: [owner?.username, owner?.nama], field, present });
  }

  /** Of several at once one is set. Every other session ends, links that are out no longer open anything, failures are forgotten, and the owner is told. */
  async set(id: string, password: string, present: Credential, keep: string | null = null) {
    refuseUnless(await this.passwords.set(id, password, 'user_set', present), common.CONFLICT);
    await this.sessions.end(id, 'PASSWORD', { except: keep });
    await this.tokens.void(id, 'reset', 'reset-orangtua');
    await this.log.note({ hasil: 'PASSWORD_CHANGED', id_akun: id, sid: keep });
    await this.blocks.forgive(id);
    await this.notices.tell(id, 'sandi_diganti');
  }
}
