import { access, staffAccount } from '#contract/identity/access.api';
import { account, mailbox } from '#contract/identity/account.api';
import { identity } from '#contract/identity/identity.api';
import { Outbox } from '#server/identity/outbox';
import type { Probes } from '#test/api/probes';
import { delivered, type MailServer, mailServer, secretIn } from '#test/kit/mail-server';
import { ADMIN_PASSWORD, nameOf, type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';

const NEW = 'kapal layar 7';
const enter = (school: School, who: Who, password: string) => school.ask('publik', identity.login, { username: nameOf(who), password });

/** Lets mails out while something is done with them. */
export async function withMail<T>(use: (mail: MailServer) => Promise<T>) {
  const mail = await mailServer();
  return use(mail).finally(mail.close);
}

/** Somebody gives an address and opens the link that is sent there. */
export async function verified(school: School, who: Who, email: string) {
  return withMail(async (mail) => {
    const changed = await school.ask(who, account.changeEmail, { id: idOf(who), email });
    school.takeToken(who, changed.body.newToken);
    await delivered(school);
    const { token } = secretIn(mail.to(email));
    return { changed, done: await school.ask(who, account.verify, { id: idOf(who), tokenEmail: token }) };
  });
}

const parentsOf = async (school: School, who: Who, email: string) => withMail(async (mail) => {
  const password = ADMIN_PASSWORD;
  const changed = await school.ask('admin', account.changeEmail, { id: idOf(who), email, jenis: 'orangtua', password });
  school.takeToken('admin', changed.body.newToken);
  await delivered(school);
  const { token } = secretIn(mail.to(email));
  return school.ask('publik', account.verifyParent, { id: idOf(who), tokenEmail: token });
});

const staff = (school: School, username: string) => school.ask('admin', staffAccount.create, { username, nama: 'Siti Bendahara', roles: ['keuangan'], password: NEW });
const listed = async (school: School) => (await school.ask('admin', staffAccount.list, { search: 'siti' })).body.data as { username: string; nama: string }[];

export const isLast = true;
export const PROBES: Probes = {
  'identity.endSession': async (school) => {
    const token = await school.signIn('bk');
    const [{ id }] = (await school.ask('bk', identity.me)).body.data;
    const answer = await school.ask('bk', identity.endSession, { id });
    expect((await school.ask('publik', identity.me, {}, { token })).status).toBe(401);
    await school.signIn('bk');
    return [answer];
  },
  'account.one': async (school) => {
    await school.signIn('waliB');
    const answer = await school.ask('waliB', account.one, { id: idOf('waliB') });
    expect(answer.body.data).toMatchObject({ id: idOf('waliB'), username: nameOf('waliB'), nama: 'Wulan Bestari', sapaan: 'Pak', role: ['waliKelas'], email: null, status_sandi: 'initial' });
    return [answer];
  },
  'account.changePassword': async (school) => {
    await school.signIn('hr');
    const answer = await school.ask('hr', account.changePassword, { data: { password: NEW } });
    expect([(await enter(school, 'hr', nameOf('hr'))).status, (await enter(school, 'hr', NEW)).status]).toEqual([401, 200]);
    return [answer];
  },
  'account.forgot': async (school) => {
    await verified(school, 'keuangan', 'uang@mercusuar.example');
    return withMail(async (mail) => {
      const answer = await school.ask('publik', account.forgot, { email: 'uang@mercusuar.example' });
      await delivered(school);
      expect(mail.to('uang@mercusuar.example').head).toMatch(/^Subject: .*atur ulang/m);
      return [answer];
    });
  },
  'account.reset': async (school) => {
    await verified(school, 'pegawai', 'pegawai@mercusuar.example');
    return withMail(async (mail) => {
      await school.ask('publik', account.forgot, { email: 'pegawai@mercusuar.example' });
      await delivered(school);
      const answer = await school.ask('publik', account.reset, { tokenEmail: secretIn(mail.to('pegawai@mercusuar.example')).token, password: NEW });
      expect((await enter(school, 'pegawai', NEW)).status).toBe(200);
      return [answer];
    });
  },
  'account.resetByParent': async (school) => {
    await parentsOf(school, 'fajar', 'ayah.fajar@mercusuar.example');
    return withMail(async (mail) => {
      await school.ask('publik', account.forgot, { email: 'ayah.fajar@mercusuar.example' });
      await delivered(school);
      const answer = await school.ask('publik', account.resetByParent, { tokenEmail: secretIn(mail.to('ayah.fajar@mercusuar.example')).token, password: NEW });
      expect((await enter(school, 'fajar', NEW)).status).toBe(200);
      return [answer];
    });
  },
  'account.changeEmail': async (school) => {
    const { changed } = await verified(school, 'pembina', 'putri@mercusuar.example');
    expect((await school.ask('pembina', account.one, { id: idOf('pembina') })).body.data.email).toBe('putri@mercusuar.example');
    return [changed];
  },
  'account.sendAgain': async (school) => {
    const { body } = await school.ask('guruAdmin', account.changeEmail, { id: idOf('guruAdmin'), email: 'gunawan@mercusuar.example' });
    school.takeToken('guruAdmin', body.newToken);
    return [await school.ask('guruAdmin', account.sendAgain, { id: idOf('guruAdmin') })];
  },
  'account.verify': async (school) => {
    const { done } = await verified(school, 'sari', 'sari@mercusuar.example');
    expect((await school.ask('sari', account.one, { id: idOf('sari') })).body.data).toMatchObject({ email: 'sari@mercusuar.example', email_terverifikasi: true, email_menunggu: null });
    return [done];
  },
  'account.verifyParent': async (school) => {
    const answer = await parentsOf(school, 'eka', 'ibu.eka@mercusuar.example');
    expect((await school.ask('admin', account.one, { id: idOf('eka') })).body.data).toMatchObject({ email_orangtua: 'ibu.eka@mercusuar.example', email_orangtua_terverifikasi: true });
    return [answer];
  },
  'mailbox.list': async (school) => {
    expect((await school.ask('publik', mailbox.list)).status).toBe(404);
    const demo = await testSchool({ isEmpty: true });
    Object.assign(demo.clock, { isDemo: true });
    await demo.nest.get(Outbox).put({ jenis: 'sandi_diganti', email: 'budi@mercusuar.example' });
    await delivered(demo);
    const answer = await demo.ask('publik', mailbox.list);
    expect(answer.body.data).toMatchObject([{ kepada: 'budi@mercusuar.example', judul: 'Pelita: kata sandi diganti' }]);
    await demo.close();
    return [answer];
  },
  'access.blocked': async (school) => {
    await school.ask('admin', access.block, { id_akun: idOf('dedi') });
    const answer = await school.ask('admin', access.blocked);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ username: nameOf('dedi'), nama: 'Dedi Kurniawanto', role: ['murid'], alasan: 'DIBLOKIR_ADMIN', berakhir_pada: null, dapat_dibuka: true }));
    return [answer];
  },
  'access.block': async (school) => {
    const token = await school.signIn('citra');
    const answer = await school.ask('admin', access.block, { id_akun: idOf('citra') });
    expect([(await school.ask('publik', identity.me, {}, { token })).status, (await school.enter('citra')).body.code]).toEqual([401, 'ACCOUNT_BLOCKED']);
    return [answer];
  },
  'access.lift': async (school) => {
    await school.ask('admin', access.block, { id_akun: idOf('citra') });
    const { key } = (await school.ask('admin', access.blocked)).body.data.find((it: { username: string }) => it.username === nameOf('citra'));
    const answer = await school.ask('admin', access.lift, { key });
    expect((await school.enter('citra')).status).toBe(200);
    return [answer];
  },
  'access.liftAll': async (school) => {
    for (let i = 0; i < 5; i++) await enter(school, 'fajar', 'salah');
    expect((await enter(school, 'fajar', 'salah')).status).toBe(429);
    const answer = await school.ask('admin', access.liftAll);
    expect([answer.body.data.jumlah > 0, (await enter(school, 'fajar', 'salah')).status]).toEqual([true, 401]);
    return [answer];
  },
  'access.endSessions': async (school) => {
    const token = await school.signIn('beni');
    const answer = await school.ask('admin', access.endSessions, { id: idOf('beni') });
    expect([answer.body.data, (await school.ask('publik', identity.me, {}, { token })).status]).toEqual([{ jumlah: 1 }, 401]);
    return [answer];
  },
  'access.mails': async (school) => {
    const { body } = await school.ask('waliA', account.changeEmail, { id: idOf('waliA'), email: 'wahyu@mercusuar.example' });
    school.takeToken('waliA', body.newToken);
    const answer = await school.ask('admin', access.mails, { order: 'desc' });
    expect(answer.body.data[0]).toMatchObject({ jenis: 'verifikasi', nama: 'Wahyu Adiputra', terkirim: null });
    return [answer];
  },
  'access.sendMailAgain': async (school) => {
    await verified(school, 'kurikulum', 'bambang@mercusuar.example');
    await school.ask('publik', account.forgot, { email: 'bambang@mercusuar.example' });
    await delivered(school);
    const [{ id, galat }] = (await school.ask('admin', access.mails, { order: 'desc' })).body.data;
    expect(galat).toBe('SMTP_URL');
    return withMail(async (mail) => {
      const answer = await school.ask('admin', access.sendMailAgain, { id });
      await delivered(school);
      expect(mail.to('bambang@mercusuar.example').body).toContain('/forgot-password#');
      return [answer];
    });
  },
  'staffAccount.list': async (school) => {
    await staff(school, 'bendahara');
    const answer = await school.ask('admin', staffAccount.list, { search: 'bendahara' });
    expect(answer.body.data).toMatchObject([{ username: 'bendahara', nama: 'Siti Bendahara', roles: ['keuangan'] }]);
    return [answer];
  },
  'staffAccount.create': async (school) => {
    const answer = await staff(school, 'bendahara2');
    expect((await school.ask('publik', identity.login, { username: 'Bendahara2', password: NEW })).body).toMatchObject({ mustChangePassword: true, admin: { role: '["keuangan"]' } });
    return [answer];
  },
  'staffAccount.change': async (school) => {
    const { id } = (await staff(school, 'bendahara3')).body.data;
    const answer = await school.ask('admin', staffAccount.change, { id, nama: 'Siti Zulaikha', roles: ['HR', 'auditor'], password: 'perahu kertas 8' });
    const entered = await school.ask('publik', identity.login, { username: 'bendahara3', password: 'perahu kertas 8' });
    expect([await listed(school), JSON.parse(entered.body.admin.role)]).toEqual([expect.arrayContaining([expect.objectContaining({ nama: 'Siti Zulaikha' })]), ['HR', 'auditor']]);
    return [answer];
  },
  'staffAccount.remove': async (school) => {
    const { id } = (await staff(school, 'bendahara4')).body.data;
    const answer = await school.ask('admin', staffAccount.remove, { id });
    const entered = await school.ask('publik', identity.login, { username: 'bendahara4', password: NEW });
    expect([(await listed(school)).some((it) => it.username === 'bendahara4'), entered.status]).toEqual([false, 404]);
    return [answer];
  },
};
