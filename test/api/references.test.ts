import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint as Contract } from '#contract/kit/endpoint';
import { refersTo } from '#contract/kit/fields';
import { teaching } from '#contract/subject/teaching.api';
import { access, staffAccount } from '#contract/identity/access.api';
import { identity } from '#contract/identity/identity.api';
import { teachers } from '#contract/people/teacher.api';
import { common } from '#contract/kit/refusal';
import { targetOf } from '#projections/kit/reference';
import { ENDPOINT, Endpoint, type Mounted } from '#server/kit/edge/endpoint';
import { RegisterTeacher } from '#server/people/teacher.decider';
import { furnishForRights, isAllowed, RIGHTS, type Right } from '#test/api/rights';
import { type Json, propertiesOf, valid } from '#test/kit/arbitrary';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';
import { idOf, staff, type Who } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishForRights(school);
});
afterAll(() => school.close());

const FOREIGN = idOf('what is referred to by nobody');
function isInTurn(endpoint: Contract<any, any>) {
  const handler = { value: () => undefined };
  Endpoint(endpoint, () => true)({}, 'handle', handler);
  return (Reflect.getMetadata(ENDPOINT, handler.value) as Mounted).isInTurn;
}
const somebody: Who[] = ['admin', ...staff.map((it) => it.who)];
const whoMay = (right: Right) => somebody.find((who) => isAllowed(right, who, 'A')) as Who;
const referring = RIGHTS.filter(({ endpoint }) => endpoint.method !== 'GET').flatMap((right) => refersTo(right.endpoint.input).map((it) => [right.endpoint.name, it.field, it.of, right] as const));

/** Input that refers to nobody in this field, of a section in it, of a list of rows in its first, whose other fields hold whatever they may. */
function naming({ shape }: z.ZodObject, field: string, given: Record<string, unknown>): Record<string, unknown> {
  const [name, ...inner] = field.split('.') as [string, ...string[]];
  if (!inner.length) return { [name]: (shape[name] as z.ZodType).safeParse(FOREIGN).success ? FOREIGN : [FOREIGN] };
  const section = given[name];
  if (inner.length === 1 && typeof section === 'object' && !Array.isArray(section)) {
    const wishes = [FOREIGN, [FOREIGN]].map((it) => ({ ...section, [inner[0] as string]: it }));
    return { [name]: wishes.find((it) => (shape[name] as z.ZodType).safeParse(it).success) };
  }
  const row = fc.sample(valid(propertiesOf(z.object({ rows: shape[name] as z.ZodType })).rows?.items as Json, { ids: [FOREIGN], days: ['2026-08-04'] }), { seed: 1, numRuns: 500 }) as Record<string, unknown>[];
  const wishes = row.flatMap((it) => [FOREIGN, [FOREIGN]].map((foreign) => ({ [name]: [{ ...it, [inner[1] as string]: foreign }] })));
  return wishes.find((it) => z.object({ [name]: shape[name] as z.ZodType }).safeParse(it).success) as Record<string, unknown>;
}

test('resources and what is more than one refer, once and several times', () => {
  expect(referring.map(([name, field]) => `${name} ${field}`)).toEqual(expect.arrayContaining([
    'leadership-period.create id_guru', 'teaching.assign id_guru', 'teaching.assign id_mata_pelajaran', 'classroom.form id_level', 'classroom.assignHomeroom id_guru', 'classroom.addStudents daftar_murid', 'teachers.create id_mata_pelajaran', 'questionPackage.make daftar_soal.0.id_soal', 'questionPackage.change kisi_kisi.0.id_kd',
  ]));
  for (const [, , of] of referring) expect(targetOf(of).table.name).toEqual(expect.any(String));
});

test.each(referring)('%s is refused where %s is no %s, and says so of that field', async (_name, field, _of, { endpoint, input, ...rest }) => {
  const right = { endpoint, input, ...rest };
  const { status, body } = await school.ask(whoMay(right), endpoint, { ...input(school, 'A'), ...naming(endpoint.input, field, input(school, 'A') as Record<string, unknown>) });
  expect([status, body]).toEqual([422, { ...refusedAs(common.LOST_REFERENCE), errors: expect.objectContaining({ [field]: expect.any(String) }) }]);
});

test('whatever is referred to is removed in turn, and what is no removal of such waits for nobody', () => {
  const removed = RIGHTS.flatMap(({ endpoint }) => endpoint.removes ?? []);
  expect(removed).toEqual(expect.arrayContaining([...new Set(referring.map(([, , of]) => of))]));
  for (const of of removed) expect(targetOf(of).table.name).toEqual(expect.any(String));
  for (const it of [teachers.remove, teaching.assign]) expect([it.name, isInTurn(it)]).toEqual([it.name, true]);
  for (const it of [identity.endSession, access.endSessions, access.lift, access.liftAll, staffAccount.remove, teachers.revoke]) expect([it.name, isInTurn(it)]).toEqual([it.name, false]);
});

test.each([['referring', 0], ['removing', 1]])('who refers to somebody and who removes them take turns, whoever comes first: %s', async (_, first) => {
  const id_guru = idOf(`guru ${first}`);
  await school.give(RegisterTeacher, { id_guru, nama: 'Gilang Bergilir', nik: `199088${first}`, jenis_kelamin: 'Pria' });
  const assign = () => school.ask('admin', teaching.assign, { id_guru, id_mata_pelajaran: idOf('MTK'), id_kelas: school.class('B').id_kelas });
  const remove = () => school.ask('admin', teachers.remove, { id: id_guru });
  const answers = await Promise.all((first ? [remove, assign] : [assign, remove]).map((ask) => ask()));
  expect(answers.map((it) => it.body.code ?? it.status)).toEqual([200, expect.stringMatching(/LOST_REFERENCE|IN_USE/)]);
});
