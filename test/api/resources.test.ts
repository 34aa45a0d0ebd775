import type { Response } from 'supertest';
import { activity } from '#contract/conduct/activity.resource';
import { level } from '#contract/classroom/level.resource';
import { program } from '#contract/classroom/program.resource';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import type { Refusal } from '#contract/kit/refusal';
import { common } from '#contract/kit/refusal';
import { type Resource, resources } from '#contract/kit/resource';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { subject } from '#contract/subject/subject.resource';
import { furnishReferences, sampleOf } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { seedId } from '#server/kit/resource/seeds';
import '#server/app.module';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishReferences(school);
});
afterAll(() => school.close());

const WRITERS: Record<string, Who> = { guruBK: 'bk' };
const writer = ({ write }: Resource): Who => (write.includes('admin') ? 'admin' : (WRITERS[write[0] as string] as Who));
const rows = async (it: Resource): Promise<Record<string, unknown>[]> => (await school.ask(writer(it), it.api.list, { limit: 100 })).body.data;
const told = async (answer: Promise<Response>) => (({ status, body }) => [status, body.code, Object.keys(body.errors ?? {})])(await answer);
const no = ({ status, code }: Refusal, ...fields: string[]) => [status, code, fields];
const add = (it: Resource, row: object, headers = {}) => school.ask(writer(it), it.api.create, row, { headers });

describe.each(resources())('$name', (it) => {
  const { row, change } = sampleOf(it);
  const ask = (verb: 'create' | 'change' | 'remove', input: object) => school.ask(writer(it), it.api[verb], input);

  test('is created, found, changed and deleted, and each is known at once', async () => {
    const { status, body } = await ask('create', row(0));
    expect([status, body.message]).toEqual([200, 'OK']);
    const { id } = body.data;
    expect(await rows(it)).toContainEqual(expect.objectContaining({ id, ...row(0) }));
    expect((await ask('change', { id, ...change })).status).toBe(200);
    expect((await rows(it)).find((one) => one.id === id)).toMatchObject({ ...row(0), ...change });
    if (it.api.one) expect((await school.ask(writer(it), it.api.one, { id })).body.data).toMatchObject({ id, ...change });
    expect((await ask('remove', { id })).status).toBe(200);
    expect((await rows(it)).some((one) => one.id === id)).toBe(false);
    expect((await ask('remove', { id })).status).toBe(200);
    expect(await told(ask('change', { id, ...change }))).toEqual(no(common.NOT_FOUND));
  });

  test('does not hear what the contract does not know, refuses what is missing and what is nobody’s', async () => {
    const made = (await ask('create', { ...row(0), id: idOf('mine'), dihapus: false })).body.data.id;
    expect(made).not.toBe(idOf('mine'));
    await ask('remove', { id: made });
    const first = Object.entries(it.fields as object).find(([, schema]) => !schema.safeParse(undefined).success)?.[0] ?? '';
    const { [first]: _, ...less } = row(0);
    if (first) expect(await told(ask('create', less))).toEqual(no(common.VALIDATION, first));
    expect(await told(ask('change', { id: idOf('nobody'), ...change }))).toEqual(no(common.NOT_FOUND));
    expect(await told(ask('remove', { id: idOf('nobody') }))).toEqual(no(common.NOT_FOUND));
  });

  test('the same request again creates one row', async () => {
    const headers = { 'idempotency-key': `make ${it.name}` };
    const [one, other] = [await add(it, row(0), headers), await add(it, row(0), headers)];
    expect([one.status, other.body]).toEqual([200, one.body]);
    expect((await rows(it)).filter((found) => found.id === one.body.data.id)).toHaveLength(1);
    await ask('remove', { id: one.body.data.id });
  });

  const [unique] = it.unique ?? [];
  if (!unique) return;
  test('of several who want the same at once one gets it, and when it is given up another may have it', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('create', row(0))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const [id] = answers.flatMap(({ body }) => body.data?.id ?? []);
    expect(await told(ask('create', row(0)))).toEqual(no(common.TAKEN, unique[0] as string));
    await ask('remove', { id });
    const again = await ask('create', row(0));
    expect(again.status).toBe(200);
    await ask('remove', { id: again.body.data.id });
  });
});

