import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import type { account } from '#contract/identity/account.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { common } from '#contract/kit/refusal';
import type { InputOf } from '#contract/kit/endpoint';
import { type Account, AccountsOf } from '#projections/identity/account.query';
import { EmailAddresses, type Pemilik } from '#server/identity/email-addresses';
import { MailTokens } from '#server/identity/mail-tokens';
import { Outbox } from '#server/identity/outbox';
import { OwnPassword } from '#server/identity/own-password';
import { VaultSessions } from '#server/identity/vault-sessions';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import { Limit } from '#server/kit/limit';

/** An account sends no more mails an hour to addresses of its choice. */
const MOST_LINKS = 20;

/** An address counts once a link sent there has come back. */
@Injectable()
export class OwnEmail {
  private readonly links: Limit;

  constructor(
    @Inject(pg.Pool) pool: pg.Pool, private readonly addresses: EmailAddresses, private readonly outbox: Outbox, private readonly own: OwnPassword,
    private readonly sessions: VaultSessions, private readonly tokens: MailTokens, private readonly queries: QueryBus,
  ) {
    this.links = new Limit(pool, 'verify-mail', MOST_LINKS, 3_600);
  }

  /** Rule 18: whoever has chosen a password gives it again, here or by signing in (decision 086). */
  async give({ id, email, password, jenis }: InputOf<typeof account.changeEmail>, by: Actor) {
    const owner = await this.owner(id);
    if (password !== undefined || !(await this.sessions.isFresh(by.session as string))) await this.own.prove(by.account as string, password, 'password');
    refuseUnless(jenis === 'akun' || owner.roles.includes('murid'), common.NOT_FOUND);
    await this.links.count(by.account as string);
    await this.addresses.give(id, jenis, email);
    await this.link(owner, jenis, email);
    return { message: 'EMAIL_SENT', result: true, newToken: await this.sessions.rotate(by.session as string) };
  }

  /** To the address that waits; where an account has none at all, to where its owner is known to be reached. */
  async again({ id, jenis }: InputOf<typeof account.sendAgain>, by: Actor) {
    const owner = await this.owner(id);
    const { verified, waiting } = await this.addresses.of(id, jenis);
    if (verified && !waiting) return { message: 'VERIFIED', result: true };
    const email = waiting ?? (jenis === 'akun' ? owner.email : null);
    refuseUnless(email, identityRefusals.NO_EMAIL);
    await this.links.count(by.account as string);
    if (!waiting) await this.addresses.give(id, jenis, email);
    await this.link(owner, jenis, email);
    return { message: 'EMAIL_SENT', result: true };
  }

  /** A link came back: links go to that address from now on, and the one before is told so. The secret is used up last: whatever goes wrong before, the link still serves. */
  async verify(whose: string | undefined, tokenEmail: string, jenis: Pemilik) {
    const token = await this.tokens.look(tokenEmail, `verifikasi-${jenis}`);
    const id = whose ?? token?.id_akun;
    refuseUnless(id && token?.id_akun === id, identityRefusals.LINK_INVALID);
    const { verified, waiting } = await this.addresses.of(id, jenis);
    refuseUnless(waiting && this.addresses.digest(waiting) === token.terikat, identityRefusals.LINK_INVALID);
    refuseUnless(await this.addresses.verify(id, jenis, token.terikat), identityRefusals.LINK_INVALID);
    await this.tokens.spend(tokenEmail, `verifikasi-${jenis}`);
    if (verified && verified !== waiting) await this.outbox.put({ jenis: 'email_diganti', email: verified }, id);
  }

  private async owner(id: string) {
    const [owner] = await this.queries.execute(new AccountsOf({ ids: [id] }));
    refuseUnless(owner, common.NOT_FOUND);
    return owner;
  }

  private link({ id_akun, roles }: Account, pemilik: Pemilik, email: string) {
    const area = roles.includes('murid') ? 'student' : roles.includes('admin') ? 'admin' : 'teacher';
    return this.outbox.put({ jenis: 'verifikasi', id_akun, email, pemilik, area }, id_akun);
  }
}
