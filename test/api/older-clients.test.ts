import supertest from 'supertest';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
let token: string;
beforeAll(async () => {
  school = await testSchool();
  token = await school.signIn('admin');
});
afterAll(() => school.close());

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) => supertest(school.nest.getHttpServer())[method](path).set({ token }).send(body);
const student = (more: object) => call('post', '/api/admin/murid', { nis: '990011', nama: 'Murid Lama', jenis_kelamin: 'Pria', tahun_masuk: 2026, ...more });

test('numbers, switches and lists may be written as text', async () => {
  const made = await call('post', '/api/mata_pelajaran/admin/create', { kode: 'UJI', nama: 'Mapel Uji', urutan: '7', is_ujian_sekolah: 1, tampil_rapor: '0' });
  expect([made.status, made.body.result]).toEqual([200, true]);
  const { body } = await call('get', '/api/mata_pelajaran?search=Mapel Uji');
  expect(body.data).toMatchObject([{ urutan: 7, is_ujian_sekolah: true, tampil_rapor: false }]);
  expect((await student({ tahun_masuk: '2026' })).status).toBe(200);
  const list = await call('post', `/api/kelas/student_class/remove_student_selected/${school.class('A').id_kelas}`, { daftar_murid: JSON.stringify([idOf('ani')]) });
  expect(list.status).toBe(200);
});

test('what is no number, switch or list stays refused', async () => {
  for (const tahun_masuk of ['', 'x', '1e3', '2026x', '0x7e2', ' 2026', '99999999999999999999', [2026], null]) expect([tahun_masuk, (await student({ tahun_masuk })).status]).toEqual([tahun_masuk, 422]);
  for (const tampil_rapor of ['', 'ya', 2, '2', null]) {
    expect([tampil_rapor, (await call('post', '/api/mata_pelajaran/admin/create', { kode: 'TDK', nama: 'Tidak Jadi', tampil_rapor })).status]).toEqual([tampil_rapor, 422]);
  }
  for (const daftar_murid of ['[', '[[]]', '[{"__proto__":{}}]', '{}', '']) {
    expect([daftar_murid, (await call('post', `/api/kelas/student_class/remove_student_selected/${school.class('A').id_kelas}`, { daftar_murid })).status]).toEqual([daftar_murid, 422]);
  }
});

test('a field left empty is empty, one that is needed is not', async () => {
  const id = (await student({ nis: '990012', password: '', email: '', alamat: '' })).body.data.id as string;
  expect((await call('put', `/api/admin/murid/${id}`, { nama: 'Murid Baru', email: 'murid.lama@contoh.id', alamat: 'Jl. Lama' })).status).toBe(200);
  expect((await call('put', `/api/admin/murid/${id}`, { email: '', alamat: '' })).status).toBe(200);
  expect((await call('get', `/api/admin/murid/${id}`)).body.data).toMatchObject({ nama: 'Murid Baru', email: null, alamat: null });
  expect((await call('put', `/api/admin/murid/${id}`, { nama: '' })).body).toMatchObject({ errors: { nama: 'Nama wajib diisi.' } });
  expect((await supertest(school.nest.getHttpServer()).post('/api/login').send({ username: '990012', password: '990012' })).status).toBe(200);
});

test('a filter left empty filters nothing', async () => {
  const [all, empty] = [await call('get', '/api/admin/all-murid'), await call('get', '/api/admin/all-murid?id_kelas=&search=&page=&order=')];
  expect([empty.status, empty.body]).toEqual([200, all.body]);
});