describe('the rules of single resources', () => {
  test('what is referred to must be there, and is not deleted while it is', async () => {
    expect(await told(add(subject, { ...sampleOf(subject).row(0), id_kelompok: idOf('nothing') }))).toEqual(no(common.LOST_REFERENCE, 'id_kelompok'));
    const { body } = await add(subject, sampleOf(subject).row(0));
    const refused = await school.ask('admin', resources().find((it) => it.name === 'curriculum-group')!.api.remove, { id: seedId('curriculum-group', 'MULOK') });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'IN_USE', tempat: 'subject' }]);
    await school.ask('admin', subject.api.remove, { id: body.data.id });
    expect(await told(school.ask('admin', subject.api.remove, { id: idOf('MTK') }))).toEqual(no(common.IN_USE));
  });

  test('two periods of one office do not overlap', async () => {
    const period = (tanggal_mulai: string, tanggal_selesai: string | null) => add(leadershipPeriod, { jabatan: 'bendahara', id_guru: idOf('budi'), tanggal_mulai, tanggal_selesai });
    expect((await period('2024-07-01', '2026-06-30')).status).toBe(200);
    expect((await period('2026-07-01', null)).status).toBe(200);
    expect(await told(period('2025-01-01', '2025-02-01'))).toEqual(no(common.VALIDATION, 'tanggal_mulai'));
    expect(await told(period('2030-01-01', null))).toEqual(no(common.VALIDATION, 'tanggal_mulai'));
    expect(await told(period('2020-01-01', '2019-01-01'))).toEqual(no(common.VALIDATION, 'tanggal_selesai'));
  });

  test('an activity lies within one semester', async () => {
    const planned = (nama: string, tanggal_mulai: string | null, tanggal_selesai: string | null = null) => add(activity, { nama, type: 'lomba', tanggal_mulai, tanggal_selesai });
    const { body: { data: { id } } } = await planned('Lomba debat', '2026-08-10', '2026-08-12');
    expect([(await planned('Lomba pidato', '2026-08-10')).status, (await planned('Lomba baca', null)).status]).toEqual([200, 200]);
    expect(await told(planned('Lomba lari', '2025-08-10'))).toEqual(no(common.VALIDATION, 'tanggal_mulai'));
    expect(await told(planned('Lomba lari', '2026-11-30', '2027-03-01'))).toEqual(no(common.VALIDATION, 'tanggal_selesai'));
    expect(await told(school.ask('admin', activity.api.change, { id, tanggal_selesai: '2027-03-01' }))).toEqual(no(common.VALIDATION, 'tanggal_selesai'));
  });

  test('of several periods of one office that come at once one is kept', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(leadershipPeriod, { jabatan: 'ketua_yayasan', id_guru: idOf('budi'), tanggal_mulai: '2026-01-01' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  test('what has a default is not emptied, and what looks alike is alike', async () => {
    const { body } = await add(level, sampleOf(level).row(0));
    expect(await told(school.ask('admin', level.api.change, { id: body.data.id, fase: null }))).toEqual(no(common.VALIDATION, 'fase'));
    const [composed, apart] = ['Caf\u00e9  A', 'Cafe\u0301 \u200bA'];
    const first = await add(program, { nama: composed });
    expect(await told(add(program, { nama: apart }))).toEqual(no(common.TAKEN, 'nama'));
    for (const [it, id] of [[level, body.data.id], [program, first.body.data.id]] as const) await school.ask('admin', it.api.remove, { id });
  });

  test('a template uses variables that there are, weights add up, a code has the form of its kind', async () => {
    expect(await told(add(reportTemplate, { type: 'ekskul', template: 'Tanpa variabel sama sekali' }))).toEqual(no(common.VALIDATION, 'template'));
    expect(await told(add(reportTemplate, { type: 'ekskul', template: 'Halo {{nama_murid}}!!!' }))).toEqual(no(common.VALIDATION, 'template'));
    expect(await told(add(reportSetting, { ...sampleOf(reportSetting).row(0), bobot_lm: 61 }))).toEqual(no(common.VALIDATION, 'bobot_lm'));
    expect(await told(add(reportSetting, { ...sampleOf(reportSetting).row(0), bobot_ph: 0, bobot_pts: 0, bobot_pas: 0 }))).toEqual(no(common.VALIDATION, 'bobot_ph'));
    for (const wrong of [{ bobot_ph: 0, bobot_pts: 0, bobot_pas: 0 }, { bobot_ph: -1 }, { bobot_ph: 1.5 }]) expect(await told(add(gradeWeight, { ...sampleOf(gradeWeight).row(0), ...wrong }))).toEqual(no(common.VALIDATION, 'bobot_ph'));
    expect(await told(add(basicCompetence, { ...sampleOf(basicCompetence).row(0), jenis: 'TP' }))).toEqual(no(common.VALIDATION, 'kode'));
  });

  test('a name that was changed is free, and its old owner may have it back only while it is', async () => {
    const { body: one } = await add(level, sampleOf(level).row(0));
    await school.ask('admin', level.api.change, { id: one.data.id, nama: 'Lain', tingkat: 9 });
    const { body: other, status } = await add(level, sampleOf(level).row(0));
    expect(status).toBe(200);
    expect(await told(school.ask('admin', level.api.change, { id: one.data.id, nama: 'TINGKAT 0' }))).toEqual(no(common.TAKEN, 'nama'));
    for (const id of [one.data.id, other.data.id]) await school.ask('admin', level.api.remove, { id });
  });

  test('lists are searched, narrowed, paged and sorted as people count', async () => {
    for (const kode of ['3.10', '3.2', '3.1']) await add(basicCompetence, { ...sampleOf(basicCompetence).row(0), kode });
    const list = async (input: object) => (await school.ask('ani', basicCompetence.api.list, input)).body;
    expect((await list({})).data.map((it: { kode: string }) => it.kode)).toEqual(['3.1', '3.2', '3.10']);
    expect(await list({ order: 'desc', limit: 2, page: 2 })).toMatchObject({ total: 3, page: 2, limit: 2, data: [{ kode: '3.1', mata_pelajaran: 'Matematika', level: 'VII' }] });
    expect((await list({ search: '3.10' })).total).toBe(1);
    expect((await list({ search: '%' })).total).toBe(0);
    expect((await list({ id_mata_pelajaran: idOf('IPA') })).total).toBe(0);
    expect((await list({ sortBy: 'id_level' })).total).toBe(3);
  });

  test('a competence is kept by who teaches its subject', async () => {
    const row = { ...sampleOf(basicCompetence).row(0), kode: '4.9' };
    const { create, change, remove } = basicCompetence.api;
    expect((await school.ask('sari', create, row)).status).toBe(403);
    const { id } = (await school.ask('budi', create, row)).body.data;
    expect([(await school.ask('sari', change, { id, alias: 'milik Budi' })).status, (await school.ask('budi', change, { id, id_mata_pelajaran: idOf('IPA') })).status]).toEqual([403, 403]);
    expect([(await school.ask('budi', change, { id, alias: 'bilangan' })).status, (await school.ask('sari', remove, { id })).status]).toEqual([200, 403]);
    expect([(await school.ask('budi', remove, { id })).status, (await school.ask('budi', remove, { id })).status]).toEqual([200, 200]);
  });

  test('the weights of a subject in a class begin at 2:1:1, and are found by either', async () => {
    const { id } = (await add(gradeWeight, sampleOf(gradeWeight).row(0))).body.data;
    expect(await rows(gradeWeight)).toMatchObject([{ bobot_ph: 2, bobot_pts: 1, bobot_pas: 1, mata_pelajaran: 'Matematika', kelas_tahun_ajaran: '7A' }]);
    for (const [search, total] of [['matem', 1], ['7a', 1], ['7b', 0]]) expect((await school.ask('ani', gradeWeight.api.list, { search })).body.total).toBe(total);
    await school.ask('kurikulum', gradeWeight.api.remove, { id });
  });

  test('the older ways to write a line lead to the same', async () => {
    const { body } = await add(subject, sampleOf(subject).row(1));
    const at = (method: string, path: string) => ({ ...subject.api.change, method, path }) as typeof subject.api.change;
    expect((await school.ask('admin', at('PUT', '/api/mata_pelajaran/admin/update'), { id: body.data.id, urutan: 7 })).status).toBe(200);
    expect((await school.ask('admin', at('PUT', '/api/mata_pelajaran/admin/update/'), { id: body.data.id, urutan: 8 })).status).toBe(200);
    expect((await rows(subject)).find((it) => it.id === body.data.id)).toMatchObject({ urutan: 8, kelompok: 'Muatan Lokal' });
    expect((await school.ask('admin', at('DELETE', '/api/mata_pelajaran/admin/delete'), { id: body.data.id })).status).toBe(200);
    const setting = await add(reportSetting, sampleOf(reportSetting).row(0));
    expect((await school.ask('admin', { ...reportSetting.api.change, method: 'POST' }, { id: setting.body.data.id, ...sampleOf(reportSetting).change })).status).toBe(200);
    expect(await rows(reportSetting)).toMatchObject([{ bobot_lm: 70 }]);
  });
});
