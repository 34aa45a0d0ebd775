import { Controller, Ip } from '@nestjs/common';
import { identity } from '#contract/identity/identity.api';
import type { InputOf } from '#contract/kit/endpoint';
import { Login } from '#server/identity/login';
import { VaultSessions } from '#server/identity/vault-sessions';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class IdentityController {
  constructor(private readonly login: Login, private readonly sessions: VaultSessions) {}

  @Endpoint(identity.login)
  enter(@Input() input: InputOf<typeof identity.login>, @Ip() address: string) {
    return this.login.enter(input, address);
  }

  @Endpoint(identity.logout, byRole)
  async leave(@By() { session }: Actor) {
    await this.sessions.end(session as string, 'LOGOUT');
    return { message: 'OK', result: true };
  }

  @Endpoint(identity.me, byRole)
  async mine(@By() { account, session }: Actor) {
    const rows = await this.sessions.of(account as string);
    return { data: rows.map(({ sid, dibuat, terakhir, device }) => ({ dibuat, terakhir, perangkat: [device.browser, device.os].filter(Boolean).join(', '), sekarang: sid === session })) };
  }
}
