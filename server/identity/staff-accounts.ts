import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { staffAccount } from '#contract/identity/access.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { AccountsOf } from '#projections/identity/account.query';
import { uuidV5 } from '#projections/kit/uuid';
import { CloseAccount, CorrectAccount, OpenAccount } from '#server/identity/account.decider';
import { PasswordFitness } from '#server/identity/password-fitness';
import { Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';

const NAMESPACE = '7d1a4a0e-3f2b-5f38-9a53-0e1c2f8b6d47';

/** Accounts of staff who do not teach. Their first password is chosen by the admin and has to be changed. */
@Injectable()
export class StaffAccountKeeper {
  constructor(
    private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly passwords: Passwords, private readonly fitness: PasswordFitness, private readonly sessions: VaultSessions,
  ) {}

  /**
   * The password first: an account without one would be open to whoever knows its name. A repeated request leaves the one
   * that its owner may have chosen meanwhile; the same key for another name is a mistake.
   */
  async create({ username, nama, roles, password }: InputOf<typeof staffAccount.create>, by: Actor): Promise<Receipt> {
    await this.fitness.refuseUnfit(password, { personal: [username, nama] });
    const id_akun = by.command ? uuidV5(NAMESPACE, by.command) : randomUUID();
    const [known] = await this.queries.execute(new AccountsOf({ ids: [id_akun] }));
    refuseUnless(!known || known.username === username, common.KEY_REUSED);
    const open = () => this.commands.execute(new OpenAccount({ id_akun, username, nama, roles }, by));
    const { position } = known ? await open() : await this.passwords.before(id_akun, password, open);
    return { position, data: { id: id_akun } };
  }

  async change({ id, password, ...wish }: InputOf<typeof staffAccount.change>, by: Actor): Promise<Receipt> {
    const { username, nama: before } = await this.known(id);
    if (password !== undefined) await this.fitness.refuseUnfit(password, { personal: [username, wish.nama ?? before] });
    const { position } = await this.commands.execute(new CorrectAccount({ id_akun: id, ...wish }, by));
    if (password !== undefined) {
      await this.passwords.set(id, password, 'reset');
      await this.sessions.end(id, 'PASSWORD');
    }
    return { position };
  }

  async remove(id: string, by: Actor): Promise<Receipt> {
    refuseUnless(id !== by.account, identityRefusals.NOT_THE_ADMIN);
    await this.known(id);
    const { position } = await this.commands.execute(new CloseAccount({ id_akun: id }, by));
    await this.sessions.end(id, 'BLOCKED');
    return { position };
  }

  /** Teachers and students are changed where they are kept; the admin is not changed at all. */
  private async known(id: string) {
    const [found] = await this.queries.execute(new AccountsOf({ ids: [id] }));
    refuseUnless(found, common.NOT_FOUND);
    refuseUnless(!found.roles.includes('admin'), identityRefusals.NOT_THE_ADMIN);
    return found;
  }
}
