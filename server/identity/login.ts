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
const MOST_AN_ADDRESS = 500;

/** Five wrong passwords for one name from one address in 15 minutes block the name there (domain 1.19); a school is one address, so addresses are given room. */
@Injectable()
export class Login {
  private readonly byName: RateLimiterPostgres;
  private readonly byAddress: RateLimiterPostgres;

  constructor(@Inject(pg.Pool) pool: pg.Pool, private readonly queries: QueryBus, private readonly passwords: Passwords, private readonly sessions: VaultSessions) {
    const store = { storeClient: pool, schemaName: 'vault', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false };
    this.byName = new RateLimiterPostgres({ ...store, keyPrefix: 'login-name', points: 5, duration: 15 * MINUTE, blockDuration: 15 * MINUTE });
    this.byAddress = new RateLimiterPostgres({ ...store, keyPrefix: 'login-address', points: MOST_AN_ADDRESS, duration: 15 * MINUTE });
  }

  async enter({ username, password, deviceInfo }: InputOf<typeof identity.login>, address: string) {
    const name = username.toLowerCase();
    await this.refuseBlocked(address);
    const account = await this.queries.execute(new AccountByUsername({ username: name }));
    if (!account) await this.countFailure(this.byAddress, address).then(() => refuse(identityRefusals.NIS_NOT_FOUND));
    const state = await this.prove(account as Account, name, password, address);
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

  private async refuseBlocked(address: string) {
    const ours = await this.byAddress.get(address);
    if (ours && ours.consumedPoints >= MOST_AN_ADDRESS) this.refuseFor(ours);
  }

  /** Counted before the password is looked at, so that many guesses at once are no more than five; a right one is forgiven all. */
  private async prove({ id_akun }: Account, name: string, password: string, address: string) {
    const key = `${name}|${address}`;
    const { consumedPoints } = await this.countFailure(this.byName, key);
    const { isRight, state } = await this.passwords.check(id_akun, name, password).catch(async (error: unknown) => {
      await this.byName.reward(key);
      throw error;
    });
    if (!isRight) {
      await this.countFailure(this.byAddress, address);
      refuse(identityRefusals.INVALID_PASSWORD, { count: consumedPoints });
    }
    await this.byName.delete(key);
    return state;
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
