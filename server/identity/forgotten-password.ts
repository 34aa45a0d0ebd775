import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { common } from '#contract/kit/refusal';
import { AccountsOf } from '#projections/identity/account.query';
import { Blocks } from '#server/identity/blocks';
import { EmailAddresses } from '#server/identity/email-addresses';
import { linkTo, resetText } from '#server/identity/mail-texts';
import { MailTokens, type Tujuan } from '#server/identity/mail-tokens';
import { NewPassword } from '#server/identity/new-password';
import { type Composed, Outbox } from '#server/identity/outbox';
import { Passwords } from '#server/identity/passwords';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { Limit } from '#server/kit/limit';

const MOST_AN_HOUR = 3;
/** A school is one address: as many as a whole year group that has forgotten its passwords. */
const MOST_FROM_AN_ADDRESS = 100;
const HOUR = 3_600;

/** A new password by a link in a mail. Whether anybody has the address is looked up when the mail is written, never in the request. */
@Injectable()
export class ForgottenPassword {
  private readonly requests: RateLimiterPostgres;
  private readonly origins: Limit;

  constructor(
    @Inject(pg.Pool) pool: pg.Pool, private readonly outbox: Outbox, private readonly addresses: EmailAddresses, private readonly tokens: MailTokens,
    private readonly passwords: Passwords, private readonly newPassword: NewPassword, private readonly blocks: Blocks, private readonly queries: QueryBus,
  ) {
    this.origins = new Limit(pool, 'forgot-from', MOST_FROM_AN_ADDRESS, HOUR);
    this.requests = new RateLimiterPostgres({
      storeClient: pool, schemaName: 'vault', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false,
      keyPrefix: 'forgot', points: MOST_AN_HOUR, duration: HOUR, blockDuration: HOUR,
    });
  }

  /** The same work whoever the address belongs to. */
  async ask(email: string, ip: string) {
    await this.origins.count(ip);
    const key = this.addresses.digest(email);
    await this.requests.consume(key).catch(async (it: RateLimiterRes | Error) => {
      if (it instanceof Error) throw it;
      const own = (await this.addresses.ownersOf(email)).find(({ jenis }) => jenis === 'akun');
      await this.blocks.put({ alasan: 'RESET_SANDI', of: key, id_akun: own?.id_akun ?? null, ip, jumlah: it.consumedPoints, seconds: Math.ceil(it.msBeforeNext / 1000), counters: [`forgot:${key}`] });
      refuse(common.TOO_MANY_REQUESTS, { menit: Math.max(1, Math.ceil(it.msBeforeNext / 60_000)) });
    });
    await this.outbox.put({ jenis: 'lupa_sandi', email });
  }

  /** The letters that go to an address, if it is verified: for the account that has it, and for each student whose parents have it. */
  async letters(email: string, school: string): Promise<Composed[]> {
    const owners = await this.addresses.ownersOf(email);
    const here = new Set((await this.queries.execute(new AccountsOf({ ids: owners.map((it) => it.id_akun) }))).map((it) => it.id_akun));
    return Promise.all(owners.filter((it) => here.has(it.id_akun)).map((it) => this.letter(it.id_akun, it.jenis === 'akun' ? 'reset' : 'reset-orangtua', email, school)));
  }

  private async letter(id_akun: string, tujuan: Tujuan, email: string, school: string) {
    const token = await this.tokens.make(id_akun, tujuan, String((await this.passwords.of(id_akun)).version));
    return { kepada: email, ...resetText(school, linkTo('/forgot-password', { token, ...(tujuan === 'reset' ? {} : { untuk: 'orangtua' }) })) };
  }

  /** Sets the password that a link was for; nobody is signed in by it. */
  async reset(tokenEmail: string, password: string, tujuan: Tujuan) {
    const found = await this.tokens.look(tokenEmail, tujuan);
    const credential = found && (await this.passwords.of(found.id_akun));
    refuseUnless(found && credential && String(credential.version) === found.terikat, identityRefusals.LINK_INVALID);
    await this.newPassword.refuseUnfit(found.id_akun, password, credential, 'password');
    refuseUnless(await this.tokens.spend(tokenEmail, tujuan), identityRefusals.LINK_INVALID);
    await this.newPassword.set(found.id_akun, password);
  }
}
