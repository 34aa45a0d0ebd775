import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identity } from '#contract/identity/identity.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { DeviceCookie } from '#server/identity/device-cookie';
import { Login } from '#server/identity/login';
import { SessionList } from '#server/identity/session-list';
import { VaultSessions } from '#server/identity/vault-sessions';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import { plainAddress } from '#server/kit/address';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

const DONE = { message: 'OK', result: true };

@Controller()
export class IdentityController {
  constructor(private readonly login: Login, private readonly sessions: VaultSessions, private readonly list: SessionList, private readonly devices: DeviceCookie) {}

  @Endpoint(identity.login)
  async enter(@Input() input: InputOf<typeof identity.login>, @Req() { ip, headers, protocol }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const { answer, id_akun } = await this.login.enter(input, { ip: plainAddress(ip), cookies: headers.cookie });
    reply.header('set-cookie', this.devices.write(headers.cookie, id_akun, protocol === 'https'));
    return answer;
  }

  @Endpoint(identity.logout, byRole)
  async leave(@By() { account, session }: Actor) {
    await this.sessions.end(account as string, 'LOGOUT', { only: session as string });
    return DONE;
  }

  @Endpoint(identity.me, byRole)
  async mine(@By() { account, session }: Actor) {
    return { data: await this.list.of(account as string, session) };
  }

  @Endpoint(identity.endSession, byRole)
  async endOne(@Input() { id }: InputOf<typeof identity.endSession>, @By() { account }: Actor) {
    refuseUnless(await this.sessions.end(account as string, 'ENDED', { only: id }), common.NOT_FOUND);
    return DONE;
  }
}
