import supertest, { type Test } from 'supertest';
import { attendance } from '#contract/attendance/attendance.api';
import { rpp } from '#contract/curriculum/rpp.api';
import { common } from '#contract/kit/refusal';
import { lesson } from '#contract/lesson/lesson.api';
import { planning } from '#contract/lesson/planning.api';
import { attendanceId } from '#contract/attendance/attendance';
import { Kesehatan } from '#contract/people/health';
import { studentData } from '#contract/people/student-data.api';
import { inputOf } from '#server/kit/edge/input';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
let token: string;
beforeAll(async () => {
  school = await testSchool();
  token = await school.signIn('admin');
});
afterAll(() => school.close());

const server = () => supertest(school.nest.getHttpServer());
const raw = (body: string, type = 'application/json') => server().put('/api/absensi/single-attend').set({ token, 'content-type': type }).send(body);
const mark = (more: object) => school.ask('admin', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran: 'Hadir', ...more });
const wrong = (errors: object) => [422, refusedAs(common.VALIDATION, 'VALIDATION', { errors })];
const told = async (it: Promise<{ status: number; body: any }>) => {
  const { status, body } = await it;
  return [status, body];
};

describe('a body', () => {
  it('rule 25: may have keys that the contract lacks, whatever they are called, and nobody hears them', async () => {
    for (const key of ['role', 'id', 'toString', 'hasOwnProperty', 'constructor', 'prototype', '']) {
      expect([key, (await mark({ [key]: 'x' })).status]).toEqual([key, 200]);
      expect(Object.keys(inputOf(attendance.markOne, { body: { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran: null, [key]: 'x' } }, 'id'))).toEqual(['id_sesi', 'id_murid', 'status_kehadiran']);
    }
  });

  it('is answered with no more faults than any form has fields', async () => {
    const wrong = Object.fromEntries(Object.keys(Kesehatan.shape).map((name) => [name, {}]));
    const { status, body } = await school.ask('waliA', studentData.updateClass, { data: Array.from({ length: 100 }, () => ({ id_murid: 'x', kesehatan: wrong })) });
    expect([status, Object.keys(body.errors).length]).toEqual([422, 500]);
  });

  it('rule 27: does not reach for prototypes', async () => {
    for (const body of ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"id_sesi":{"__proto__":{}}}']) {
      expect((await raw(body)).status).toBe(400);
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('has everything that is needed, of the right kind', async () => {
    expect(await told(school.ask('admin', attendance.markOne, {}))).toEqual(wrong({ id_sesi: 'Sesi wajib diisi.', id_murid: 'Murid wajib diisi.', status_kehadiran: expect.any(String) }));
    for (const it of [5, true, null, {}, ['a'], '', 'x', `${idOf('ani')} `, `{${idOf('ani')}}`, { $gt: '' }]) {
      expect(await told(mark({ id_murid: it }))).toEqual(wrong({ id_murid: expect.any(String) }));
    }
    for (const it of ['hadir', 'HADIR', '', 1, {}]) expect(await told(mark({ status_kehadiran: it }))).toEqual(wrong({ status_kehadiran: expect.any(String) }));
    for (const it of ['2026-02-30', '2026-8-4', '04-08-2026', '2026-08-04T00:00:00Z', 0]) expect(await told(mark({ tanggal_sesi: it }))).toEqual(wrong({ tanggal_sesi: expect.any(String) }));
  });

  it('keeps texts to their length, and to characters that can be kept', async () => {
    const id = attendanceId(school.lesson('A'), idOf('ani'));
    const note = (notes: unknown) => told(school.ask('admin', attendance.note, { id, notes }));
    const unkept = wrong({ notes: 'Catatan memuat karakter yang tidak dapat disimpan.' });
    expect(await note('x'.repeat(301))).toEqual(wrong({ notes: 'Catatan maksimal 300 karakter.' }));
    for (const it of ['sakit\u0000', 'sakit \ud83d', '\udc00 sakit']) expect(await note(it)).toEqual(unkept);
    for (const it of ['x'.repeat(300), 'sakit 😷 — “surat”', "'; DROP TABLE es.event; --", '<script>alert(1)</script>', '\u202e\u200b\ufeff.', 'ꦲꦏ꧀ꦱꦫ']) expect((await note(it))[0]).toBe(200);
    const { body } = await school.ask('admin', attendance.bySession, { id_sesi: school.lesson('A') });
    expect(body.data.find((it: { id_murid: string }) => it.id_murid === idOf('ani')).notes).toBe('ꦲꦏ꧀ꦱꦫ');
  });

  it('rule 52: is JSON of one object, said to be so, and not too large', async () => {
    expect(await told(raw('{"id_sesi":"x"', 'application/json'))).toEqual([400, refusedAs(common.MALFORMED)]);
    for (const it of ['[]', '"x"', '5', 'true', '[{}]']) expect(await told(raw(it))).toEqual([400, refusedAs(common.MALFORMED)]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'text/json', 'application/json-patch+json']) {
      expect(await told(raw('{}', type))).toEqual([415, refusedAs(common.UNSUPPORTED_TYPE)]);
    }
    expect(await told(raw(JSON.stringify({ id_sesi: 'x'.repeat(300_000) })))).toEqual([413, refusedAs(common.TOO_LARGE)]);
    expect((await raw('['.repeat(100_000))).status).toBe(400);
    expect((await raw(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`)).status).toBe(422);
    expect((await raw('', 'application/json')).status).toBe(422);
  });
});

describe('an address', () => {
  it('rule 28: takes each parameter once, as a plain value', async () => {
    const list = (query: string) => told(server().get(`/api/sesi/list-sesi-between-date?dates=2026-08-03,2026-08-07&${query}`).set({ token }) as never);
    expect((await list('page=1&limit=100'))[0]).toBe(200);
    for (const [query, field] of [['page=1&page=2', 'page'], ['search=a&search=b', 'search'], ['limit=1&limit=1', 'limit']] as const) {
      expect(await list(query)).toEqual(wrong({ [field]: expect.any(String) }));
    }
    for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=1e3', 'page=abc', 'page=99999999999999999999', 'limit=101', 'limit=0', 'id_guru=x', `search=${'x'.repeat(101)}`, 'search=%00', 'dates=x']) {
      expect([query, (await list(query))[0]]).toEqual([query, 422]);
    }
    for (const query of ['limit=', 'unknown=1', '__proto__=1', 'toString=1', 'sortBy=nama;drop', 'sortBy=constructor', 'order=up', "search='%25_\\", 'search=%E2%80%AE']) {
      expect([query, [200, 422].includes((await list(query))[0] as number)]).toEqual([query, true]);
    }
  });

  it('takes days that there are', async () => {
    for (const day of ['2026-02-29', '2026-13-01', '0000-01-01', '0001-01-01', '10000-01-01', '2026-8-4']) {
      for (const path of [`/api/guru/curriculum/daily-attendance?tanggal=${day}`, `/api/absensi/rincian?tanggal=${day}`, `/api/sesi/list-sesi-between-date?dates=2026-08-03,${day}`, `/api/sesi/list-sesi-between-date?dates=${day},2026-08-03`]) {
        expect([path, (await server().get(path).set({ token })).status]).toEqual([path, 422]);
      }
    }
    for (const day of ['1900-01-01', '2028-02-29', '9999-12-31']) expect((await school.ask('admin', attendance.today, { tanggal: day })).status).toBe(200);
  });

  it('takes ids in either case, and only ids', async () => {
    const id = school.lesson('A');
    const { body } = await school.ask('admin', lesson.one, { id: id.toUpperCase() });
    expect(body.data.id_sesi).toBe(id);
    expect((await mark({ id_murid: idOf('ani').toUpperCase(), id_sesi: id.toUpperCase() })).status).toBe(200);
    for (const it of ['x', '..', '%00', '%2e%2e%2f', id.slice(1), `${id}0`, 'null', '{id}']) {
      expect([it, [404, 422].includes((await server().get(`/api/sesi/${it}`).set({ token })).status)]).toEqual([it, true]);
    }
    expect((await server().get('/api/sesi/%zz').set({ token })).status).toBe(400);
  });

  it('may end with a slash', async () => {
    expect((await server().get('/api/institusi/')).status).toBe(200);
    expect((await server().get(`/api/sesi/${school.lesson('A')}/`).set({ token })).status).toBe(200);
    expect((await server().put('/api/absensi/all-attend/').set({ token }).send({ id_sesi: school.lesson('A') })).status).toBe(200);
    expect((await server().get('/api/institusi//')).status).toBe(404);
  });

  it('that is nobody’s is not found, by any method', async () => {
    for (const it of [server().get('/api/nothing'), server().post('/api/nothing').send({}), server().delete('/api/institusi'), server().patch('/api/login').send({}), server().get('/api')]) {
      expect(await told(it as never)).toEqual([404, refusedAs(common.NOT_FOUND)]);
    }
  });
});

test('methods that nobody needs do nothing', async () => {
  const state = async () => (await school.query('SELECT (SELECT count(*) FROM es.event) AS events, (SELECT count(*) FROM vault.session) AS sessions')).rows;
  const before = await state();
  const ask = (make: (path: string) => Test) => Promise.all(['/api/login', '/api/absensi/all-attend', '/api/institusi', '/api/logout'].map((it) => make(it).set({ token })));
  for (const { status, text } of await ask((it) => server().head(it))) expect([[200, 404].includes(status), text]).toEqual([true, undefined]);
  for (const { status, headers } of await ask((it) => server().options(it))) expect([status, headers.allow]).toEqual([404, undefined]);
  for (const { status, text } of await ask((it) => server().trace(it))) expect([status, text.includes(token)]).toEqual([404, false]);
  expect(await state()).toEqual(before);
});

test('years that no database counts and values without an end are refused as what they are', async () => {
  const within = (deep: number) => Array.from({ length: deep }).reduce<unknown>((it) => [it], 'x');
  const answers = await Promise.all([
    school.ask('kurikulum', planning.matrix, { pada: '0000-01-01T00:00:00Z' }), school.ask('kurikulum', planning.lessons, { pada: '0000-01-01T00:00:00Z' }), school.ask('kurikulum', planning.changes, { sejak: '0000-01-01T00:00:00Z' }),
    school.ask('kurikulum', planning.remind, { id_guru: idOf('budi'), tanggal_awal: '9999-12-31' }),
    ...[7, 3_000].map((deep) => school.ask('budi', rpp.change, { id: idOf('no plan'), dataRPP: { materi: 'x', sebelum: { materi: within(deep) } } })),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [422, 'VALIDATION']));
  expect((await school.ask('budi', rpp.change, { id: idOf('no plan'), dataRPP: { materi: 'x', sebelum: { materi: within(6) } } })).status).toBe(404);
});
