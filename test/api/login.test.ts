import supertest from 'supertest';
import { identity } from '#contract/identity/identity.api';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { common } from '#contract/kit/refusal';
import { Passwords } from '#server/identity/passwords';
import { ID_ADMIN } from '#server/processes/first-setup';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';
import { idOf, staff, students, type Who } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const enter = (username: string, password: string, headers = {}) => school.ask('publik', identity.login, { username, password }, { headers });
const nikOf = (who: Who) => staff.find((it) => it.who === who)?.nik as string;
const blocked = refusedAs(common.TOO_MANY_REQUESTS, 'CONFLICT', { message: 'Terlalu banyak permintaan. Coba lagi 15 menit lagi.' });
const success = { message: 'OK', result: true, isRestricted: false, sisa_hari: null, token: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/) };

const unknown = { email: null, alamat: null };

describe('the login', () => {
  it('tells a teacher who they are, and that their first password has to go', async () => {
    const { status, body } = await school.enter('kepala');
    const [it] = staff.filter(({ who }) => who === 'kepala');
    expect([status, body]).toEqual([200, {
      ...success, mustChangePassword: true,
      guru: { id: it?.id_guru, nama: it?.nama, jenis_kelamin: it?.jenis_kelamin, nik: it?.nik, ...unknown, role: '["kepalaSekolah"]', isPrincipal: true },
    }]);
  });

  it('tells a student who they are, with their class', async () => {
    const { status, body } = await school.enter('ani');
    const [it] = students.filter(({ who }) => who === 'ani');
    expect([status, body]).toEqual([200, {
      ...success, mustChangePassword: true,
      murid: { id: it?.id_murid, nama: it?.nama, jenis_kelamin: it?.jenis_kelamin, nis: it?.nis, ...unknown, role: '["murid"]', tahun_masuk: it?.tahun_masuk, id_kelas: school.class('A').id_kelas, isPpdb: false },
    }]);
  });

  it('tells the admin who they are, who has chosen their password', async () => {
    const { status, body } = await school.enter('admin');
    expect([status, body]).toEqual([200, { ...success, mustChangePassword: false, admin: { id: ID_ADMIN, username: 'admin', nama: null, role: '["admin"]' } }]);
  });

  it('takes the name in any case and between spaces, and a device', async () => {
    const { status, body } = await school.ask('publik', identity.login, { username: ' ADMIN ', password: 'mercusuar 1990', deviceInfo: { os: 'Android 14', browser: 'Chrome', ip: '203.0.113.9' } });
    expect(status).toBe(200);
    const { body: mine } = await school.ask('publik', identity.me, {}, { token: body.token });
    expect(mine.data[0]).toEqual({ id: expect.any(String), dibuat: expect.any(String), terakhir: expect.any(String), selesai: null, alasan: null, perangkat: 'Chrome, Android 14', ip: '127.0.0.1', sekarang: true });
  });

  it('does not know a name that nobody has', async () => {
    const { status, body } = await enter('99999999', '99999999');
    expect([status, body]).toEqual([404, refusedAs(identityRefusals.NIS_NOT_FOUND)]);
  });

  it('counts wrong passwords, and after the fifth lets that name wait 15 minutes, whatever it says next', async () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const { status, body } = await enter(nikOf('hr'), 'salah');
      expect([status, body]).toEqual([401, refusedAs(identityRefusals.INVALID_PASSWORD, 'VALIDATION', { count })]);
    }
    for (const password of ['salah', nikOf('hr')]) {
      const { status, body, headers } = await enter(nikOf('hr'), password);
      expect([status, body, headers['retry-after']]).toEqual([429, blocked, '900']);
    }
    expect((await school.enter('keuangan')).status).toBe(200);
  });

  it('forgives what was wrong before once it is right', async () => {
    const wrong = () => enter(nikOf('pegawai'), 'salah');
    for (let i = 0; i < 4; i++) await wrong();
    expect((await school.enter('pegawai')).status).toBe(200);
    expect((await wrong()).body.count).toBe(1);
  });

  it('counts by the address that it sees, never by one that is claimed', async () => {
    const from = (i: number) => enter(nikOf('pembina'), 'salah', { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` });
    const counts = [];
    for (let i = 1; i <= 6; i++) counts.push((await from(i)).body.count);
    expect(counts).toEqual([1, 2, 3, 4, 5, undefined]);
    expect((await from(7)).status).toBe(429);
  });

  it('looks at no more than five guesses, even when they come at once', async () => {
    const looking = jest.spyOn(school.nest.get(Passwords), 'check');
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => enter(nikOf('pengawas'), `tebakan ${i}`)));
    expect(answers.filter(({ status }) => status === 401).map(({ body }) => body.count).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
    expect(looking).toHaveBeenCalledTimes(5);
    looking.mockRestore();
  });

  it('is not opened by a password of another kind, nor by none', async () => {
    const server = supertest(school.nest.getHttpServer());
    for (const password of [undefined, null, 5, {}, ['a'], '', 'x'.repeat(129)]) {
      const { status, body } = await server.post('/api/login').send({ username: nikOf('bk'), password });
      expect([status, body.status, Object.keys(body.errors)]).toEqual([422, 'VALIDATION', ['password']]);
    }
    expect((await enter(nikOf('bk'), ` ${nikOf('bk')}`)).body.count).toBe(1);
    expect((await enter('admin', 'admin')).body.count).toBe(1);
  });

  it('rule 61: keeps neither token nor password where it can be read', async () => {
    const token: string = (await school.enter('auditor')).body.token;
    const { rows } = await school.query('SELECT session::text AS it FROM vault.session UNION ALL SELECT credential::text FROM vault.credential UNION ALL SELECT event::text FROM es.event');
    const dump = rows.map(({ it }) => it).join('\n');
    expect(dump).toContain(idOf('auditor'));
    for (const secret of [token, token.split('.')[1] as string, 'mercusuar 1990']) expect(dump).not.toContain(secret);
  });
});
