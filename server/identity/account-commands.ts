import { CommandHandler } from '@nestjs/cqrs';
import { Blocks } from '#server/identity/blocks';
import { Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import { DomainCommand, type Receipt } from '#server/kit/deciding/command';

const NOTHING: Receipt = { position: undefined };

export class BeginPassword extends DomainCommand<{ id_akun: string }> {}
/** An account that is not active lets nobody in (domain 1.19). */
export class SetStanding extends DomainCommand<{ id_akun: string; isActive: boolean }> {}

@CommandHandler(BeginPassword)
export class BeginPasswordHandler {
  constructor(private readonly passwords: Passwords) {}

  async execute({ data: { id_akun } }: BeginPassword) {
    await this.passwords.begin([id_akun]);
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
