import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { EmailOf, PersonOf } from '#projections/identity/account.query';
import { CorrectAccount } from '#server/identity/account.decider';
import { EmailAddresses, type Pemilik } from '#server/identity/email-addresses';
import { MailTokens } from '#server/identity/mail-tokens';
import { Outbox } from '#server/identity/outbox';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import { CorrectStudent } from '#server/people/student.decider';
import { CorrectTeacher } from '#server/people/teacher.decider';

/** A link came back: the address is the person's from now on, and the one before is told so. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly tokens: MailTokens, private readonly addresses: EmailAddresses, private readonly outbox: Outbox, private readonly commands: CommandBus, private readonly queries: QueryBus,
  ) {}

  async own(id: string, tokenEmail: string, by: Actor): Promise<Receipt> {
    const { email, bound } = await this.given(id, tokenEmail, 'akun');
    const before = (await this.queries.execute(new EmailOf({ id_akun: id })))?.email;
    const receipt = await this.hand(id, email, by);
    await this.settle(id, tokenEmail, 'akun', bound);
    if (before && before !== email) await this.outbox.put({ jenis: 'email_diganti', email: before }, id);
    return receipt;
  }

  async parents(id: string, tokenEmail: string) {
    const { bound } = await this.given(id, tokenEmail, 'orangtua');
    await this.settle(id, tokenEmail, 'orangtua', bound);
  }

  /** The address that the link was sent to, while it is still the one that waits. */
  private async given(id: string, tokenEmail: string, jenis: Pemilik) {
    const [token, address] = [await this.tokens.look(tokenEmail, `verifikasi-${jenis}`), await this.addresses.of(id, jenis)];
    refuseUnless(token?.id_akun === id && address && this.addresses.digest(address.email) === token.terikat, identityRefusals.LINK_INVALID);
    return { email: address.email, bound: token.terikat };
  }

  /** Used up only now: whatever went wrong before this, the link still serves. */
  private async settle(id: string, tokenEmail: string, jenis: Pemilik, bound: string) {
    refuseUnless(await this.tokens.spend(tokenEmail, `verifikasi-${jenis}`), identityRefusals.LINK_INVALID);
    refuseUnless(await this.addresses.verify(id, jenis, bound), identityRefusals.LINK_INVALID);
  }

  private async hand(id: string, email: string, by: Actor): Promise<Receipt> {
    const { guru, murid } = await this.queries.execute(new PersonOf({ id_akun: id }));
    if (guru) return this.commands.execute(new CorrectTeacher({ id_guru: id, email }, by));
    if (murid) return this.commands.execute(new CorrectStudent({ id_murid: id, email }, by));
    return this.commands.execute(new CorrectAccount({ id_akun: id, email }, by));
  }
}
