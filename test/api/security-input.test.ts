import supertest from 'supertest';
import { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint';
import type { Refused } from '#server/kit/deciding/refused';
import { inputOf } from '#server/kit/edge/input';
import { furnishForRights, isAllowed, type Right, RIGHTS } from '#test/api/rights';
import { type School, testSchool } from '#test/kit/school';
import { staff, students, type Who } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishForRights(school);
});
afterAll(() => school.close());

type Schema = { type?: string; format?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; additionalProperties?: unknown };
const schemaOf = (it: Endpoint<any, any>, io: 'input' | 'output' = 'input') => z.toJSONSchema(it.input, { io, unrepresentable: 'any' }) as Schema;
const EVERYBODY: Who[] = ['admin', ...staff.map((it) => it.who), ...students.map((it) => it.who)];
const whoMay = (right: Right) => EVERYBODY.find((who) => isAllowed(right, who, 'A')) as Who;
const bodyOf = ({ path }: Endpoint<any, any>, input: object) => Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`:${name}`)));
const addressOf = ({ path }: Endpoint<any, any>, input: object) => path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((input as Record<string, unknown>)[name])));
const named = (rights: Right[]) => rights.map((right) => [right.endpoint.name, right] as const);
const writes = named(RIGHTS.filter((it) => it.endpoint.method !== 'GET' && !it.endpoint.upload));
const reads = named(RIGHTS.filter((it) => it.endpoint.method === 'GET'));
const lists = reads.filter(([, { endpoint }]) => 'search' in endpoint.input.shape);
const stored = async () => (await school.query('SELECT count(*)::int AS n FROM es.event')).rows[0]?.n as number;

const raw = async (right: Right, body: string | object, query = '') => {
  const { endpoint } = right;
  const method = endpoint.method.toLowerCase() as 'post';
  return supertest(school.nest.getHttpServer())[method](`${addressOf(endpoint, right.input(school, 'A'))}${query}`).set({ token: await school.token(whoMay(right)), 'content-type': 'application/json' }).send(body as string);
};

describe('a body that says more than it may', () => {
  test.each(writes)('rule 25: %s takes neither role nor standing nor id from it', (_, { endpoint, input: wanted }) => {
    const { id, ...input } = wanted(school, 'A') as Record<string, unknown>;
    const heard = (body: object) => {
      try {
        return inputOf(endpoint, { params: 'id' in endpoint.input.shape ? { id } : {}, body }, 'id');
      } catch (refused) {
        return (refused as Refused).errors;
      }
    };
    const more = { role: 'admin', roles: ['admin'], isPrincipal: true, status: 'lunas', id_akun: staff[0]?.id_guru, oleh: 'x', at: '2020-01-01', constructor: 'x', prototype: 'x' };
    const unknown = Object.fromEntries(Object.entries(more).filter(([name]) => !Object.hasOwn(endpoint.input.shape, name)));
    expect(heard({ ...input, ...unknown })).toEqual(heard(input));
  });

  test.each(writes)('rule 25: nothing inside a body of %s is open', (_, { endpoint }) => {
    const open = (it: Schema, path: string): string[] => [
      ...(it.properties && it.additionalProperties !== false ? [path] : []),
      ...Object.entries(it.properties ?? {}).flatMap(([name, one]) => open(one, `${path}.${name}`)),
      ...(it.items ? open(it.items, `${path}[]`) : []), ...(it.anyOf ?? []).flatMap((one) => open(one, path)),
    ];
    expect(Object.entries(schemaOf(endpoint, 'output').properties ?? {}).flatMap(([name, it]) => open(it, name))).toEqual([]);
  });

  test.each(writes)('rule 27: %s has no prototype to reach for', async (_, right) => {
    const before = await stored();
    for (const body of ['{"__proto__":{"isPrincipal":true}}', '{"constructor":{"prototype":{"isPrincipal":true}}}']) expect((await raw(right, body)).status).toBe(400);
    expect([({} as { isPrincipal?: boolean }).isPrincipal, await stored()]).toEqual([undefined, before]);
  });

  test.each(writes)('rule 29: %s takes no operators, numbers or lists for ids', async (_, right) => {
    const before = await stored();
    const ids = Object.entries(schemaOf(right.endpoint).properties ?? {}).filter(([, it]) => it.format === 'uuid').map(([name]) => name);
    for (const name of ids) {
      for (const value of [{ $gt: '' }, { $ne: null }, 1, true, ['x'], '1 OR 1=1']) {
        const { status } = await school.ask(whoMay(right), right.endpoint, { ...right.input(school, 'A'), [name]: value });
        expect([name, value, status]).toEqual([name, value, right.endpoint.path.includes(`:${name}`) ? 404 : 422]);
      }
    }
    expect(await stored()).toBe(before);
  });
});

describe('an address that says a thing twice', () => {
  test.each(reads.filter(([, { endpoint }]) => Object.keys(bodyOf(endpoint, endpoint.input.shape)).length))('rule 28: %s takes each parameter once and plain', async (_, right) => {
    for (const name of Object.keys(bodyOf(right.endpoint, right.endpoint.input.shape))) {
      for (const query of [`?${name}=1&${name}=2`, `?${name}[]=1`, `?${name}[a]=1`, `?${name}[$gt]=`]) {
        expect([query, (await raw(right, '', query)).status]).toEqual([query, 422]);
      }
    }
  });
});

const HOSTILE = ["' OR 1=1 --", "'; DROP TABLE es.event; --", '") UNION SELECT null,null--', '$1', '\\', "%' AND pg_sleep(9)--", '{{7*7}}', '${7*7}', '../../etc/passwd', '`id`', '$(id)', '| id', 'constructor', '__proto__', '\u202e', 'ａ'];

describe.each(lists)('the list %s', (_, right) => {
  const ask = (input: object) => school.ask(whoMay(right), right.endpoint, { ...right.input(school, 'A'), ...input });

  test('rule 36: takes what is searched and sorted by for words, never for SQL', async () => {
    const whole = (await ask({})).body;
    for (const it of HOSTILE) {
      const searched = await ask({ search: it });
      expect([it, searched.status, searched.body.total]).toEqual([it, 200, 0]);
      const sorted = await ask({ sortBy: it });
      expect([it, sorted.status, sorted.body]).toEqual([it, 200, whole]);
      expect([it, [200, 422].includes((await ask({ order: it })).status)]).toEqual([it, true]);
    }
    for (const name of Object.keys(right.endpoint.input.shape)) {
      for (const it of HOSTILE) expect([name, it, [200, 404, 422].includes((await ask({ [name]: it })).status)]).toEqual([name, it, true]);
    }
    expect((await ask({})).body).toEqual(whole);
  });

  test('rule 37: finds signs of LIKE and of regular expressions only where they stand', async () => {
    for (const it of ['%', '_', '%%', '.*', '^', '[a-z]', '\\', 'a%a']) {
      const { data } = (await ask({ search: it, limit: 100 })).body;
      for (const row of data) expect([it, JSON.stringify(row).includes(it)]).toEqual([it, true]);
    }
  });
});
