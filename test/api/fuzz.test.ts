import fc from 'fast-check';
import { z } from 'zod';
import { resources } from '#contract/kit/resource';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { Endpoints } from '#server/kit/live/endpoints';
import { furnishForRights } from '#test/api/master-data-rights';
import { isAllowed, RIGHTS } from '#test/api/rights';
import { inputsAround } from '#test/kit/arbitrary';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

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
  status: z.string(), code: z.string().regex(/^[A-Z_]+$/), message: z.string().min(3), errors: z.record(z.string(), z.string()).optional(), count: z.int().optional(), tempat: z.string().optional(), nama: z.string().optional(),
});

/** Signing in again needs the passwords that everybody began with, so that comes before they may be changed. */
const names = RIGHTS.map((it) => it.endpoint.name).sort((one, other) => Number(other === 'identity.logout') - Number(one === 'identity.logout'));

test.each(names)('%s answers whatever it is asked, as the contract says', async (name) => {
  const { endpoint } = school.nest.get(Endpoints).all().get(name) ?? {};
  if (!endpoint) throw new Error(`${name} is not mounted`);
  await fc.assert(
    fc.asyncProperty(inputsAround(endpoint.input, known), fc.constantFrom('admin' as const, 'budi' as const, 'ani' as const, 'bk' as const), async (input, who) => {
      fc.pre(inPath(endpoint.path).every((part) => isPart(input[part])));
      if (name === 'identity.logout') await school.signIn(who);
      const { status, body } = await school.ask(who, endpoint, input);
      expect([200, 400, 401, 403, 404, 409, 410, 413, 422, 429]).toContain(status);
      if (status !== 200) expect(Refused.parse(body)).toEqual(body);
    }),
    { numRuns: ofResources.has(name) ? 20 : 60 },
  );
});

test('after all of that the school is still well', async () => {
  // Among the settings that were tried is the one that lets nobody do anything with a first password.
  await school.give(ConfigureInstitution, { pengaturan: { mode_kata_sandi_awal: 'legacy' } });
  for (const right of RIGHTS.filter((it) => it.endpoint.method === 'GET' && it.may !== 'public')) {
    const { endpoint, input } = right;
    const who = isAllowed(right, 'admin', 'A') ? 'admin' : 'bk';
    await school.signIn(who);
    const { status, headers } = await school.ask(who, endpoint, input(school, 'A'));
    expect([endpoint.name, status, headers['x-stale']]).toEqual([endpoint.name, 200, undefined]);
  }
});
