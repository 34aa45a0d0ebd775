import { reportCard } from '#contract/report-card/report-card.api';
import { aReport, publishedReport } from '#test/kit/a-report';
import { columnOf, enter, scored } from '#test/kit/a-gradebook';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await scored(school);
});
afterAll(() => school.close());

const lacks = async (id: string) => (await school.ask('waliA', reportCard.content, { id })).body.data.kurang.map((it: { jenis: string }) => it.jenis);
const gives = (nilai: number, sebelum: number) => enter(school, [{ id_kolom: columnOf(school, 'A'), id_murid: idOf('ani'), nilai, sebelum }]);
const verify = (id: string, more: object = {}) => school.ask('waliA', reportCard.verify, { id, by: 'waliKelas', ...more });
const publish = (id: string) => school.ask('waliA', reportCard.publish, { id });
const gradeOf = async (id: string) => (await school.ask('waliA', reportCard.content, { id })).body.data.isi.mapel[0].akhir.nilai;

test('a score that changes after the word was given holds the report back until it is taken back, looked at and verified again', async () => {
  const [ani, beni] = [await aReport(school, 'ani'), await aReport(school, 'beni')];
  for (const id of [ani, beni]) expect((await verify(id)).status).toBe(200);
  expect(await lacks(ani)).not.toContain('berubah');

  await gives(60, 80);
  expect([await lacks(ani), await lacks(beni)]).toEqual([expect.arrayContaining(['berubah']), expect.not.arrayContaining(['berubah'])]);
  expect(await publish(ani)).toMatchObject({ status: 409, body: { code: 'REPORT_CHANGED' } });
  expect((await publish(beni)).body.result).toBe(true);

  expect((await verify(ani, { kembali: true, alasan: 'Nilai diperbaiki' })).status).toBe(200);
  expect(await lacks(ani)).not.toContain('berubah');
  expect((await verify(ani)).status).toBe(200);
  expect((await publish(ani)).body.result).toBe(true);
  expect(await gradeOf(ani)).toBe(60);
});

test('a score that is put back to what the word was given for holds nothing back', async () => {
  const id = await aReport(school, 'citra');
  const cell = { id_kolom: columnOf(school, 'A'), id_murid: idOf('citra') };
  await verify(id);
  await enter(school, [{ ...cell, nilai: 70, sebelum: 80 }]);
  expect((await publish(id)).body.code).toBe('REPORT_CHANGED');
  await enter(school, [{ ...cell, nilai: 80, sebelum: 70 }]);
  expect((await publish(id)).body.result).toBe(true);
});

test('a score that the report of the middle of the semester has told changes with a reason only, which stays with it', async () => {
  await publishedReport(school, 'dedi');
  const cell = { id_kolom: columnOf(school, 'A'), id_murid: idOf('dedi'), nilai: 60, sebelum: 80 };
  expect((await enter(school, [cell])).body.data).toMatchObject([{ hasil: 'REASON_NEEDED', nilai: 80 }]);
  expect((await enter(school, [cell], 'A', { alasan: 'Salah salin dari kertas' })).body.data).toMatchObject([{ hasil: 'ok', nilai: 60 }]);
  const { rows } = await school.query(`SELECT data->>'alasan' AS alasan FROM es.event WHERE type = 'ScoreEntered' AND data->>'id_murid' = $1 ORDER BY position`, [idOf('dedi')]);
  expect(rows).toEqual([{ alasan: null }, { alasan: 'Salah salin dari kertas' }]);
});
