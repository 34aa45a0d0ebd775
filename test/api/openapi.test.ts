import supertest from 'supertest';
import { Endpoints } from '#server/kit/live/endpoints';
import { OpenApi } from '#test/kit/openapi-schema';
import { type School, testSchool } from '#test/kit/school';

let school: School;
let document: OpenApi;
beforeAll(async () => {
  school = await testSchool({ isEmpty: true });
  document = (await supertest(school.nest.getHttpServer()).get('/api/docs-json')).body;
});
afterAll(() => school.close());

const served = () => [...school.nest.get(Endpoints).all().values()].map((it) => it.endpoint);
/** Every way to write a line. */
const mounted = () => served().flatMap((it) => [it, ...it.also.map((at, i) => ({ ...it, name: `${it.name}.${i + 2}`, method: at.split(' ')[0] as string, path: at.split(' ')[1] as string }))]);
const operations = () => Object.entries(document.paths).flatMap(([path, item]) => Object.entries(item).map(([method, it]) => ({ path, method, ...it })));

test('the document is OpenAPI 3.0', () => {
  expect(OpenApi.parse(document)).toEqual(document);
  for (const [, ref] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) expect(Object.keys(document.components.schemas)).toContain(ref);
});

test('every mounted endpoint is described, once, with its parameters, and nothing else is', () => {
  expect(operations().map((it) => it.operationId).sort()).toEqual(mounted().map((it) => it.name).sort());
  for (const { name, method, path, input, allow, upload, openFor } of mounted()) {
    const it = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'];
    if (!it) throw new Error(`${name} is not described`);
    const body = it.requestBody?.content[upload ? 'multipart/form-data' : 'application/json']?.schema as { properties?: object } | undefined;
    const told = [...(it.parameters ?? []).map((parameter) => parameter.name), ...Object.keys(body?.properties ?? {})];
    expect([name, told.sort()]).toEqual([name, [...Object.keys(input.shape), ...(upload ? [upload.part] : [])].sort()]);
    expect([name, it.security]).toEqual([name, allow === 'public' ? [] : [...(openFor ? [{}] : []), { token: [] }]]);
    expect(it.description).toContain(typeof allow === 'string' ? allow : allow.join(', '));
    expect(Object.keys(it.responses)).toEqual(['200', 'default']);
  }
});

test('the parameters of an address are those in its path', () => {
  for (const { path, parameters = [] } of operations()) {
    expect(parameters.filter((it) => it.in === 'path').map((it) => it.name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(new Set(parameters.map((it) => `${it.in} ${it.name}`)).size).toBe(parameters.length);
  }
});

test('it can be read as a page, too, and as YAML', async () => {
  const page = await supertest(school.nest.getHttpServer()).get('/api/docs');
  expect([page.status, page.text.includes('swagger-ui')]).toEqual([200, true]);
  const yaml = await supertest(school.nest.getHttpServer()).get('/api/docs-yaml');
  expect([yaml.status, yaml.text.startsWith('openapi: 3.0.3')]).toEqual([200, true]);
});
