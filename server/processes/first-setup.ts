import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import type { identity } from '#contract/identity/identity.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { defaultSettings } from '#contract/institution/institution';
import type { InputOf } from '#contract/kit/endpoint';
import { HasAccounts } from '#projections/identity/account.query';
import { uuidV5 } from '#projections/kit/uuid';
import { firstPassingGrade, IntroducePassingGrade } from '#server/curriculum/passing-interval.decider';
import { OpenAccount } from '#server/identity/account.decider';
import { PasswordFitness } from '#server/identity/password-fitness';
import { Passwords } from '#server/identity/passwords';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { seeds } from '#server/kit/resource/seeds';
import { keepSetting, keepSettingOnce, setting } from '#server/kit/vault';

/** The admin is one account for ever, so two set-ups at once are the same one. */
export const ID_ADMIN = uuidV5('5a6f1f0e-6f0b-5c1e-9d2a-3f7f8c0b1a2d', 'admin');

/** Read from one screen and typed into another: none of them is taken for another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The first start of a real school: whoever reads the server's screen names the school and becomes its admin. */
@Injectable()
export class Setup {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly passwords: Passwords, private readonly fitness: PasswordFitness) {}

  async isOpen() {
    return !(await this.queries.execute(new HasAccounts({})));
  }

  /** The code to show on the server's screen; nothing once the set-up is done. */
  async code() {
    if (!(await this.isOpen())) return undefined;
    const known = await setting<string>(this.pool, 'setup-code');
    if (known) return known;
    return keepSettingOnce(this.pool, 'setup-code', [...randomBytes(16)].map((it) => LETTERS[it % LETTERS.length]).join(''));
  }

  async run({ kode, password, nama }: InputOf<typeof identity.setup>) {
    const code = await this.code();
    refuseUnless(code, identityRefusals.SETUP_CLOSED);
    const [given, wanted] = [Buffer.alloc(64), Buffer.alloc(64)];
    given.write(kode);
    wanted.write(code);
    refuseUnless(timingSafeEqual(given, wanted), identityRefusals.SETUP_CODE_WRONG);
    await this.fitness.refuseUnfit(password, { personal: ['admin', nama] });
    refuseUnless(await this.spend(code), identityRefusals.SETUP_CLOSED);
    return this.found(nama, password).catch(async (error: unknown) => {
      await keepSetting(this.pool, 'setup-code', code);
      throw error;
    });
  }

  /** The code works once, so of two at once one becomes the admin; a crash from here on leaves a new code at the next start. */
  private async spend(code: string) {
    const { rowCount } = await this.pool.query("DELETE FROM vault.setting WHERE name = 'setup-code' AND value = $1", [JSON.stringify(code)]);
    return rowCount === 1;
  }

  private async found(nama: string, password: string) {
    await this.passwords.set(ID_ADMIN, password, 'user_set');
    await this.commands.execute(new ConfigureInstitution({ pengaturan: { ...defaultSettings, nama } }, SYSTEM));
    for (const { resource, row } of seeds()) await this.commands.execute(new (commandsOf(resource).Create)(row, SYSTEM));
    await this.commands.execute(new IntroducePassingGrade(firstPassingGrade, SYSTEM));
    const { position } = await this.commands.execute(new OpenAccount({ id_akun: ID_ADMIN, username: 'admin', roles: ['admin'] }, SYSTEM));
    return { position, data: { username: 'admin' as const } };
  }
}
