import { Controller } from '@nestjs/common';
import { access } from '#contract/identity/access.api';
import { mailbox } from '#contract/identity/account.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { Blocking } from '#server/identity/blocking';
import { Outbox } from '#server/identity/outbox';
import { SentMail } from '#server/identity/sent-mail';
import { VaultSessions } from '#server/identity/vault-sessions';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

const DONE = { message: 'OK', result: true };

@Controller()
export class AccessController {
  constructor(private readonly blocking: Blocking, private readonly sessions: VaultSessions, private readonly mail: SentMail, private readonly outbox: Outbox) {}

  @Endpoint(access.blocked, byRole)
  async blocked() {
    return { data: await this.blocking.list() };
  }

  @Endpoint(access.lift, byRole)
  async lift(@Input() { key }: InputOf<typeof access.lift>, @By() by: Actor) {
    await this.blocking.lift(key, by);
    return DONE;
  }

  @Endpoint(access.liftAll, byRole)
  async liftAll(@By() by: Actor) {
    return { ...DONE, data: { jumlah: await this.blocking.liftAll(by) } };
  }

  @Endpoint(access.block, byRole)
  async block(@Input() { id_akun }: InputOf<typeof access.block>, @By() by: Actor) {
    await this.blocking.block(id_akun, by);
    return DONE;
  }

  @Endpoint(access.endSessions, byRole)
  async endSessions(@Input() { id }: InputOf<typeof access.endSessions>) {
    return { ...DONE, data: { jumlah: await this.sessions.end(id, 'ENDED') } };
  }

  @Endpoint(access.mails, byRole)
  mails(@Input() input: InputOf<typeof access.mails>) {
    return this.mail.list(input);
  }

  @Endpoint(access.sendMailAgain, byRole)
  async sendMailAgain(@Input() { id }: InputOf<typeof access.sendMailAgain>) {
    refuseUnless(await this.outbox.again(id), common.NOT_FOUND);
    return DONE;
  }

  @Endpoint(mailbox.list)
  async mailbox() {
    return { data: await this.mail.mailbox() };
  }
}
