import { classroom } from '#contract/classroom/classroom.api';
import { gradebook } from '#contract/grading/gradebook.api';
import { ledger } from '#contract/grading/ledger.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { takeOver } from '#contract/grading/take-over.api';
import { reportCard } from '#contract/report-card/report-card.api';
import { teaching } from '#contract/subject/teaching.api';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { LEVEL } from '#test/kit/a-plan';
import { completed } from '#test/kit/master-data';
import { furnishGradebooks, goalOf } from '#test/kit/a-gradebook';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Kelas } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishGradebooks(school);
  await school.ask('admin', teaching.assign, { id_guru: idOf('sari'), id_mata_pelajaran: idOf('MTK'), id_kelas: school.class('B').id_kelas });
});
afterAll(() => school.close());

const type = 'tengah_semester';
const maths = (kelas: Kelas) => ({ id_kelas: school.class(kelas).id_kelas, id_mata_pelajaran: idOf('MTK') });
const teacherOf = { A: 'budi', B: 'sari' } as const;
const column = async (kelas: Kelas, wish: object): Promise<string> => (await school.ask(teacherOf[kelas], gradebook.addColumn, { ...maths(kelas), ...wish })).body.data.id;
const enter = (kelas: Kelas, id_kolom: string, id_murid: string, nilai: number) => school.ask(teacherOf[kelas], gradebook.enter, { ...maths(kelas), data: [{ id_kolom, id_murid: idOf(id_murid), nilai }] });
const look = async (sumber?: object[]) => (await school.ask('sari', takeOver.sync, { ...maths('B'), pratinjau: true, ...(sumber && { sumber }) } as never)).body.data.sumber;
const openB = async () => (await school.ask('sari', gradebook.open, maths('B'))).body.data;
const reportOf = async (wali: 'waliA' | 'waliB', id_murid: string) => (await school.ask(wali, reportCard.homeroom, { type })).body.data.daftar_murid.find((it: { id_murid: string }) => it.id_murid === idOf(id_murid));
const mapelIn = async (wali: 'waliA' | 'waliB', id: string) => (await school.ask(wali, reportCard.content, { id })).body.data.isi.mapel.find((it: { mapel: string }) => it.mapel === 'Matematika');

test('whoever moves in mid-semester takes along what they earned: told of, looked at, brought, explained', async () => {
  const [kuis, tugas, sts] = [await column('A', { tipe: 'TP', id_kd: goalOf('A', 1), nama: 'Kuis 1' }), await column('A', { tipe: 'TP', id_kd: goalOf('A', 2), nama: 'Tugas' }), await column('A', { tipe: 'STS' })];
  for (const [id_kolom, nilai] of [[kuis, 84], [tugas, 90], [sts, 76]] as const) await enter('A', id_kolom, 'ani', nilai);
  await school.ask('waliA', reportCard.create, { listStudents: [idOf('ani')], type });
  const stood = await mapelIn('waliA', (await reportOf('waliA', 'ani')).id_general_report);

  await school.ask('admin', classroom.moveStudents, { id: school.class('A').id_kelas_tahun_ajaran, id_kelas_tujuan: school.class('B').id_kelas_tahun_ajaran, daftar_murid: [idOf('ani')] });
  expect(await reportOf('waliA', 'ani')).toBeUndefined();
  expect((await openB()).pindahan).toEqual([{ id_murid: idOf('ani'), nama: 'Ani Lestaringtyas', kelas: '7A', jumlah: 3 }]);
  await school.ask('waliB', reportCard.create, { listStudents: [idOf('ani')], type });
  const { id_general_report: id, kurang } = await reportOf('waliB', 'ani');
  expect(kurang).toContainEqual({ jenis: 'pindahan', mapel: ['Matematika'], kelas: '7A', jumlah: 3 });
  expect((await school.ask('waliB', reportCard.verify, { id, by: 'waliKelas' })).body).toMatchObject({ code: 'SCORES_ELSEWHERE' });

  const quiz = await column('B', { tipe: 'TP', id_kd: goalOf('A', 1), nama: 'Ulangan pertama' });
  expect(await look()).toMatchObject([
    { asal: 'pindahan', dari: { kelas: '7A', kolom: 'Kuis 1' }, id_kolom: quiz, isBaru: false, tertahan: null, sel: [{ nama: 'Ani Lestaringtyas', nilai: 84, sebelum: null }] },
    { dari: { kolom: 'Tugas' }, isBaru: true, kode: 'TP 7.2', tertahan: null }, { dari: { kolom: 'STS' }, tertahan: 'tanpa_kolom' },
  ]);
  const exam = await column('B', { tipe: 'STS' });
  const answer = await school.ask('sari', takeOver.sync, maths('B'));
  expect(answer.body.data.sel.map((it: { hasil: string }) => it.hasil)).toEqual(['ok', 'ok', 'ok']);
  expect((await openB()).pindahan).toEqual([]);
  expect(await look()).toEqual([]);
  expect((await reportOf('waliB', 'ani')).kurang.map((it: { jenis: string }) => it.jenis)).not.toContain('pindahan');
  expect(await mapelIn('waliB', id)).toEqual(stood);

  const why = (await school.ask('sari', ledger.origin, { ...maths('B'), id_murid: idOf('ani') })).body.data.peristiwa;
  expect(why.find((it: { id_kolom: string }) => it.id_kolom === exam)).toMatchObject({ nilai: 76, sebelum: null, cara: 'sinkron', dari: { kelas: '7A', kolom: 'STS', id_kolom: sts } });
  expect((await school.ask('waliB', reportCard.verify, { id, by: 'waliKelas' })).status).toBe(200);
});

