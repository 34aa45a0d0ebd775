import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { timetable } from '#contract/timetable/timetable.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { Timetable } from '#projections/timetable/timetable.query';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'supertest';
import { PlaceSlots } from '#server/timetable/timetable.decider';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, MODEL } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const row = { tipe: 'R', jam_mulai: '07:30', durasi: 30, isMurajaah1: 1, murajaah1dur: 30, break1dur: 15 };
const chosen = async (id_tahun_ajaran = ID_TAHUN_AJARAN) => (await school.nest.get(QueryBus).execute(new Timetable({ id_tahun_ajaran }))).model.tipe;

test('the model that is switched on is the one that lessons follow, and one at a time is', async () => {
  const made = await school.ask('admin', scheduleModel.api.create, row);
  expect((await school.ask('ani', timetable.activeModel)).body.data.durasi).toBe(MODEL.durasi);
  await school.ask('admin', scheduleModel.api.change, { id: made.body.data.id, aktif: true });
  await until('the timetable follows the model', async () => (await chosen()) === 'R');
  expect((await school.ask('ani', timetable.activeModel)).body.data).toMatchObject({ tipe: 'R', durasi: 30 });
  const second = await school.ask('admin', scheduleModel.api.create, { ...row, tipe: 'S', aktif: true });
  expect(second.status).toBe(200);
  await until('the timetable follows the other', async () => (await chosen()) === 'S');
  const on = async () => (await school.ask('admin', scheduleModel.api.list)).body.data.filter((it: { aktif: boolean }) => it.aktif).map((it: { tipe: string }) => it.tipe);
  expect(await on()).toEqual(['S']);
  // Whoever is not sound in all else takes nothing away.
  expect((await school.ask('admin', scheduleModel.api.create, { ...row, aktif: true })).body.code).toBe('TAKEN');
  expect(await on()).toEqual(['S']);
  await school.ask('admin', scheduleModel.api.change, { id: made.body.data.id, aktif: true });
  expect(await on()).toEqual(['R']);
});

test('of several that are switched on at once one is', async () => {
  await Promise.all(['T', 'U', 'V'].map((tipe) => school.ask('admin', scheduleModel.api.create, { ...row, tipe, aktif: true })));
  const { data } = (await school.ask('admin', scheduleModel.api.list)).body as { data: { id: string; tipe: string; aktif: boolean }[] };
  expect(data.filter((it) => it.aktif)).toHaveLength(1);
  await school.ask('admin', scheduleModel.api.change, { id: data.find((it) => it.tipe === 'R')?.id, aktif: true });
});

test('a day ends by 17.00: with six lessons whatever the timetable, with all of it once the model is switched on', async () => {
  const late = { ...row, tipe: 'L', isMurajaah1: 0, jam_mulai: '08:00', durasi: 60 };
  const told = ({ status, body }: Response) => [status, body.errors?.jam_mulai];
  expect(told(await school.ask('admin', scheduleModel.api.create, { ...late, jam_mulai: '13:00' }))).toEqual([422, 'Jam pelajaran ke-6 berakhir setelah pukul 17.00.']);
  // What comes after the sixth lesson does not count for six.
  const made = await school.ask('admin', scheduleModel.api.create, { ...late, jam_mulai: '10:45', break2dur: 90, isMurajaah2: 1, murajaah2dur: 90 });
  expect(made.status).toBe(200);
  const { id } = made.body.data;
  const change = (wish: object) => school.ask('admin', scheduleModel.api.change, { id, ...wish });
  expect(told(await change({ break1dur: 16 }))).toEqual([422, 'Jam pelajaran ke-6 berakhir setelah pukul 17.00.']);
  expect((await change({ jam_mulai: '08:00', break2dur: 0, isMurajaah2: 0 })).status).toBe(200);
  const { id_kelas_tahun_ajaran, id_mata_pelajaran, pengajar } = school.class('A');
  await school.give(PlaceSlots, { id_tahun_ajaran: ID_TAHUN_AJARAN, slots: [{ id_slot: idOf('jam kesembilan'), hari: 6, posisi: 9, id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru: pengajar }] });
  expect(told(await change({ aktif: true }))).toEqual([422, 'Jam pelajaran ke-9 berakhir setelah pukul 17.00.']);
  expect(told(await school.ask('admin', scheduleModel.api.create, { ...late, tipe: 'M', aktif: true }))).toEqual([422, 'Jam pelajaran ke-9 berakhir setelah pukul 17.00.']);
  expect((await change({ break1dur: 0, aktif: true })).status).toBe(200);
  for (const [wish] of [[{ break1dur: 1 }], [{ isMurajaah1: 1, murajaah1dur: 1 }], [{ jam_mulai: '08:01' }]]) expect(told(await change(wish as object))[0]).toBe(422);
  await until('the timetable follows it', async () => (await chosen()) === 'L');
  const { data } = (await school.ask('admin', scheduleModel.api.list)).body as { data: { id: string; tipe: string }[] };
  await school.ask('admin', scheduleModel.api.change, { id: data.find((it) => it.tipe === 'R')?.id, aktif: true });
});

test('a semester that becomes active follows the model that is switched on', async () => {
  const { body } = await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-01-04', active: true });
  await until('its timetable follows the model', async () => (await chosen(body.data.id)) === 'R');
});

test('what lessons follow is neither switched off nor removed, but gives way to another one', async () => {
  const models = async () => (await school.ask('admin', scheduleModel.api.list)).body.data as { id: string; tipe: string; aktif: boolean }[];
  const running = (await models()).find((it) => it.aktif) as { id: string };
  expect((await school.ask('admin', scheduleModel.api.change, { id: running.id, aktif: false })).body).toMatchObject({ code: 'ONE_MUST_BE_ON', errors: { aktif: expect.any(String) } });
  expect((await school.ask('admin', scheduleModel.api.remove, { id: running.id })).body.code).toBe('ONE_MUST_BE_ON');
  expect((await models()).find((it) => it.aktif)?.id).toBe(running.id);
  const next = await school.ask('admin', scheduleModel.api.create, { ...row, tipe: 'W', aktif: true });
  expect((await school.ask('admin', scheduleModel.api.remove, { id: running.id })).status).toBe(200);
  expect((await models()).filter((it) => it.aktif).map((it) => it.id)).toEqual([next.body.data.id]);
});
