import { identity } from '#contract/identity/identity.api';
import { Setup } from '#server/processes/first-setup';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { nameOf, testSchool } from '#test/kit/school';

const none = () => ({});

/** Signing out comes last. */
export const isLast = true;

/** After domain A.3. */
export const RIGHTS: Right[] = [
  { endpoint: identity.setupOpen, input: none, may: 'public' },
  { endpoint: identity.setup, input: () => ({ kode: 'x', password: 'x', nama: 'SMP Lain' }), may: 'public' },
  { endpoint: identity.login, input: () => ({ username: 'nobody', password: 'x' }), may: 'public' },
  { endpoint: identity.me, input: none, may: 'user' },
  { endpoint: identity.logout, input: none, may: 'user' },
];

export const PROBES: Probes = {
  'identity.login': async (school) => {
    const answers = [await school.enter('admin'), await school.enter('kepala'), await school.enter('ani')];
    const wrong = await school.ask('publik', identity.login, { username: nameOf('bk'), password: 'salah' });
    expect([...answers, wrong].map((it) => it.status)).toEqual([200, 200, 200, 401]);
    return [...answers, wrong];
  },
  'identity.logout': async (school) => {
    const token = await school.signIn('bk');
    const answer = await school.ask('bk', identity.logout);
    expect((await school.ask('publik', identity.me, {}, { token })).status).toBe(401);
    await school.signIn('bk');
    return [answer];
  },
  'identity.me': async (school) => {
    await school.signIn('auditor');
    const answer = await school.ask('auditor', identity.me);
    expect(answer.body.data[0]).toMatchObject({ sekarang: true, selesai: null });
    return [answer];
  },
  'identity.setupOpen': async (school) => {
    const answer = await school.ask('publik', identity.setupOpen);
    expect(answer.body.data).toEqual({ terbuka: false });
    return [answer];
  },
  'identity.setup': async () => {
    const empty = await testSchool({ isEmpty: true });
    const kode = await empty.nest.get(Setup).code();
    const answer = await empty.ask('publik', identity.setup, { kode, password: 'kapal layar 7', nama: 'SMP Baru' });
    expect((await empty.ask('publik', identity.login, { username: 'admin', password: 'kapal layar 7' })).status).toBe(200);
    await empty.close();
    return [answer];
  },
};
