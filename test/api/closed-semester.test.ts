import type { Response } from 'supertest';
import { conduct } from '#contract/conduct/conduct.api';
import { finalGrades } from '#contract/grading/final-grade.api';
import { gradebook } from '#contract/grading/gradebook.api';
import { reportCard } from '#contract/report-card/report-card.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { columnOf, goalOf, scored, SUBJECT } from '#test/kit/a-gradebook';
import { HELPED, publishedReport } from '#test/kit/a-report';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

const alasan = 'Salah salin dari kertas ujian';
let school: School;
let id: string;
let before: Response[];
beforeAll(async () => {
  school = await testSchool();
  await scored(school);
  id = (await publishedReport(school, 'ani')).id_general_report;
  before = await Promise.all([school.ask('admin', reportCard.reopen, { id, alasan }), school.ask('admin', reportCard.publish, { id, alasan })]);
  await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-01-04', active: true });
});
afterAll(() => school.close());

const book = () => ({ id_kelas: school.class('A').id_kelas_tahun_ajaran, id_mata_pelajaran: SUBJECT.A });
const detail = async (who: 'admin' | 'kurikulum' = 'admin') => (await school.ask(who, reportCard.content, { id })).body.data;
const kept = async (type: string) => (await school.query(`SELECT data->>'alasan' AS alasan FROM es.event WHERE type = $1 ORDER BY position DESC LIMIT 1`, [type])).rows[0]?.alasan;

test('the admin puts a gradebook right, everything with a reason that stays with it; its teacher does not', async () => {
  const column = { ...book(), tipe: 'TP', id_kd: goalOf('A', 2) };
  expect((await school.ask('budi', gradebook.addColumn, { ...column, alasan })).body.code).toBe('SEMESTER_OVER');
  expect((await school.ask('admin', gradebook.addColumn, column)).body.code).toBe('REASON_NEEDED');
  expect((await school.ask('admin', gradebook.addColumn, { ...column, alasan })).body.result).toBe(true);
  const text = { ...book(), id_murid: idOf('beni'), jenis: 'capaian', teks: 'Ananda tekun.' };
  expect((await school.ask('admin', gradebook.describe, text)).body.code).toBe('REASON_NEEDED');
  expect((await school.ask('admin', gradebook.describe, { ...text, alasan })).body.result).toBe(true);
  expect([await kept('GradeColumnAdded'), await kept('DescriptionWritten')]).toEqual([alasan, alasan]);
  expect((await school.ask('admin', finalGrades.generate, { ...book(), timpa: true, alasan })).body.data.find((it: { id_murid: string }) => it.id_murid === idOf('beni')).deskripsi).toMatchObject([{ isSendiri: false }]);
});

test('a report that is out is opened, put right and published by the admin, with a reason each', async () => {
  expect((await detail('kurikulum')).boleh).toMatchObject({ buka: false, alasan: false });
  expect((await school.ask('kurikulum', reportCard.reopen, { id, alasan })).body.code).toBe('CLOSED_SEMESTER');
  expect((await detail()).boleh).toMatchObject({ buka: true, menulis: false, alasan: true });
  expect((await school.ask('admin', reportCard.reopen, { id, alasan })).body.result).toBe(true);

  const cell = { id_kolom: columnOf(school, 'A'), id_murid: idOf('ani'), nilai: 60, sebelum: 80 };
  expect((await school.ask('admin', gradebook.enter, { ...book(), data: [cell], alasan })).body.data).toMatchObject([{ hasil: 'ok' }]);
  expect((await detail()).boleh).toMatchObject({ menulis: true, terbit: true, buka: false });
  const note = { general_report: { id_general_report: id, catatan_wali: 'Perlu latihan' } };
  expect((await school.ask('admin', reportCard.updateAll, note)).body.code).toBe('REASON_NEEDED');
  expect((await school.ask('admin', reportCard.updateAll, { ...note, alasan })).body.result).toBe(true);
  expect((await school.ask('admin', conduct.changeAll, { id_general_report: id, id_reward_punishment: HELPED, frequency: 1 })).status).toBe(403);
  expect((await school.ask('waliA', conduct.changeAll, { id_general_report: id, id_reward_punishment: HELPED, frequency: 1 })).body.code).toBe('SEMESTER_OF_REPORT_CLOSED');

  expect((await school.ask('waliA', reportCard.publish, { id, alasan })).body.code).toBe('CLOSED_SEMESTER');
  expect((await school.ask('admin', reportCard.publish, { id })).body.code).toBe('REASON_NEEDED');
  expect((await school.ask('admin', reportCard.publish, { id, alasan })).body.data).toMatchObject({ id, versi: 2 });
  expect(await detail()).toMatchObject({ isPublished: true, isi: { catatan_wali: 'Perlu latihan' }, daftar_versi: [{ versi: 2 }, { versi: 1 }] });
  expect(await kept('ReportPublished')).toBe(alasan);
});

test('nothing is done for a class at once, whoever leads it or the school', async () => {
  const all = { id: school.class('A').id_kelas_tahun_ajaran, type: 'akhir_semester' };
  for (const who of ['waliA', 'kepala'] as const) expect((await school.ask(who, reportCard.publishClass, all)).body).toMatchObject({ code: 'CLOSED_SEMESTER' });
  expect((await school.ask('waliA', reportCard.verifyClass, { ...all, by: 'waliKelas' })).body.code).toBe('CLOSED_SEMESTER');
});

test('as long as it is on, the admin does none of it', () => {
  expect(before.map((it) => it.status)).toEqual([403, 403]);
});
