import { z } from 'zod';
import { schoolYear } from '#contract/school-year/school-year.api';
import { passingInterval } from '#contract/curriculum/passing-interval.api';
import type { Endpoint } from '#contract/kit/endpoint';
import { labelOf } from '#contract/kit/labels';
import { ENGLISH } from '#contract/kit/labels.en';
import { resources } from '#contract/kit/resource';
import { classroom } from '#contract/classroom/classroom.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { Refused } from '#server/kit/deciding/refused';
import { inputOf } from '#server/kit/edge/input';
import { RIGHTS } from '#test/api/rights';
import { furnish, sampleOf } from '#test/kit/master-data';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnish(school);
});
afterAll(() => school.close());

/** What is told of the fields of a line that is sent this. */
function told(endpoint: Endpoint<any, any>, body: object, language: 'id' | 'en' = 'id'): Record<string, string> {
  try {
    inputOf(endpoint, { body }, language);
    return {};
  } catch (error) {
    return (error as Refused).errors as Record<string, string>;
  }
}
const nameIn = (path: string) => path.split('.').findLast((it) => !/^\d+$/.test(it)) as string;
const lines = RIGHTS.map(({ endpoint }) => [endpoint.name, endpoint] as const);
const fieldsOf = ({ input }: Endpoint<any, any>) => Object.keys(input.shape);
const all = (endpoint: Endpoint<any, any>, value: unknown) => Object.fromEntries(fieldsOf(endpoint).map((it) => [it, value]));
const mayBe = (endpoint: Endpoint<any, any>, name: string, value: unknown) => (endpoint.input.shape[name] as z.ZodType).safeParse(value).success;
/** What is told of what stands in a field but cannot stay there (domain 9.6, and what it says nothing of). */
const WRONG = [/^(.+) minimal \d+ karakter\.$/, /^(.+) maksimal \d+ karakter\.$/, /^(.+) harus antara -?\d+ dan \d+\.$/, /^(.+) (?:minimal|maksimal) \d+\.$/, /^(.+) harus \d+ angka\.$/, /^(.+) harus berupa id \(uuid\)\.$/, /^(.+) harus berupa tanggal YYYY-MM-DD\.$/, /^(.+) harus salah satu dari: .+\.$/, /^(.+) tidak valid\.$/, /^(.+) wajib diisi\.$/];

describe.each(lines)('%s', (_, endpoint) => {
  test('names every field that was left out, or left empty', () => {
    const must = fieldsOf(endpoint).filter((it) => !mayBe(endpoint, it, undefined));
    expect(told(endpoint, {})).toEqual(Object.fromEntries(must.map((it) => [it, `${labelOf(it)} wajib diisi.`])));
    const nothing = told(endpoint, all(endpoint, null));
    expect(nothing).toEqual(Object.fromEntries(Object.keys(nothing).map((it) => [it, `${labelOf(nameIn(it))} wajib diisi.`])));
    const empty = told(endpoint, all(endpoint, '  '));
    expect(empty).toEqual(Object.fromEntries(Object.keys(empty).map((it) => [it, `${labelOf(nameIn(it))} wajib diisi.`])));
  });

  test('names every field in English, too', () => {
    for (const value of [null, '!', 'x'.repeat(20_000), -7, { a: 1 }]) {
      for (const [path, text] of Object.entries(told(endpoint, all(endpoint, value), 'en'))) {
        expect(nameIn(path) in ENGLISH ? [] : [`contract/<context>/<context>.api.ts: labelled({ ${nameIn(path)}: … })`]).toEqual([]);
        if (text !== 'Not a valid e-mail address.') expect([path, text.startsWith(`${ENGLISH[nameIn(path)]} `)]).toEqual([path, true]);
      }
    }
  });

  test('names every field that does not have its form', () => {
    for (const value of ['!', 'x'.repeat(20_000), -7, 10_000_001, 1.5, { a: 1 }, [{}], ['!'], '2026-02-30']) {
      for (const [path, text] of Object.entries(told(endpoint, all(endpoint, value)))) {
        const found = /^email/.test(nameIn(path)) && text === 'Format e-mail tidak valid.' ? [text, labelOf(nameIn(path))] : WRONG.map((it) => it.exec(text)).find(Boolean);
        expect([path, text, found?.[1]]).toEqual([path, text, labelOf(nameIn(path))]);
      }
    }
  });
});

test('labels are words of people', () => {
  const names = new Set(lines.flatMap(([, it]) => fieldsOf(it)));
  for (const it of names) expect([it, labelOf(it)]).toEqual([it, expect.stringMatching(/^\p{Lu}[^_]*$/u)]);
  expect(['nama', 'nik', 'jenis_kelamin', 'email', 'no_hp', 'id_mata_pelajaran', 'tahun_masuk', 'username', 'id_kelas_tahun_ajaran', 'presence_setting'].map((it) => labelOf(it))).toEqual(
    ['Nama', 'NIK', 'Jenis Kelamin', 'E-mail', 'Nomor HP', 'Mata Pelajaran', 'Tahun Masuk', 'Nama Pengguna', 'Kelas', 'Pencatatan Kehadiran']);
  const english = /\b(page|limit|search|sort|order|name|type|status aktif|level|theme|width|language|break|dur|active|setting|role|notes|user|password|is)\b/i;
  expect([...names].map((it) => labelOf(it)).filter((it) => english.test(it) && it !== 'Status Aktif')).toEqual([]);
});

