import { Endpoints } from '#server/kit/live/endpoints';
import { PROBES } from '#test/api/probes';
import { unlike } from '#test/api/stated';
import { type School, testSchool } from '#test/kit/school';
import { declaredEndpoints } from '#tools/docs/declared';
import { endpointRows, lineOf, linesOf, plannedRows, type Row, SERVED_LOCK, servedLines } from '#tools/docs/tables';

let school: School;
let rows: Map<string, Row>;
beforeAll(async () => {
  school = await testSchool();
  rows = new Map((await endpointRows()).map((it) => [lineOf(it.method, it.path), it]));
});
afterAll(() => school.close());

const mounted = () => [...school.nest.get(Endpoints).all().values()].map((it) => it.endpoint);

test('no line stands in the tables twice, but the one that is an announcement or a list of them', async () => {
  const lines = (await endpointRows()).map((it) => lineOf(it.method, it.path));
  expect(lines.filter((it, i) => lines.indexOf(it) !== i)).toEqual(['GET /api/pengumuman/{}']);
});

test('every endpoint that the contract declares is mounted, and no other', async () => {
  const declared = await declaredEndpoints();
  const where = new Map(declared.map((it) => [it.endpoint.name, it.file]));
  const [names, those] = [mounted().map((it) => it.name), declared.map((it) => it.endpoint.name)];
  expect(those.filter((it) => !names.includes(it)).map((it) => `${where.get(it)}: ${it} is in no controller`)).toEqual([]);
  expect(names.filter((it) => !those.includes(it)).map((it) => `contract/**/*.api.ts: ${it} is exported by none`)).toEqual([]);
});

test('what is served is planned no longer', () => {
  const served = servedLines();
  expect(plannedRows().map((it) => lineOf(it.method, it.path)).filter((it) => served.includes(it)).map((it) => `contract/endpoints-planned.tsv: ${it} is served; its row goes`)).toEqual([]);
});

test('every mounted endpoint has a probe, and no probe is of none', () => {
  expect(unlike(PROBES.flatMap(Object.keys), mounted().map((it) => it.name), 'PROBES of test/**/*-probes.ts')).toEqual([]);
});

test('what was served is served', () => {
  expect(unlike(servedLines(), mounted().flatMap(linesOf), `${SERVED_LOCK}, renewed by npm run docs`)).toEqual([]);
});


describe.each(PROBES.map((it, i) => [Object.keys(it)[0] as string, it, i] as const))('%s and those beside it', (_, probes, i) => {
  let own: School;
  beforeAll(async () => {
    own = i ? await testSchool() : school;
  });
  afterAll(() => own === school || own.close());

  test.each(Object.keys(probes))('%s does what it is for, and its answer has the keys that the tables name', async (name) => {
    const endpoint = mounted().find((it) => it.name === name);
    if (!endpoint) throw new Error(`${name} is not mounted`);
    const answers = await (probes[name] as (typeof probes)[string])(own);
    expect(answers.some((it) => it.status === 200)).toBe(true);
    const promised = rows.get(lineOf(endpoint.method, endpoint.path))?.response.split(', ').filter(Boolean) ?? [];
    expect(answers.flatMap((it) => Object.keys(it.body))).toEqual(expect.arrayContaining(promised));
  });
});
