import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { identity } from '#contract/identity/identity.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { type Account, AccountByUsername, PersonOf } from '#projections/identity/account.query';
import { Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import { refuse } from '#server/kit/deciding/refused';

const MINUTE = 60;

/** Five wrong passwords for one name from one address in 15 minutes block the name there (domain 1.19); a school is one address, so addresses are given room. */
@Injectable()
export class Login {
  private readonly byName: RateLimiterPostgres;
  private readonly byAddress: RateLimiterPostgres;

  constructor(@Inject(pg.Pool) pool: pg.Pool, private readonly queries: QueryBus, private readonly passwords: Passwords, private readonly sessions: VaultSessions) {
    const store = { storeClient: pool, schemaName: 'vault', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false };
    this.byName = new RateLimiterPostgres({ ...store, keyPrefix: 'login-name', points: 5, duration: 15 * MINUTE, blockDuration: 15 * MINUTE });
    this.byAddress = new RateLimiterPostgres({ ...store, keyPrefix: 'login-address', points: 500, duration: 24 * 60 * MINUTE });
  }

  async enter({ username, password, deviceInfo }: InputOf<typeof identity.login>, address: string) {
    const name = username.toLowerCase();
    await this.refuseBlocked(name, address);
    const account = await this.queries.execute(new AccountByUsername({ username: name }));
    if (!account) await this.countFailure(this.byAddress, address).then(() => refuse(identityRefusals.NIS_NOT_FOUND));
    const { isRight, state } = await this.passwords.check((account as Account).id_akun, name, password);
    if (!isRight) await this.countWrong(name, address);
    await this.byName.delete(`${name}|${address}`);
    return this.welcome(account as Account, state === 'initial', deviceInfo);
  }

  private async welcome({ id_akun, username, roles }: Account, mustChangePassword: boolean, device: unknown) {
    const token = await this.sessions.open(id_akun, device);
    const { guru, murid } = await this.queries.execute(new PersonOf({ id_akun }));
    return {
      message: 'OK', result: true, token, mustChangePassword,
      ...(guru ? { guru: { ...guru, role: roles, isPrincipal: roles.includes('kepalaSekolah') } } : {}),
      ...(murid ? { murid: { ...murid, role: roles, isPpdb: false } } : {}),
      ...(guru || murid ? {} : { admin: { id: id_akun, username, role: roles } }),
    };
  }

  private async refuseBlocked(name: string, address: string) {
    const [mine, ours] = await Promise.all([this.byName.get(`${name}|${address}`), this.byAddress.get(address)]);
    for (const [it, most] of [[mine, 5], [ours, 500]] as const) if (it && it.consumedPoints >= most) this.refuseFor(it);
  }

  private async countWrong(name: string, address: string): Promise<never> {
    await this.countFailure(this.byAddress, address);
    const { consumedPoints } = await this.countFailure(this.byName, `${name}|${address}`);
    return refuse(identityRefusals.INVALID_PASSWORD, { count: consumedPoints });
  }

  private async countFailure(limiter: RateLimiterPostgres, key: string) {
    return limiter.consume(key).catch((it: RateLimiterRes | Error) => {
      if (it instanceof Error) throw it;
      return this.refuseFor(it);
    });
  }

  private refuseFor(it: RateLimiterRes): never {
    return refuse(common.TOO_MANY_REQUESTS, { menit: Math.max(1, Math.ceil(it.msBeforeNext / 60_000)) });
  }
}
