import { SMTPServer } from 'smtp-server';
import { EmailAddresses, type Pemilik } from '#server/identity/email-addresses';
import { MailDelivery } from '#server/identity/mail-delivery';
import type { School } from '#test/kit/school';
import { freePort } from '#test/kit/port';
import { idOf, type Who } from '#test/kit/school-data';

export type Received = { from: string; to: string[]; head: string; body: string };
/** What the server is to do with a recipient or a mail: take it, or say this. */
type Mood = { answer?: { code: number; say: string } | undefined; /** Says nothing more to a mail for this address. */ hangsFor?: string };

/** A real mail server in this process that keeps what it is sent. */
export async function mailServer() {
  const [received, mood, port]: [Received[], Mood, number] = [[], {}, await freePort()];
  const server = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) => done(mood.answer && Object.assign(new Error(mood.answer.say), { responseCode: mood.answer.code })),
    onData(stream, { envelope }, done) {
      let text = '';
      if (envelope.rcptTo.some((it) => it.address === mood.hangsFor)) return void stream.resume();
      stream.on('data', (it: Buffer) => {
        text += it;
      }).on('end', () => {
        const [head = '', ...body] = text.split('\r\n\r\n');
        received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to: envelope.rcptTo.map((it) => it.address), head, body: decoded(head, body.join('\r\n\r\n')) });
        done();
      });
    },
  });
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  const close = () => {
    delete process.env.SMTP_URL;
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  /** The last that somebody was sent. */
  const to = (address: string) => {
    const found = received.findLast((it) => it.to.includes(address));
    if (!found) throw new Error(`${address} was sent nothing`);
    return found;
  };
  return { received, mood, to, close };
}
export type MailServer = Awaited<ReturnType<typeof mailServer>>;

function decoded(head: string, body: string) {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, it) => String.fromCharCode(Number.parseInt(it, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Everything that is due is written and handed over. */
export const delivered = (school: School) => school.nest.get(MailDelivery).deliver();

/** Somebody has verified that an address is theirs. */
export async function owns(school: School, who: Who, email: string, jenis: Pemilik = 'akun') {
  const addresses = school.nest.get(EmailAddresses);
  await addresses.give(idOf(who), jenis, email);
  await addresses.verify(idOf(who), jenis, addresses.digest(email));
}

/** What stands behind `#` in the link of a mail. */
export const secretIn = ({ body }: Pick<Received, 'body'>) => {
  const [, path, fragment] = /http\S*?(\/[a-z-]+(?:\/[a-z-]+)?)#(\S+)/.exec(body) ?? [];
  return { path, ...Object.fromEntries(new URLSearchParams(fragment)) } as { path: string; token: string; id?: string; untuk?: string };
};
