import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint';
import { resources } from '#contract/kit/resource';
import { Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { ID_ADMIN } from '#server/processes/first-setup';
import { Endpoints } from '#server/kit/live/endpoints';
import { furnishForRights } from '#test/api/master-data-rights';
import { isAllowed, RIGHTS, type Right } from '#test/api/rights';
import { inputsAround, inputsLike } from '#test/kit/arbitrary';
import { ADMIN_PASSWORD, nameOf, type School, testSchool } from '#test/kit/school';
import { idOf, STAFF, staff, students, type Who } from '#test/kit/school-data';

let school: School;
let known: { ids: string[]; days: string[] };
beforeAll(async () => {
  school = await testSchool();
  await furnishForRights(school);
  const { id_kelas, id_kelas_tahun_ajaran } = school.class('A');
  known = { ids: [school.lesson('A'), school.lesson('B'), idOf('ani'), idOf('eka'), idOf('budi'), id_kelas, id_kelas_tahun_ajaran], days: [school.today, '2026-08-03', '1999-12-31', '9999-12-31', '0000-01-01', '0001-01-01', '2026-02-30', '2026-99-99'] };
});
afterAll(() => school.close());

/** The same code answers for all of them. */
const ofResources = new Set(resources().flatMap(({ api }) => Object.values(api).map((it) => it?.name)));

/** An address without one of its parts is another address. */
const inPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, part]) => part as string);

/** What can stand in an address at all. */
function isPart(value: unknown) {
  try {
    return String(value) !== '';
  } catch {
    return false;
  }
}

const Refused = z.strictObject({
  status: z.string(), code: z.string().regex(/^[A-Z_]+$/), message: z.string().min(3), errors: z.record(z.string(), z.string()).optional(), count: z.int().optional(), tempat: z.string().optional(), nama: z.string().optional(), semester: z.string().optional(), terbaru: z.record(z.string(), z.unknown()).optional(),
});

/** What ends sessions and accounts comes last, what signs out first of it: signing in again needs the passwords that everybody began with. */
const ENDING = ['identity.logout', 'identity.endSession', 'teachers.remove', 'students.remove', 'erasure.forget', 'teachers.resetPassword', 'students.resetPassword', 'account.', 'staffAccount.', 'access.'];
const place = (name: string) => ENDING.findIndex((it) => name.startsWith(it));
const names = RIGHTS.map((it) => it.endpoint.name).sort((one, other) => place(one) - place(other));
const EVERYBODY: Who[] = ['admin', ...staff.map((it) => it.who), ...students.map((it) => it.who)];
/** Whether a request came past validation: a session that was ended, a role that may not and a form that is none stand before it, a policy behind. */
function isPast({ allow }: Endpoint<any, any>, who: Who, status: number, code: string) {
  if ([400, 401].includes(status) || code === 'VALIDATION') return false;
  return status !== 403 || (code === 'NOT_AUTHORIZED' && (typeof allow === 'string' || rolesOf(who).some((it) => allow.includes(it))));
}
const rolesOf = (who: Who): readonly string[] => (who === 'admin' ? ['admin'] : who in STAFF ? STAFF[who as keyof typeof STAFF] : ['murid']);
const counted = { asked: 0, valid: 0 };

/** Settings are tried, too: one of them lets nobody do anything with a first password. */
beforeEach(async () => {
  await school.give(ConfigureInstitution, { pengaturan: { mode_kata_sandi_awal: 'legacy' } });
  // What a session may do is trusted for a second.
  Object.assign(school.nest.get(VaultSessions), { settings: undefined });
});

test.each(names)('rule 31: %s answers whatever it is asked, as the contract says, and at least half of it is valid', async (name) => {
  const right = RIGHTS.find((it) => it.endpoint.name === name) as Right;
  const { endpoint } = school.nest.get(Endpoints).all().get(name) ?? {};
  if (!endpoint) throw new Error(`${name} is not mounted`);
  const may = EVERYBODY.filter((who) => isAllowed(right, who, 'A'));
  const good = JSON.parse(JSON.stringify(right.input(school, 'A'))) as Record<string, unknown>;
  const inputs = fc.oneof({ weight: 6, arbitrary: inputsLike(good, endpoint.input, known) }, { weight: 1, arbitrary: inputsAround(endpoint.input, known) });
  const asker = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...may.slice(0, 3)) }, { weight: 1, arbitrary: fc.constantFrom<Who>('budi', 'ani', 'bk') });
  if (place(name) >= 0) for (const who of ['budi', 'ani', 'bk'] as const) await school.nest.get(Passwords).set(idOf(who), nameOf(who), 'user_set');
  const count = { asked: 0, valid: 0 };
  await fc.assert(
    fc.asyncProperty(inputs, asker, async (input, who) => {
      fc.pre(inPath(endpoint.path).every((part) => isPart(input[part])));
      if (name === 'identity.logout') await school.signIn(who);
      const token = await school.token(who);
      const { status, body } = await school.ask(who, endpoint, input);
      expect([200, 400, 401, 403, 404, 409, 410, 413, 422, 429]).toContain(status);
      if (status !== 200) expect(Refused.parse(body)).toEqual(body);
      count.asked++;
      if (status === 401) await school.signIn(who).catch(() => school.takeToken(who, token));
      if (isPast(endpoint, who, status, body.code)) count.valid++;
    }),
    { numRuns: ofResources.has(name) ? 20 : 60, seed: 20260804 },
  );
  counted.asked += count.asked;
  counted.valid += count.valid;
  expect({ name, ...count, isHalf: count.valid * 2 >= count.asked }).toEqual({ name, ...count, isHalf: true });
});

test('rule 31: more than half of all that was asked came past validation', () => {
  expect(counted.asked).toBeGreaterThan(RIGHTS.length * 10);
  expect(counted.valid / counted.asked).toBeGreaterThan(0.5);
});

test('after all of that the school is still well', async () => {
  await school.nest.get(Passwords).set(ID_ADMIN, ADMIN_PASSWORD, 'user_set');
  await school.nest.get(Passwords).set(idOf('bk'), nameOf('bk'), 'user_set');
  for (const who of ['admin', 'bk'] as const) await school.signIn(who);
  for (const right of RIGHTS.filter((it) => it.endpoint.method === 'GET' && it.may !== 'public')) {
    const who = (['admin', 'bk'] as const).find((it) => isAllowed(right, it, 'A'));
    if (!who) continue;
    const { status, headers } = await school.ask(who, right.endpoint, right.input(school, 'A'));
    expect([right.endpoint.name, [200, 404].includes(status), headers['x-stale']]).toEqual([right.endpoint.name, true, undefined]);
  }
});
