import { Injectable } from '@nestjs/common';
import nodemailer from 'nodemailer';
import type { Composed } from '#server/kit/letter';
import { publicUrl } from '#server/kit/public-url';

const LINE_BREAK = /[\r\n]/;

/** The school's mail server, named by SMTP_URL; without one nothing leaves the house. */
@Injectable()
export class MailTransport {
  /** A mail server that does not go on for so long has not taken the mail: everybody else's wait behind it. */
  patienceMs = 20_000;

  get isThere() {
    return Boolean(process.env.SMTP_URL);
  }

  /** The same id for every attempt, so that mail servers know a mail that came twice. */
  async send(id: string, { kepada, judul, isi, lampiran }: Composed) {
    const from = process.env.MAIL_FROM || `pelita@${new URL(publicUrl()).hostname}`;
    if ([kepada, judul, from].some((it) => LINE_BREAK.test(it))) throw new Error('a line break in the head of a mail');
    const [connectionTimeout, greetingTimeout, socketTimeout] = [this.patienceMs, this.patienceMs, this.patienceMs];
    const transport = nodemailer.createTransport({ url: process.env.SMTP_URL as string, connectionTimeout, greetingTimeout, socketTimeout });
    try {
      await transport.sendMail({
        messageId: `<${id}@${new URL(publicUrl()).hostname}>`, from, to: { name: '', address: kepada }, subject: judul, text: isi, ...(lampiran && { attachments: [{ filename: lampiran.nama, content: lampiran.bytes }] }),
        headers: { 'Auto-Submitted': 'auto-generated' }, disableFileAccess: true, disableUrlAccess: true,
      });
    } finally {
      transport.close();
    }
  }
}

/** Said for ever: the address or the mail is refused, another attempt would end alike. */
export const isFinal = (error: unknown) => {
  const code = (error as { responseCode?: number }).responseCode;
  return code !== undefined && code >= 500;
};
