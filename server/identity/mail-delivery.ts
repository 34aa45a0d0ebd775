import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { SchoolSettings } from '#projections/institution/settings.query';
import { ForgottenPassword } from '#server/identity/forgotten-password';
import { linkTo, NOTICES, verifyText } from '#server/identity/mail-texts';
import { MailTokens } from '#server/identity/mail-tokens';
import { isFinal, MailTransport } from '#server/identity/mail-transport';
import { EmailAddresses } from '#server/identity/email-addresses';
import { type Due, Outbox, type Wish } from '#server/identity/outbox';
import { Clock } from '#server/kit/clock';
import { type Duty, repeatedly } from '#server/kit/duty';
import { inLog } from '#server/kit/in-log';
import { type Composed, letterOf } from '#server/kit/letter';

/** Of a mail in this process it hears at once; of one in another, or one to be tried again, by looking. */
const LOOK_MS = 10_000;

/** The leading node writes the mails that are due and hands them over, outside of every request. */
@Injectable()
export class MailDelivery implements Duty {
  private readonly log = new Logger('mail');
  private round = Promise.resolve();

  constructor(
    private readonly outbox: Outbox, private readonly transport: MailTransport, private readonly tokens: MailTokens, private readonly addresses: EmailAddresses,
    private readonly forgotten: ForgottenPassword, private readonly queries: QueryBus, private readonly commands: CommandBus, private readonly clock: Clock,
  ) {}

  run(signal: AbortSignal) {
    const look = () => this.deliver().catch((error: unknown) => this.log.error(`mails could not be looked at: ${inLog(error)}`));
    return repeatedly(signal, LOOK_MS, look, (wake) => this.outbox.onMail(wake));
  }

  /** Everything that is due by now; rounds do not overlap. */
  deliver() {
    this.round = this.round.catch(() => {}).then(() => this.all());
    return this.round;
  }

  private async all() {
    for (let due = await this.outbox.take(); due.length; due = await this.outbox.take()) for (const it of due) await this.one(it);
  }

  private async one(due: Due) {
    try {
      const letters = due.isOut ? [] : await this.compose(due.wish);
      if (!due.isOut && !letters.length) return await this.outbox.drop(due);
      // Of an address that several have each of them gets a mail; they are one delivery.
      for (const [i, it] of letters.entries()) await this.hand(i ? `${due.id}.${i}` : due.id, it);
      const told = letterOf(due.wish.jenis)?.sent(due.wish, due.id);
      if (told) {
        await this.outbox.handed(due);
        await this.commands.execute(told);
      }
      await this.outbox.sent(due, this.clock.isDemo && letters[0] ? shownOf(letters[0]) : undefined);
    } catch (error) {
      this.log.warn(`mail ${due.id} could not be sent: ${(error as { code?: string }).code ?? (error as Error).name}`);
      await this.outbox.failed(due, toldOf(error), isFinal(error));
    }
  }

  private async hand(id: string, it: Composed) {
    if (this.transport.isThere) return this.transport.send(id, it);
    if (!this.clock.isDemo) throw new Error('SMTP_URL');
  }

  private async compose(wish: Wish): Promise<Composed[]> {
    const own = letterOf(wish.jenis);
    if (own) return own.write(wish, (question) => this.queries.execute(question), this.clock.now());
    const { nama } = await this.queries.execute(new SchoolSettings());
    if (wish.jenis === 'lupa_sandi') return this.forgotten.letters(wish.email, nama);
    if (wish.jenis === 'rapor') return [];
    if (wish.jenis !== 'verifikasi') return [{ kepada: wish.email, ...NOTICES[wish.jenis](nama) }];
    const { id_akun, pemilik, email, area } = wish;
    const token = await this.tokens.make(id_akun, pemilik === 'akun' ? 'verifikasi-akun' : 'verifikasi-orangtua', this.addresses.digest(email));
    const path = pemilik === 'akun' ? `/${area}/success-verify` : '/parent/success-verify';
    return [{ kepada: email, ...verifyText(nama, linkTo(path, pemilik === 'akun' ? { token } : { id: id_akun, token })) }];
  }
}

/** What a mailbox of a demo shows of a mail: not its enclosures. */
const shownOf = ({ kepada, judul, isi }: Composed): Composed => ({ kepada, judul, isi });
/** For the admin's eyes, without the address that a mail server may repeat. */
const toldOf = (error: unknown) => {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  return message === 'SMTP_URL' ? 'SMTP_URL' : [code, responseCode].filter(Boolean).join(' ') || 'ERROR';
};
