import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { AccountsOf } from '#projections/identity/account.query';
import { Blocks } from '#server/identity/blocks';
import { EmailAddresses } from '#server/identity/email-addresses';
import { linkTo, resetText } from '#server/identity/mail-texts';
import { MailTokens, type Tujuan } from '#server/identity/mail-tokens';
import { NewPassword } from '#server/identity/new-password';
import { Outbox } from '#server/identity/outbox';
import { Passwords } from '#server/identity/passwords';
import { refuseUnless } from '#server/kit/deciding/refused';
import { senderOf } from '#server/kit/address';
import type { Composed } from '#server/kit/letter';
import { AddressLimit, Limit } from '#server/kit/limit';

const MOST_AN_HOUR = 3;
/** From one sender, in a short while: a whole school may be one. */
const FROM_ONE = { anywhere: 60, atSchool: 300 };
const MINUTE = 60;
const HOUR = 3_600;

/** A new password by a link in a mail. Whether anybody has the address is looked up when the mail is written, never in the request. */
@Injectable()
export class ForgottenPassword {
  private readonly requests: Limit;
  private readonly senders: AddressLimit;

  constructor(
    @Inject(pg.Pool) pool: pg.Pool, private readonly outbox: Outbox, private readonly addresses: EmailAddresses, private readonly tokens: MailTokens,
    private readonly passwords: Passwords, private readonly newPassword: NewPassword, private readonly blocks: Blocks, private readonly queries: QueryBus,
  ) {
    this.senders = new AddressLimit(pool, 'forgot-from', FROM_ONE, MINUTE);
    this.requests = new Limit(pool, 'forgot', MOST_AN_HOUR, HOUR);
  }

  /** The same work whoever the address belongs to. */
  async ask(email: string, ip: string) {
    await this.senders.at(ip).count(senderOf(ip));
    const key = this.addresses.digest(email);
    const tries = await this.requests.note(key);
    if (tries === MOST_AN_HOUR + 1) await this.block(email, key, ip, tries);
    if (tries > MOST_AN_HOUR) await this.requests.refuseIfFull(key);
    await this.outbox.put({ jenis: 'lupa_sandi', email });
  }

  private async block(email: string, key: string, ip: string, jumlah: number) {
    const own = (await this.addresses.ownersOf(email)).find(({ jenis }) => jenis === 'akun');
    await this.requests.block(key, HOUR);
    await this.blocks.put({ alasan: 'RESET_SANDI', of: key, id_akun: own?.id_akun ?? null, ip, jumlah, seconds: HOUR, counters: [this.requests.rowOf(key)] });
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
    await this.newPassword.set(found.id_akun, password, credential);
  }
}
