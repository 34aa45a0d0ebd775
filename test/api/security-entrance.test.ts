import { readFileSync } from 'node:fs';
import supertest from 'supertest';
import { identity } from '#contract/identity/identity.api';
import { people } from '#contract/people/people.api';
import { VaultSessions } from '#server/identity/vault-sessions';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const get = (path: string, headers: Record<string, string> = {}) => supertest(school.nest.getHttpServer()).get(path).set(headers);

/** Specification 4 and 8: what the server owes the page that is opened with a token, to its version, and to its two notices. */
describe('what the entrance is owed', () => {
  test('a page with a token in its address is the page: the token is neither answered, nor followed, nor passed on', async () => {
    for (const path of ['/', '/login', '/student/cbt/x/exam']) {
      const { status, headers, text } = await get(`${path}?token=rahasia-ujian-7`);
      expect([path, status, headers.location, headers['set-cookie'], headers['referrer-policy'], text.includes('rahasia-ujian-7')]).toEqual([path, 200, undefined, undefined, 'no-referrer', false]);
    }
  });

  test('a token in the address of a call is no session', async () => {
    const token = await school.signIn('budi');
    expect((await get(`/api/guru/id-nama?token=${token}`)).status).toBe(401);
    expect((await get(`/api/account/sessions?token=${token}`)).body.code).toBe('TOKEN_EXPIRED');
    expect((await school.ask('budi', people.teacherNames)).status).toBe(200);
  });

  test('the version is the product’s own in every place that tells it', async () => {
    expect((await get('/api/docs-json')).body.info.version).toBe('2.1.0');
    expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe('2.1.0');
  });

  test('why a session ended is said as the two codes of the specification, in status and message, in every language, as long as one asks', async () => {
    const first = await school.signIn('budi');
    await school.signIn('budi');
    for (const language of ['id', 'en', 'xx']) {
      for (let i = 0; i < 2; i++) {
        const { status, body } = await school.ask('publik', identity.me, {}, { token: first, headers: { 'accept-language': language } });
        expect([status, body]).toEqual([401, { status: 'TOKEN_UNMATCH', code: 'TOKEN_UNMATCH', message: 'TOKEN_UNMATCH' }]);
      }
    }
    await school.query("UPDATE vault.session SET expires_at = now() - interval '1 second' WHERE id_akun = $1", [idOf('budi')]);
    for (const token of [first, await school.token('budi')]) {
      school.nest.get(VaultSessions).forget(idOf('budi'));
      expect((await school.ask('publik', identity.me, {}, { token })).body).toEqual({ status: 'TOKEN_EXPIRED', code: 'TOKEN_EXPIRED', message: 'TOKEN_EXPIRED' });
    }
  });

  test('the login itself says neither of them', async () => {
    const token = await school.signIn('sari');
    await school.signIn('sari');
    const { status, body } = await school.ask('publik', identity.login, { username: 'nobody', password: 'x' }, { token });
    expect([status, body.code]).toEqual([404, 'NIS_NOT_FOUND']);
  });
});

const CURIOUS = ['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '/login?kembali=//evil.example', '/redirect?url=https://evil.example', '/redirect', '/?url=https://evil.example', '/api//evil.example', '/api/institusi/', '/api/institusi?next=//evil.example', '/%0d%0alocation:%20//evil.example', '/login/', '/assets//evil.example', '/teacher/..//evil.example'];
test('rule 54: no answer leads anywhere else, whatever is asked for', async () => {
  for (const path of CURIOUS) {
    const { status, headers } = await get(path, { host: 'evil.example', 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' });
    expect([path, status < 300 || status >= 400, headers.location, headers.refresh]).toEqual([path, true, undefined, undefined]);
    expect([path, JSON.stringify(headers).includes('evil')]).toEqual([path, false]);
  }
});
