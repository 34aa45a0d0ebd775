import { account } from '#contract/identity/account.api';
import { identity } from '#contract/identity/identity.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { common } from '#contract/kit/refusal';
import { attendance } from '#contract/attendance/attendance.api';
import { people } from '#contract/people/people.api';
import { Passwords } from '#server/identity/passwords';
import { Watcher } from '#test/live/watcher';
import { refusedAs } from '#test/kit/refused';
import { NEW, passwordsAt } from '#test/kit/passwords';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeEach(async () => {
  school = await testSchool();
});
afterEach(() => school.close());

const { choose, enter, change } = passwordsAt(() => school);
const weak = (field: string) => refusedAs(identityRefusals.WEAK_PASSWORD, 'VALIDATION', { errors: { [field]: identityRefusals.WEAK_PASSWORD.id } });

test('D.3 1: a new password has at least 8 characters; 64 and 128 are taken whole, 129 are not', async () => {
  expect((await change('budi', { password: 'pendek7' })).body).toEqual(weak('data.password'));
  let password_lama: string | undefined;
  for (const length of [64, 128]) {
    const password = `${'panjang sekali '.repeat(9).slice(0, length - 1)}7`;
    expect((await change('budi', { password, password_lama })).status).toBe(200);
    expect((await enter(nameOf('budi'), password.slice(0, -1))).status).toBe(401);
    school.takeToken('budi', (await enter(nameOf('budi'), password)).body.token);
    password_lama = password;
  }
  expect((await change('budi', { password: 'x'.repeat(129) })).status).toBe(422);
});

test('D.3 2: a change needs the present password, unless it was not chosen by its owner', async () => {
  expect((await change('budi', { password: NEW })).status).toBe(200);
  const wrong = identityRefusals.OLD_PASSWORD_WRONG;
  for (const password_lama of [undefined, '', 'salah', nameOf('budi')]) {
    expect((await change('budi', { password: 'perahu kertas 8', password_lama })).body).toEqual(refusedAs(wrong, 'VALIDATION', { errors: { 'data.password_lama': wrong.id } }));
  }
  expect((await change('budi', { password: 'perahu kertas 8', password_lama: NEW })).status).toBe(200);
  await school.nest.get(Passwords).set(idOf('budi'), 'dari admin 99', 'reset');
  expect((await change('budi', { password: 'sampan kecil 9' })).status).toBe(200);
});

test('D.3 3: common passwords, the own number and name, the school’s name and the old password are refused', async () => {
  for (const password of ['password1', '1qaz2wsx', 'trustno1', nameOf('ani'), `a${nameOf('ani')}`, 'Ani Lestaringtyas', 'ani lestaringtyas1', 'SMP Mercusuar 1', 'semuahuruf', '20262027']) {
    expect([password, (await change('ani', { password })).body]).toEqual([password, weak('data.password')]);
  }
  await change('ani', { password: NEW });
  const same = identityRefusals.SAME_PASSWORD;
  expect((await change('ani', { password: NEW, password_lama: NEW })).body).toEqual(refusedAs(same, 'VALIDATION', { errors: { 'data.password': same.id } }));
});

test('D.3 4 (as domain A.2 has it): a letter and a digit are asked for, nothing else is', async () => {
  for (const [password, status] of [['hanyahuruf', 422], ['8402917365', 422], ['kuda nil 3', 200]] as const) expect((await change('eka', { password })).status).toBe(status);
});

describe('D.3 8, D.4: the first password', () => {
  test('enforced: nothing but the account, the change and the logout, on REST and sockets alike', async () => {
    await choose('enforced');
    const entered = await school.enter('budi');
    expect(entered.body).toMatchObject({ mustChangePassword: true, isRestricted: true, sisa_hari: 14 });
    school.takeToken('budi', entered.body.token);
    const refused = refusedAs(common.PASSWORD_CHANGE_REQUIRED);
    for (const it of [people.teacherNames, attendance.bySession]) expect((await school.ask('budi', it, { id_sesi: school.lesson('A') })).body).toEqual(refused);
    for (const [it, input] of [[account.one, { id: idOf('budi') }], [identity.me, {}]] as const) expect((await school.ask('budi', it, input)).status).toBe(200);
    const watcher = await Watcher.open(school.base, entered.body.token);
    expect(await watcher.subscribe(attendance.bySession, { id_sesi: school.lesson('A') })).toMatchObject({ ok: false, code: 'PASSWORD_CHANGE_REQUIRED' });
    expect((await change('budi', { password: NEW })).status).toBe(200);
    expect((await school.ask('budi', attendance.bySession, { id_sesi: school.lesson('A') })).status).toBe(200);
    while (!(await watcher.subscribe(attendance.bySession, { id_sesi: school.lesson('A') })).ok) await new Promise((later) => setTimeout(later, 100));
    watcher.close();
  });

  test('enforced: it expires, and only an admin helps then', async () => {
    await choose('enforced');
    await school.query("UPDATE vault.credential SET expires_at = now() - interval '1 second' WHERE state = 'initial'");
    expect((await school.enter('ani')).body).toEqual(refusedAs(identityRefusals.INITIAL_PASSWORD_EXPIRED));
    expect((await enter(nameOf('ani'), 'salah')).body.code).toBe('INVALID_PASSWORD');
    await school.nest.get(Passwords).set(idOf('ani'), 'dari admin 99', 'reset');
    expect((await enter(nameOf('ani'), 'dari admin 99')).body).toMatchObject({ mustChangePassword: true, isRestricted: true, sisa_hari: 14 });
  });

  test('grace: everything, with the days that are left; restricted after that', async () => {
    await choose('grace');
    expect((await school.enter('ani')).body).toMatchObject({ mustChangePassword: true, isRestricted: false, sisa_hari: 14 });
    await school.query("UPDATE vault.credential SET expires_at = now() - interval '1 second' WHERE state = 'initial'");
    expect((await school.enter('ani')).body).toMatchObject({ isRestricted: true, sisa_hari: 0 });
  });

  test('legacy: as ever', async () => {
    await school.query("UPDATE vault.credential SET expires_at = now() - interval '1 second' WHERE state = 'initial'");
    expect((await school.enter('ani')).body).toMatchObject({ mustChangePassword: true, isRestricted: false, sisa_hari: null });
  });

  test('is not hashed for each of many, and follows the number when that is corrected', async () => {
    const { rows } = await school.query("SELECT count(*)::int AS hashed FROM vault.credential WHERE state = 'initial' AND hash IS NOT NULL");
    expect(rows).toEqual([{ hashed: 0 }]);
  });
});

test('D.3 58: hashes are argon2id of at least 19 MiB and two passes, older ones are renewed at the login', async () => {
  await change('budi', { password: NEW });
  const hashOf = async () => (await school.query('SELECT hash FROM vault.credential WHERE id_akun = $1', [idOf('budi')])).rows[0]?.hash as string;
  expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const { hash } = await import('@node-rs/argon2');
  await school.query('UPDATE vault.credential SET hash = $2 WHERE id_akun = $1', [idOf('budi'), await hash(NEW, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })]);
  expect((await enter(nameOf('budi'), NEW)).status).toBe(200);
  expect(await hashOf()).toMatch(/m=19456,t=2,p=1/);
  expect((await enter(nameOf('budi'), NEW)).status).toBe(200);
});
