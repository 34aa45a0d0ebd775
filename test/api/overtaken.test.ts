import { assignment } from '#contract/assignment/assignment.api';
import { attendance } from '#contract/attendance/attendance.api';
import { classroom } from '#contract/classroom/classroom.api';
import { exam } from '#contract/exam/exam.api';
import { supervision } from '#contract/exam/supervision.api';
import { program } from '#contract/classroom/program.resource';
import { leave } from '#contract/leave/leave.api';
import { passingInterval } from '#contract/curriculum/passing-interval.api';
import { staffAccount } from '#contract/identity/access.api';
import { institution } from '#contract/institution/institution.api';
import type { Endpoint } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { resources } from '#contract/kit/resource';
import { studentData } from '#contract/people/student-data.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { questionPackage } from '#contract/question-bank/question-bank.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { timetable } from '#contract/timetable/timetable.api';
import { WriteQuestion } from '#server/question-bank/question.decider';
import { Endpoints } from '#server/kit/live/endpoints';
import { gradebook } from '#contract/grading/gradebook.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { bookOf, furnishGradebooks } from '#test/kit/a-gradebook';
import { LEVEL } from '#test/kit/a-plan';
import { anExam, roomOf } from '#test/kit/an-exam';
import { completed } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, slots, type Who } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

type Values = Record<string, unknown>;
/** A line that changes something: whose it is, what it names it by, one field with three values that it may have, and how it is read back. */
type Edit = { endpoint: Endpoint<any, any>; who?: Who; at: () => Promise<Values>; field: string; values: readonly [unknown, unknown, unknown]; now: (at: Values) => Promise<unknown>; also?: Values };