test('addresses, telephones, numbers of so many digits and English are told by their own sentences', () => {
  const line = (name: string) => RIGHTS.find(({ endpoint }) => endpoint.name === name)?.endpoint as Endpoint<any, any>;
  const book = told(line('studentData.write'), { id: 'x', diri: { nisn: '123', nik: 'abc' }, tempat_tinggal: { no_hp: '0812' }, ayah: { email: 'bapak' } });
  expect(book).toMatchObject({ 'diri.nisn': 'NISN harus 10 angka.', 'diri.nik': 'NIK harus 16 angka.', 'tempat_tinggal.no_hp': 'Nomor HP minimal 9 karakter.' });
  expect(told(line('studentData.write'), { tempat_tinggal: { no_hp: '123456789' } })['tempat_tinggal.no_hp']).toBe('Nomor HP tidak valid.');
  expect(told(line('teachers.create'), { nama: 'Al', email: 'budi', nik: '12' })).toMatchObject({ nama: 'Nama minimal 3 karakter.', email: 'Format e-mail tidak valid.', nik: 'NIK minimal 6 karakter.', jenis_kelamin: 'Jenis Kelamin wajib diisi.' });
  expect(told(passingInterval.change, { batas_atas: 101 }).batas_atas).toBe('Batas Atas harus antara 0 dan 100.');
  expect(told(line('teachers.create'), { nama: '' }, 'en')).toMatchObject({ nama: 'Name is required.', nik: 'NIK is required.', jenis_kelamin: 'Gender is required.' });
  expect(told(passingInterval.change, { batas_atas: 101 }, 'en').batas_atas).toBe('Upper Bound must be from 0 to 100.');
});

describe('what is there already is told so, by its label', () => {
  const twice = async (endpoint: Endpoint<any, any>, wish: object) => {
    const who = endpoint.allow.includes('admin') ? 'admin' : 'bk';
    await school.ask(who, endpoint, wish);
    const { status, body } = await school.ask(who, endpoint, wish);
    return [status, body.errors, body.message];
  };
  const known = (field: string) => [409, { [field]: `${labelOf(field)} sudah terdaftar.` }, `${labelOf(field)} sudah terdaftar.`];

  test.each(resources().filter((it) => it.unique?.length).map((it) => [it.name, it] as const))('%s', async (_, it) => {
    expect(await twice(it.api.create, sampleOf(it).row(0))).toEqual(known(it.unique?.[0]?.[0] as string));
  });

  test('people, by their numbers and their addresses', async () => {
    const guru = { nama: 'Guntur Lainnya', jenis_kelamin: 'Pria', email: 'guntur@contoh.id' };
    const murid = { nama: 'Mira Lainnya', jenis_kelamin: 'Wanita', tahun_masuk: 2026 };
    expect(await twice(teachers.create, { ...guru, nik: '1990991' })).toEqual(known('nik'));
    expect(await twice(teachers.create, { ...guru, nik: '1990992' })).toEqual(known('email'));
    expect(await twice(students.create, { ...murid, nis: nameOf('ani') })).toEqual(known('nis'));
  });

  test('who is said to teach subjects says which', async () => {
    const guru = { nama: 'Gita Lainnya', jenis_kelamin: 'Wanita' };
    const create = (more: object) => school.ask('admin', teachers.create, { ...guru, ...more });
    const missing = { code: 'SUBJECT_MISSING', message: 'Mata Pelajaran wajib diisi.', errors: { id_mata_pelajaran: 'Mata Pelajaran wajib diisi.' } };
    expect((await create({ nik: '1990993', role: ['guruMapel'] })).body).toMatchObject(missing);
    const { body: { data: { id } } } = await create({ nik: '1990994', role: ['guruMapel'], id_mata_pelajaran: [idOf('MTK')] });
    expect((await school.ask('admin', teachers.change, { id, id_mata_pelajaran: [] })).body).toMatchObject(missing);
    expect((await create({ nik: '1990995' })).status).toBe(200);
  });

  test('classes, semesters, holidays, intervals', async () => {
    expect((await twice(classroom.form, { tingkat: 7, simbol: 'A' }))[1]).toEqual({ simbol: 'Kelas sudah terdaftar.' });
    expect((await twice(schoolYear.open, { tanggal_awal: '2027-01-04', active: false }))[2]).toBe('Semester sudah terdaftar.');
    expect((await twice(schoolYear.declareHoliday, { tanggal: '2026-10-21', nama: 'Libur' }))[2]).toBe('Hari libur sudah terdaftar.');
    expect((await twice(passingInterval.create, { kkm: 64 }))[2]).toBe('KKM sudah terdaftar.');
  });
});
