import pg from 'pg';
import { identity } from '#contract/identity/identity.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { institution } from '#contract/institution/institution.api';
import { common } from '#contract/kit/refusal';
import { Setup } from '#server/processes/first-setup';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';

const GOOD = 'kapal layar 7';
let school: School;
let kode: string;
beforeEach(async () => {
  school = await testSchool({ isEmpty: true });
  kode = (await school.nest.get(Setup).code()) as string;
});
afterEach(() => school.close());

const isOpen = async () => (await school.ask('publik', identity.setupOpen)).body.data.terbuka;
const setUp = (wish: object, headers: Record<string, string> = {}) => school.ask('publik', identity.setup, { kode, password: GOOD, nama: 'SMP Baru', ...wish }, { headers });
const enter = (password: string) => school.ask('publik', identity.login, { username: 'admin', password });

describe('the first set-up', () => {
  it('makes its admin and names the school, and is closed afterwards', async () => {
    expect([await isOpen(), (await enter(GOOD)).status]).toEqual([true, 404]);
    expect((await setUp({})).body).toEqual({ message: 'OK', result: true, data: { username: 'admin' } });
    const { body } = await enter(GOOD);
    expect([body.admin.role, body.mustChangePassword]).toEqual(['["admin"]', false]);
    expect((await school.ask('publik', institution.settings)).body.data).toMatchObject({ nama: 'SMP Baru', demo: false });
    expect([await isOpen(), await school.nest.get(Setup).code()]).toEqual([false, undefined]);
    const again = await setUp({ password: 'kapal selam 8' });
    expect([again.status, again.body]).toEqual([404, refusedAs(identityRefusals.SETUP_CLOSED, 'NOT_FOUND')]);
    expect((await enter('kapal selam 8')).body.count).toBe(1);
  });

  it('has one code on the screens of two nodes that are started at once', async () => {
    const [setup, pool, shown] = [school.nest.get(Setup), school.nest.get(pg.Pool), [] as unknown[]];
    await school.query("DELETE FROM vault.setting WHERE name = 'setup-code'");
    // The other one looks, finds none, makes and shows its own, all before this one writes.
    const query = async (text: string, values: unknown[]) => {
      if (text.startsWith('INSERT')) shown.push(await setup.code());
      return pool.query(text, values);
    };
    shown.push(await Object.assign(Object.create(setup), { pool: { query } }).code());
    expect(shown).toEqual([await setup.code(), await setup.code()]);
  });

  it('refuses a wrong code, whatever else is right', async () => {
    for (const wrong of ['', 'salah', `${kode} `, `${kode}x`, kode.slice(1), kode.toUpperCase() === kode ? kode.toLowerCase() : kode.toUpperCase()]) {
      const { status, body } = await setUp({ kode: wrong });
      expect([wrong, status, body]).toEqual([wrong, 403, refusedAs(identityRefusals.SETUP_CODE_WRONG)]);
    }
    expect(await isOpen()).toBe(true);
  });

  it('refuses weak passwords at their field, in the caller’s language', async () => {
    const weak = identityRefusals.WEAK_PASSWORD;
    for (const password of ['', 'pendek1', 'password1', 'Password123', 'semuahuruf', '123456789', '11111111a', 'SMP Baru 12']) {
      const { status, body } = await setUp({ password, nama: 'smp baru 12' });
      expect([password, status, body]).toEqual([password, 422, { status: 'VALIDATION', code: 'WEAK_PASSWORD', message: weak.id, errors: { password: weak.id } }]);
    }
    const { body } = await setUp({ password: 'short1' }, { 'accept-language': 'en-GB,en;q=0.9' });
    expect(body).toEqual({ status: 'VALIDATION', code: 'WEAK_PASSWORD', message: weak.en, errors: { password: weak.en } });
    expect([await isOpen(), await school.nest.get(Setup).code()]).toEqual([true, kode]);
  });

  it('takes long passwords whole', async () => {
    const long = `${'panjang sekali '.repeat(8)}12345678`;
    expect((await setUp({ password: long })).status).toBe(200);
    expect((await enter(long.slice(0, -1))).body.count).toBe(1);
    expect((await enter(long)).status).toBe(200);
  });

  it('needs every field, and hears no other', async () => {
    const { status, body } = await school.ask('publik', identity.setup, { role: 'admin' });
    expect([status, body]).toEqual([422, refusedAs(common.VALIDATION, 'VALIDATION', {
      errors: { kode: 'Kode wajib diisi.', password: 'Kata Sandi wajib diisi.', nama: 'Nama wajib diisi.' },
    })]);
  });

  it('lets one of several at once become the admin: the one who is told so', async () => {
    const passwords = ['kapal layar 1', 'kapal layar 2', 'kapal layar 3', 'kapal layar 4'];
    const answers = await Promise.all(passwords.map((password) => setUp({ password })));
    const winners = passwords.filter((_, i) => answers[i]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const { status } of answers.filter((it) => it.status !== 200)) expect([403, 404]).toContain(status);
    expect((await enter(winners[0] as string)).status).toBe(200);
  });
});
