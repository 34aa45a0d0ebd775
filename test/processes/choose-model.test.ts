import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { timetable } from '#contract/timetable/timetable.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { Timetable } from '#projections/timetable/timetable.query';
import { QueryBus } from '@nestjs/cqrs';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN } from '#test/kit/school-data';
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
  expect((await school.ask('ani', timetable.activeModel)).body.data.durasi).toBe(25);
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

test('a semester that becomes active follows the model that is switched on', async () => {
  const { body } = await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-01-04', active: true });
  await until('its timetable follows the model', async () => (await chosen(body.data.id)) === 'R');
});
