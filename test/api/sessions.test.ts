import { randomUUID } from 'node:crypto';
import { identity } from '#contract/identity/identity.api';
import { common } from '#contract/kit/refusal';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const look = async (token: string | undefined) => {
  const { status, body } = await school.ask('publik', identity.me, {}, { token });
  return [status, status === 200 ? 'in' : body];
};
const IN = [200, 'in'];
const EXPIRED = [401, refusedAs(common.TOKEN_EXPIRED)];
const UNMATCHED = [401, refusedAs(common.TOKEN_UNMATCH)];

describe('a session', () => {
  it('ends with the next login of the same person, and only that one', async () => {
    const [first, other] = [await school.signIn('budi'), await school.signIn('sari')];
    const second = await school.signIn('budi');
    expect([await look(first), await look(second), await look(other)]).toEqual([UNMATCHED, IN, IN]);
  });

  it('ends with the logout', async () => {
    const token = await school.signIn('budi');
    expect((await school.ask('publik', identity.logout, {}, { token })).body).toEqual({ message: 'OK', result: true, data: {} });
    expect([await look(token), (await school.ask('publik', identity.logout, {}, { token })).status]).toEqual([EXPIRED, 401]);
  });

  it('is exactly one after many logins at once', async () => {
    const tokens = (await Promise.all(Array.from({ length: 5 }, () => school.enter('waliA')))).map(({ body }) => body.token as string);
    const seen = await Promise.all(tokens.map(look));
    expect(seen.filter(([status]) => status === 200)).toHaveLength(1);
    expect(seen.filter(([status]) => status === 401)).toEqual(Array.from({ length: 4 }, () => UNMATCHED));
    expect((await school.query('SELECT 1 FROM vault.session WHERE id_akun = $1 AND ended_at IS NULL', [idOf('waliA')])).rows).toHaveLength(1);
  });

  it('is over when its day is, or when nobody came for an hour, even if another login ended it as well', async () => {
    const first = await school.signIn('waliB');
    const age = (what: string) => school.query(`UPDATE vault.session SET ${what} WHERE id_akun = $1`, [idOf('waliB')]);
    await school.signIn('waliB');
    expect(await look(first)).toEqual(UNMATCHED);
    await age("expires_at = now() - interval '1 second'");
    expect(await look(first)).toEqual(EXPIRED);
    const idle = await school.signIn('waliB');
    await age("last_seen = now() - interval '61 minutes'");
    expect(await look(idle)).toEqual(EXPIRED);
  });

  it('is not had with a token that is malformed, made up or half of somebody else’s', async () => {
    const [token, other] = [await school.signIn('bk'), await school.signIn('pengawas')];
    const [sid, secret] = token.split('.') as [string, string];
    const made = [
      undefined, '', '.', token.slice(0, -1), `${token}x`, `${token}.x`, `.${secret}`, `${sid}.`, sid, `${sid}.${other.split('.')[1]}`,
      `${randomUUID()}.${secret}`, `${'-'.repeat(36)}.${secret}`, `${sid.replaceAll('-', '')}.${secret}`, token.toUpperCase(), `Bearer ${token}`,
      `${token}, ${token}`, 'x'.repeat(4_000), '../../etc/passwd', "' OR 1=1 --", '{"$gt":""}', 'null',
    ];
    for (const it of made) expect([it, await look(it)]).toEqual([it, EXPIRED]);
    expect([await look(token), await look(other)]).toEqual([IN, IN]);
  });

  it('is not taken from anywhere but its header', async () => {
    const token = await school.signIn('auditor');
    for (const [name, value] of [['authorization', `Bearer ${token}`], ['cookie', `token=${token}`], ['x-token', token]] as const) {
      expect((await school.ask('publik', identity.me, { token }, { headers: { [name]: value } })).status).toBe(401);
    }
  });
});
