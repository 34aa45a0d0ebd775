import { access } from '#contract/identity/access.api';
import { account } from '#contract/identity/account.api';
import { MailTransport } from '#server/identity/mail-transport';
import { delivered, type MailServer, mailServer, owns } from '#test/kit/mail-server';
import { quietly } from '#test/kit/quiet';
import { type School, testSchool } from '#test/kit/school';

const BUDI = 'budi@mercusuar.example';
let school: School;
let mail: MailServer;
beforeEach(async () => {
  [school, mail] = [await testSchool(), await mailServer()];
  await owns(school, 'budi', BUDI);
});
afterEach(async () => {
  await school.close();
  await mail.close();
});

const forgot = () => school.ask('publik', account.forgot, { email: BUDI });
const mails = async () => (await school.ask('admin', access.mails, { order: 'desc' })).body.data;
const due = () => school.query('UPDATE vault.mail SET berikut = now() WHERE berikut IS NOT NULL');

describe('the outbox', () => {
  it('sends a mail that a server took in charge before it died, once', async () => {
    await quietly(async () => {
      await mail.close();
      await forgot();
      await school.restart();
      mail = await mailServer();
      await due();
      await Promise.all([delivered(school), delivered(school)]);
      expect(mail.received.map((it) => it.to)).toEqual([[BUDI]]);
    });
  });

  it('tries again later when the mail server is busy, under the same id, and says so', async () => {
    await quietly(async () => {
      mail.mood.answer = { code: 451, say: 'later' };
      await forgot();
      await delivered(school);
      expect(await mails()).toMatchObject([{ jenis: 'lupa_sandi', percobaan: 1, terkirim: null, berikut: expect.any(String), galat: expect.stringContaining('451') }]);
      mail.mood.answer = undefined;
      await due();
      await delivered(school);
      const [{ id, terkirim }] = await mails();
      expect([typeof terkirim, mail.received.length, mail.to(BUDI).head.includes(`<${id}@`)]).toEqual(['string', 1, true]);
    });
  });

  it('goes on to the next mail when the mail server falls silent over one, and tries that one again', async () => {
    await quietly(async () => {
      school.nest.get(MailTransport).patienceMs = 1_000;
      mail.mood.hangsFor = BUDI;
      await forgot();
      await school.query("UPDATE vault.mail SET berikut = now() - interval '1 minute'");
      await owns(school, 'sari', 'sari@mercusuar.example');
      await school.ask('publik', account.forgot, { email: 'sari@mercusuar.example' });
      await delivered(school);
      expect(mail.received.map((it) => it.to)).toEqual([['sari@mercusuar.example']]);
      expect((await mails()).filter((it: { terkirim: string | null }) => !it.terkirim)).toMatchObject([{ berikut: expect.any(String), galat: 'ETIMEDOUT' }]);
    });
  });

  it('gives up where the address is refused for good, shows it to the admin and tries again when told', async () => {
    await quietly(async () => {
      mail.mood.answer = { code: 550, say: `no such user ${BUDI}` };
      await forgot();
      await delivered(school);
      const [row] = await mails();
      expect([row.berikut, row.galat]).toEqual([null, 'EENVELOPE 550']);
      mail.mood.answer = undefined;
      await school.ask('admin', access.sendMailAgain, { id: row.id });
      await delivered(school);
      expect(mail.received).toHaveLength(1);
    });
  });

  it('holds nothing in the clear, and nothing at all once a mail is out', async () => {
    await mail.close();
    await quietly(async () => {
      await forgot();
      await delivered(school);
    });
    const dump = async () => JSON.stringify((await school.query('SELECT mail::text AS it, sealed FROM vault.mail')).rows);
    expect(await dump()).not.toContain('mercusuar');
    mail = await mailServer();
    await due();
    await delivered(school);
    expect((await school.query('SELECT sealed FROM vault.mail')).rows).toEqual([{ sealed: null }]);
  });
});
