import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { identity } from '#contract/identity/identity.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { type Account, AccountByUsername, PersonOf } from '#projections/identity/account.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { AccessLog } from '#server/identity/access-log';
import { Blocks } from '#server/identity/blocks';
import { DeviceCookie } from '#server/identity/device-cookie';
import { modeOf, type Standing, standingOf } from '#server/identity/first-password';
import { Passwords } from '#server/identity/passwords';
import { SignInLimits, type Try } from '#server/identity/sign-in-limits';
import { VaultSessions } from '#server/identity/vault-sessions';
import { Clock } from '#server/kit/clock';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { OneByOne } from '#server/kit/one-by-one';

/** Where a login comes from: the address that the server sees, and the cookies of the device. */
export type Door = { ip: string; cookies: string | undefined };

@Injectable()
export class Login {
  constructor(
    private readonly queries: QueryBus, private readonly passwords: Passwords, private readonly sessions: VaultSessions, private readonly limits: SignInLimits,
    private readonly blocks: Blocks, private readonly devices: DeviceCookie, private readonly log: AccessLog, private readonly clock: Clock,
  ) {}

  private readonly tries = new OneByOne();

  /** What to answer, and to whom. */
  async enter({ username, password, deviceInfo }: InputOf<typeof identity.login>, { ip, cookies }: Door) {
    const name = username.toLowerCase();
    const account = await this.queries.execute(new AccountByUsername({ username: name }));
    if (!account) return this.turnAway(ip);
    const { id_akun } = account;
    const it = { id_akun, ip, device: this.devices.read(cookies, id_akun) };
    if (!it.device) await this.limits.refuseCrowd(ip);
    const mode = modeOf(await this.queries.execute(new SchoolSettings()));
    if (name === password.toLowerCase() && mode !== 'legacy' && !this.clock.isDemo && (await this.passwords.isFirst(id_akun))) await this.limits.first(it);
    // In turn, so that of many right ones at once none is counted among the wrong.
    const credential = await this.tries.run(`${id_akun}|${it.device ?? ip}`, () => this.prove(name, password, it));
    const standing = standingOf(mode, credential, Date.now());
    await this.refuseUnlessWelcome(account, standing, ip);
    return { id_akun, answer: await this.welcome(account, standing, { device: deviceInfo, ip }) };
  }

  private async turnAway(ip: string): Promise<never> {
    await this.limits.stranger(ip);
    await this.log.note({ hasil: 'NIS_NOT_FOUND', ip });
    return refuse(identityRefusals.NIS_NOT_FOUND);
  }

  private async prove(name: string, password: string, it: Try) {
    const counted = await this.limits.begin(it);
    const { isRight, ...credential } = await this.passwords.check(it.id_akun, name, password).catch(async (error: unknown) => {
      await this.limits.takeBack(it);
      throw error;
    });
    if (!isRight) {
      await this.log.note({ hasil: 'INVALID_PASSWORD', id_akun: it.id_akun, ip: it.ip });
      await this.limits.fail(it, counted);
      refuse(identityRefusals.INVALID_PASSWORD, { count: counted.count });
    }
    await this.limits.succeed(it);
    return credential;
  }

  /** Told only to whoever knows the password. */
  private async refuseUnlessWelcome({ id_akun }: Account, { isOver }: Standing, ip: string) {
    const alasan = await this.blocks.of(id_akun);
    if (alasan || isOver) await this.log.note({ hasil: alasan ?? 'INITIAL_PASSWORD_EXPIRED', id_akun, ip });
    refuseUnless(!alasan, identityRefusals.ACCOUNT_BLOCKED);
    refuseUnless(!isOver, identityRefusals.INITIAL_PASSWORD_EXPIRED);
  }

  private async welcome({ id_akun, username, nama, roles }: Account, { mustChange, isRestricted, sisa_hari }: Standing, from: { device: unknown; ip: string }) {
    const { sid, token } = await this.sessions.open(id_akun, from);
    await this.log.note({ hasil: 'OK', id_akun, sid, ip: from.ip });
    const [{ guru, murid }, role] = [await this.queries.execute(new PersonOf({ id_akun })), JSON.stringify(roles)];
    return {
      message: 'OK', result: true, token, mustChangePassword: mustChange, isRestricted, sisa_hari,
      ...(guru ? { guru: { ...guru, role, isPrincipal: roles.includes('kepalaSekolah') } } : {}),
      ...(murid ? { murid: { ...murid, role, isPpdb: false } } : {}),
      ...(guru || murid ? {} : { admin: { id: id_akun, username, nama, role } }),
    };
  }
}