const ani = async () => ({ id: idOf('ani') });
const data = async (endpoint: Endpoint<any, any>, input: Values = {}, who: Who = 'admin') => (await school.ask(who, endpoint, input)).body.data;
const rowOf = async (endpoint: Endpoint<any, any>, id: unknown, input: Values = {}) => (await data(endpoint, { limit: 100, ...input })).find((it: Values) => it.id === id);
const SOAL = ['satu', 'dua', 'tiga'].map((it) => idOf(`soal ${it}`));
/** The plan of an exam of Budi's, who has three questions. */
const planned = async () => {
  const whole = { tipe: 'Essay', pertanyaan: 'Uraikan', opsi: [], pasangan: [], kunci: [], cara_nilai: 'semua', skor_maksimal: 1, rubrik: [], pembahasan: '', id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi' };
  for (const id_soal of SOAL) await school.give(WriteQuestion, { id_soal, id_guru: idOf('budi'), id_mata_pelajaran: idOf('MTK'), ...whole });
  const { id_cbt } = await data(exam.plan, { judul: 'Ulangan', tipe: 'PH', id_mata_pelajaran: idOf('MTK'), mulai: '2026-08-20T01:00:00.000Z', durasi: 60, draf: true }, 'budi');
  return { id_cbt };
};
const plannedNow = async ({ id_cbt }: Values) => (await school.ask('budi', exam.one, { id: id_cbt })).body.cbt;
const classA = () => school.class('A').id_kelas_tahun_ajaran;

const ESSAY = { tipe: 'Essay', pertanyaan: 'Ceritakan sesuatu', opsi: [], pasangan: [], kunci: [], cara_nilai: 'semua', skor_maksimal: 1, rubrik: [], pembahasan: '', id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi' } as const;

const EDITS: Edit[] = [
  { endpoint: students.change, at: ani, field: 'alamat', values: ['Bogor', 'Depok', 'Ciawi'], now: async (at) => (await data(students.one, at)).alamat },
  { endpoint: students.changePayment, at: ani, field: 'status', values: ['lunas', 'cicilan', 'dispensasi'], now: async (at) => (await data(students.one, at)).status },
  { endpoint: students.changeStanding, at: async () => ({ id: idOf('gita') }), field: 'status_murid', values: ['pindah', 'keluar', 'lulus'], now: async (at) => (await data(students.one, at)).status_murid, also: { tanggal: '2026-08-01' } },
  { endpoint: students.nameKin, at: ani, field: 'id_guru_kerabat', values: [[idOf('budi')], [idOf('sari')], [idOf('waliA')]], now: async (at) => (await data(students.kin, at)).id_guru_kerabat },
  { endpoint: teachers.change, at: async () => ({ id: idOf('budi') }), field: 'alamat', values: ['Bogor', 'Depok', 'Ciawi'], now: async (at) => (await data(teachers.one, at)).alamat },
  { endpoint: classroom.change, at: async () => ({ id: classA() }), field: 'simbol', values: ['C', 'D', 'E'], now: async (at) => (await data(classroom.detail, at)).simbol },
  { endpoint: timetable.change, at: async () => ({ id: slots[0]?.id_slot as string }), field: 'ruang', values: ['Lab', 'Aula', 'Studio'], now: async () => (await data(timetable.whole, {})).slots.find((it: { id: string }) => it.id === slots[0]?.id_slot).ruang },
  { endpoint: classroom.assignHomeroom, at: async () => ({ id: classA() }), field: 'id_guru', values: [idOf('waliA'), idOf('budi'), null], now: async (at) => (await data(classroom.detail, at)).id_guru },
  { endpoint: schoolYear.change, at: async () => ({ id: ID_TAHUN_AJARAN }), field: 'tanggal_akhir', values: ['2026-12-20', '2026-12-21', '2026-12-22'], now: async (at) => (await data(schoolYear.one, at)).tanggal_akhir },
  {
    endpoint: passingInterval.change, field: 'batas_bawah', values: [78, 79, 80],
    at: async () => {
      await school.ask('admin', passingInterval.create, { kkm: 70 });
      return { id: (await data(passingInterval.list, { limit: 100 })).find((it: Values) => it.kkm === 70 && it.predikat === 'B').id };
    },
    now: async ({ id }) => (await rowOf(passingInterval.list, id)).batas_bawah,
  },
  { endpoint: institution.configure, at: async () => ({}), field: 'alamat', values: ['Bogor', 'Depok', 'Ciawi'], now: async () => (await data(institution.settings)).alamat },
  {
    endpoint: staffAccount.change, field: 'nama', values: ['Siti Satu', 'Siti Dua', 'Siti Tiga'],
    at: async () => ({ id: (await data(staffAccount.create, { username: 'siti', nama: 'Siti', roles: ['keuangan'], password: 'perahu layar 8' })).id }),
    now: async ({ id }) => (await rowOf(staffAccount.list, id)).nama,
  },
  {
    endpoint: attendance.note, who: 'budi', at: async () => ({ id: (await school.ask('budi', attendance.register, { id_sesi: school.lesson('A') })).body.attendances[0].id }), field: 'notes', values: ['Satu', 'Dua', 'Tiga'],
    now: async ({ id }) => (await school.ask('budi', attendance.register, { id_sesi: school.lesson('A') })).body.attendances.find((it: Values) => it.id === id).notes,
  },
  {
    endpoint: leave.correct, field: 'tanggal_akhir', values: ['2026-08-05', '2026-08-06', '2026-08-07'], also: { jenis: 'Sakit', tanggal_awal: '2026-08-04' },
    at: async () => {
      const { id } = await data(leave.request, { id_murid: idOf('eka'), jenis: 'Sakit', tanggal_awal: '2026-08-04', tanggal_akhir: '2026-08-04', alasan: 'Demam' });
      await school.ask('admin', leave.accept, { id });
      return { id };
    },
    now: async ({ id }) => (await rowOf(leave.list, id)).tanggal_akhir,
  },
  {
    endpoint: questionPackage.change, who: 'budi', field: 'daftar_soal', values: [[], [1], [2]].map((weights) => weights.map((bobot) => ({ id_soal: idOf('soal ditumpuk'), bobot }))) as unknown as Edit['values'],
    at: async () => {
      await school.give(WriteQuestion, { id_soal: idOf('soal ditumpuk'), id_guru: idOf('budi'), ...ESSAY, id_mata_pelajaran: idOf('MTK') });
      return { id: (await data(questionPackage.make, { judul: 'Ditimpa', tipe: 'PH' }, 'budi')).id };
    },
    now: async (at) => (await data(questionPackage.one, at, 'budi')).daftar_soal.map(({ id_soal, bobot }: Values) => ({ id_soal, bobot })),
  },
  { endpoint: assignment.keepPhrases, who: 'budi', at: async () => ({}), field: 'daftar_frasa', values: [['Rapi'], ['Teliti'], ['Runtut']], now: async () => data(assignment.phrases, {}, 'budi') },
  { endpoint: exam.change, who: 'budi', at: planned, field: 'judul', values: ['Ulangan Satu', 'Ulangan Dua', 'Ulangan Tiga'], now: async (at) => (await plannedNow(at)).judul },
  { endpoint: exam.choose, who: 'budi', at: planned, field: 'cbtSoalBundle', values: [[SOAL[0]], [SOAL[1]], [SOAL[2]]], now: async (at) => (await plannedNow(at)).cbt_soals.map((it: Values) => it.id_soal) },
  {
    endpoint: supervision.note, who: 'budi', field: 'notes_berita_acara', values: ['Tertib.', 'Ramai.', 'Tenang.'],
    at: async () => {
      await anExam(school, 'overtaken');
      return { id_pengawas_cbt: roomOf('overtaken') };
    },
    now: async (at) => (await data(supervision.head, at, 'budi')).notes_berita_acara,
  },
  {
    endpoint: gradebook.describe, who: 'budi', field: 'teks', values: ['Tekun.', 'Rajin.', 'Teliti.'], also: { jenis: 'capaian' },
    at: async () => {
      await furnishGradebooks(school);
      return { ...bookOf(school), id_murid: idOf('ani') };
    },
    now: async ({ id_kelas, id_mata_pelajaran }) => (await data(gradebook.open, { id_kelas, id_mata_pelajaran }, 'budi')).murid[0].deskripsi[0].teks,
  },
  {
    endpoint: gradebook.judge, who: 'budi', field: 'jurnal', values: ['Menolong temannya.', 'Memimpin piket kelas.', 'Menjaga kebersihan.'], also: { aspek: 'sosial', nilai: 4 },
    at: async () => {
      await school.give(commandsOf(reportSetting).Create, { id: idOf('K13 on VII'), ...completed(reportSetting, { id_level: LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: 0 }) });
      return { ...bookOf(school), id_murid: idOf('ani') };
    },
    now: async ({ id_kelas, id_mata_pelajaran }) => (await data(gradebook.open, { id_kelas, id_mata_pelajaran }, 'budi')).murid[0].sikap[0].jurnal,
  },
  ...[program].map((it): Edit => ({
    endpoint: it.api.change, at: async () => ({ id: (await data(it.api.create, { nama: 'Tahfidz' })).id }), field: 'nama', values: ['Satu', 'Dua', 'Tiga'], now: async ({ id }) => (await rowOf(it.api.list, id)).nama,
  })),
];

test('every line that takes what was seen is tried here', () => {
  const taking = [...school.nest.get(Endpoints).all().values()].map(({ endpoint }) => endpoint).filter(({ input }) => 'sebelum' in input.shape).map(({ name }) => name);
  expect([...EDITS.map(({ endpoint }) => endpoint.name), studentData.write.name, ...resources().map(({ api }) => api.change.name)].filter((it, i, all) => all.indexOf(it) === i).sort()).toEqual(taking.sort());
});

describe.each(EDITS.map((it) => [it.endpoint.name, it] as const))('%s', (_, { endpoint, who = 'admin', at, field, values: [first, theirs, mine], now, also = {} }) => {
  test('refuses who has not seen what they replace, changes nothing, and takes whoever has, or does not say', async () => {
    const it = await at();
    const put = (value: unknown, sebelum?: unknown) => school.ask(who, endpoint, { ...it, ...also, [field]: value, ...(sebelum === undefined ? {} : { sebelum: { [field]: sebelum } }) });
    expect((await put(first)).status).toBe(200);
    expect((await put(theirs, first)).status).toBe(200);
    const { status, body } = await put(mine, first);
    expect([status, body]).toEqual([409, { status: 'CONFLICT', code: 'CONFLICT', message: common.CONFLICT.id, errors: { [field]: common.CONFLICT.id }, terbaru: { [field]: theirs } }]);
    expect(await now(it)).toEqual(theirs);
    expect((await put(theirs, first)).status).toBe(200);
    expect((await put(mine, theirs)).status).toBe(200);
    expect(await now(it)).toEqual(mine);
    expect((await put(first)).status).toBe(200);
    expect(await now(it)).toEqual(first);
  });
});

test('of two who edit at once one is kept, and the other is told what it is', async () => {
  const { id } = await ani();
  await school.ask('admin', students.change, { id, alamat: 'Lama' });
  const answers = await Promise.all(['Satu', 'Dua', 'Tiga', 'Empat'].map((alamat) => school.ask('admin', students.change, { id, alamat, sebelum: { alamat: 'Lama' } })));
  const kept = (await data(students.one, { id })).alamat;
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.terbaru)).toEqual([{ alamat: kept }, { alamat: kept }, { alamat: kept }]);
});