test('a score that stands in the new class stays, and the other is left behind for a reason', async () => {
  const quiz = (await openB()).kolom.find((it: { nama: string }) => it.nama === 'Ulangan pertama').id_kolom;
  const old = await column('A', { tipe: 'TP', id_kd: goalOf('A', 1), nama: 'Ulangan pertama' });
  await enter('A', old, 'beni', 60);
  await school.ask('admin', classroom.moveStudents, { id: school.class('A').id_kelas_tahun_ajaran, id_kelas_tujuan: school.class('B').id_kelas_tahun_ajaran, daftar_murid: [idOf('beni')] });
  await enter('B', quiz, 'beni', 70);
  expect(await look()).toMatchObject([{ id_kolom: quiz, sel: [{ nilai: 60, sebelum: 70, isDiubah: true }] }]);
  expect((await school.ask('sari', takeOver.sync, { ...maths('B'), timpa: true })).body.data.sel).toEqual([]);
  expect((await openB()).murid.find((it: { id_murid: string }) => it.id_murid === idOf('beni')).sel[quiz].nilai).toBe(70);
  const leave = { ...maths('B'), sel: [{ id_asal: old, id_murid: idOf('beni') }], alasan: 'Ulangan diulang di kelas 7B' };
  expect((await school.ask('sari', takeOver.leave, leave)).status).toBe(200);
  expect((await openB()).pindahan).toEqual([]);
  expect((await school.ask('sari', takeOver.leave, leave)).status).toBe(200);
});

test('a report of the class before that is out holds the one of the new class, until it is opened again', async () => {
  const create = (wali: 'waliA' | 'waliB') => school.ask(wali, reportCard.create, { listStudents: [idOf('dedi')], type });
  const verify = (wali: 'waliA' | 'waliB', id: string) => school.ask(wali, reportCard.verify, { id, by: 'waliKelas' });
  await create('waliA');
  const { id_general_report: first } = await reportOf('waliA', 'dedi');
  await verify('waliA', first);
  await school.ask('waliA', reportCard.publish, { id: first });
  await school.ask('admin', classroom.moveStudents, { id: school.class('A').id_kelas_tahun_ajaran, id_kelas_tujuan: school.class('B').id_kelas_tahun_ajaran, daftar_murid: [idOf('dedi')] });

  await create('waliB');
  const { id_general_report: second, kurang } = await reportOf('waliB', 'dedi');
  expect(kurang).toContainEqual({ jenis: 'terbit', mapel: [], kelas: '7A', id_general_report: first });
  expect((await verify('waliB', second)).body).toMatchObject({ code: 'OUT_ELSEWHERE', message: expect.stringContaining('7A') });
  expect((await school.ask('kurikulum', reportCard.reopen, { id: first, alasan: 'Pindah ke 7B' })).status).toBe(200);
  expect((await verify('waliB', second)).status).toBe(200);
  expect((await school.ask('waliB', reportCard.publish, { id: second })).body.result).toBe(true);
});

test('a column of the other curriculum is passed over and said so, and keeps nothing else from being brought', async () => {
  await enter('A', await column('A', { tipe: 'TP', id_kd: goalOf('A', 3), nama: 'Garis bilangan' }), 'citra', 88);
  await school.ask('admin', classroom.moveStudents, { id: school.class('A').id_kelas_tahun_ajaran, id_kelas_tujuan: school.class('B').id_kelas_tahun_ajaran, daftar_murid: [idOf('citra')] });
  await school.give(commandsOf(reportSetting).Create, { id: idOf('K13 on VII'), ...completed(reportSetting, { id_level: LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: 0 }), alasan: 'Tingkat ini kelas K13' } as never);
  expect(await look()).toMatchObject([{ dari: { kolom: 'Garis bilangan' }, isBaru: true, tertahan: 'kurikulum_lain' }]);
  expect(await school.ask('sari', takeOver.sync, maths('B'))).toMatchObject({ status: 200, body: { data: { sel: [] } } });
});
