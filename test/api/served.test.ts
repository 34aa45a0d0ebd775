import type { Endpoint } from '#contract/kit/endpoint';
import { Endpoints } from '#server/kit/live/endpoints';
import { PROBES } from '#test/api/probes';
import { type School, testSchool } from '#test/kit/school';
import { endpointRows, lineOf, servedLines } from '#tools/docs/tables';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

/** The ways to write an endpoint's line that the tables know. */
const linesOf = ({ method, path, also }: Endpoint<any, any>) =>
  [`${method} ${path}`, ...also].map((it) => it.split(' ') as [string, string]).map(([verb, at]) => lineOf(verb, at));
const mounted = () => [...school.nest.get(Endpoints).all().values()].map((it) => it.endpoint);
const rows = new Map(endpointRows().map((it) => [lineOf(it.method, it.path), it]));

test('no line stands in the tables twice, but the one that is an announcement or a list of them', () => {
  const lines = endpointRows().map((it) => lineOf(it.method, it.path));
  expect(lines.filter((it, i) => lines.indexOf(it) !== i)).toEqual(['GET /api/pengumuman/{}']);
});

test('every mounted endpoint stands in one of the tables', () => {
  expect(mounted().map((it) => lineOf(it.method, it.path)).filter((it) => !rows.has(it))).toEqual([]);
});

test('every mounted endpoint has a probe, and no probe is of none', () => {
  expect(Object.keys(PROBES).sort()).toEqual(mounted().map((it) => it.name).sort());
});

test('what was served is served: add to docs/served.lock what a new probe serves', () => {
  expect(servedLines()).toEqual(mounted().flatMap(linesOf).filter((it) => rows.has(it)).sort());
});

test.each(Object.keys(PROBES))('%s does what it is for, and its answer has the keys that the tables name', async (name) => {
  const endpoint = mounted().find((it) => it.name === name);
  if (!endpoint) throw new Error(`${name} is not mounted`);
  const answers = await (PROBES[name] as (typeof PROBES)[string])(school);
  expect(answers.some((it) => it.status === 200)).toBe(true);
  const promised = rows.get(lineOf(endpoint.method, endpoint.path))?.response.split(', ').filter(Boolean) ?? [];
  expect(answers.flatMap((it) => Object.keys(it.body))).toEqual(expect.arrayContaining(promised));
});