test('of several fields those that nobody else touched stand in nobody’s way, and where one is overtaken none is changed', async () => {
  const id = idOf('beni');
  const before = await data(students.one, { id });
  await school.ask('admin', students.change, { id, alamat: 'Depok' });
  const seen = { alamat: before.alamat, nama: before.nama };
  expect((await school.ask('admin', students.change, { id, nama: 'Beni Baru', alamat: 'Ciawi', sebelum: seen })).body).toMatchObject({ code: 'CONFLICT', terbaru: { alamat: 'Depok' } });
  expect(await data(students.one, { id })).toEqual({ ...before, alamat: 'Depok' });
  expect((await school.ask('admin', students.change, { id, nama: 'Beni Baru', sebelum: seen })).status).toBe(200);
});

test('the same request again is no conflict with itself', async () => {
  const id = idOf('citra');
  const { alamat } = await data(students.one, { id });
  const headers = { 'idempotency-key': 'edit citra once' };
  const again = () => school.ask('admin', students.change, { id, alamat: 'Sekali', sebelum: { alamat } }, { headers });
  expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
});

describe('the data book', () => {
  const id = idOf('dedi');
  const reads = async () => Number((await school.query("SELECT count(*) FROM es.event WHERE type = 'StudentDataRead' AND stream = $1", [`student-${id}`])).rows[0]?.count);

  test('is looked at field by field, and whoever is told what somebody else wrote has read it', async () => {
    await school.ask('admin', studentData.write, { id, diri: { tempat_lahir: 'Bogor', hobi: 'Lari' } });
    await school.ask('admin', studentData.write, { id, diri: { tempat_lahir: 'Depok' } });
    const before = await reads();
    const { status, body } = await school.ask('admin', studentData.write, { id, diri: { tempat_lahir: 'Ciawi', hobi: 'Renang' }, ayah: { pekerjaan: 'Petani' }, sebelum: { diri: { tempat_lahir: 'Bogor', hobi: 'Lari' }, ayah: { pekerjaan: null } } });
    expect([status, body.errors, body.terbaru]).toEqual([409, { 'diri.tempat_lahir': common.CONFLICT.id }, { diri: { tempat_lahir: 'Depok' } }]);
    expect(await reads()).toBe(before + 1);
    expect(await data(studentData.read, { id })).toMatchObject({ diri: { tempat_lahir: 'Depok', hobi: 'Lari' }, ayah: null });
    expect((await school.ask('admin', studentData.write, { id, diri: { hobi: 'Renang' }, sebelum: { diri: { hobi: 'Lari' } } })).status).toBe(200);
  });

  test('of a class says whom it could not be kept for, and what is there by now', async () => {
    const wish = (more: Values) => school.ask('waliA', studentData.updateClass, { data: [{ id_murid: id, ...more }, { id_murid: idOf('ani'), no_hp: '081234567000', sebelum: { no_hp: null } }] });
    expect((await wish({ no_hp: '081234567890', email: 'dedi@contoh.id' })).body.data).toEqual({ jumlah: 2, ditolak: [] });
    const { body } = await wish({ no_hp: '081234567899', email: 'lain@contoh.id', kesehatan: { golongan_darah: 'B' }, sebelum: { no_hp: null, email: 'dedi@contoh.id', kesehatan: { golongan_darah: null } } });
    expect(body.data).toEqual({ jumlah: 1, ditolak: [{ id_murid: id, alasan: 'CONFLICT', terbaru: { no_hp: '081234567890' } }] });
    expect(await data(students.one, { id })).toMatchObject({ email: 'dedi@contoh.id' });
    expect(await data(studentData.read, { id })).toMatchObject({ kesehatan: null, tempat_tinggal: { no_hp: '081234567890' } });
  });
});

test('what was seen is taken for nothing else, whatever stands in it', async () => {
  const { id } = await ani();
  const deep = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`);
  for (const sebelum of [[], 'x', 1, { alamat: deep }, { alamat: [[1]] }, { alamat: 'x'.repeat(5001) }]) {
    expect([sebelum, (await school.ask('admin', students.change, { id, alamat: 'Bogor', sebelum })).status]).toEqual([sebelum, 422]);
  }
  // What is no field of theirs was not seen, and is not heard.
  for (const sebelum of [{ password: 'x' }, { __proto__: null, id }]) expect((await school.ask('admin', students.change, { id, alamat: 'Bogor', sebelum })).status).toBe(200);
});
