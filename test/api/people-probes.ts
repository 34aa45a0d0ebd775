import type { Response } from 'supertest';
import { identity } from '#contract/identity/identity.api';
import { studentData } from '#contract/people/student-data.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import type { Probes } from '#test/api/probes';
import { nameOf, type School } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

const nextNumber = ((next) => () => `77${next++}`)(50_000);
const guru = (more: object = {}) => ({ nik: nextNumber(), nama: 'Sekar Ayunda', jenis_kelamin: 'Wanita', ...more });
const murid = (more: object = {}) => ({ nis: nextNumber(), nama: 'Bagas Wiratama', jenis_kelamin: 'Pria', tahun_masuk: 2026, ...more });
const addGuru = async (school: School, more?: object) => (await school.ask('admin', teachers.create, guru(more))).body.data.id as string;
const addMurid = async (school: School, more?: object) => (await school.ask('admin', students.create, murid(more))).body.data.id as string;
const guruOf = async (school: School, id: string) => (await school.ask('admin', teachers.one, { id })).body.data;
const muridOf = async (school: School, id: string) => (await school.ask('admin', students.one, { id })).body.data;
const enters = async (school: School, username: string, password = username) => (await school.ask('publik', identity.login, { username, password })).status;
const idsIn = ({ body }: Response): string[] => body.data.map((it: { id: string }) => it.id);
const bookOf = async (school: School, id: string) => (await school.ask('admin', studentData.read, { id })).body.data;

/** Makes the call and sees what it left behind. */
const then = (answer: Promise<Response>, see: () => Promise<void>) => answer.then((it) => see().then(() => [it]));

export const PROBES: Probes = {
  'teachers.list': async (school) => {
    const id = await addGuru(school, { nama: 'Zulaikha Terakhir' });
    const last = await school.ask('admin', teachers.list, { order: 'desc', page: 1, role: 'guruMapel' });
    expect(last.body.data[0]).toMatchObject({ id, nama: 'Zulaikha Terakhir', role: '["guruMapel"]', isPrincipal: false });
    expect((await school.ask('admin', teachers.list, { search: 'zulaikha' })).body).toMatchObject({ total: 1 });
    expect((await school.ask('admin', teachers.list, { role: 'kepalaSekolah' })).body.data).toMatchObject([{ id: idOf('kepala'), isPrincipal: true }]);
    return [last];
  },
  'teachers.one': async (school) => [await school.ask('admin', teachers.one, { id: await addGuru(school) })],
  'teachers.create': async (school) => {
    const wish = guru({ role: '["kurikulum"]', id_mata_pelajaran: idOf('MTK') });
    const answer = await school.ask('admin', teachers.create, wish);
    expect(await guruOf(school, answer.body.data.id)).toMatchObject({ nik: wish.nik, role: '["guruMapel", "kurikulum"]', mata_pelajaran: ['Matematika'] });
    expect(await enters(school, wish.nik)).toBe(200);
    expect((await school.ask('admin', teachers.create, { ...guru(), nik: wish.nik })).body).toMatchObject({ code: 'USERNAME_TAKEN', errors: { nik: expect.any(String) } });
    return [answer];
  },
  'teachers.change': async (school) => {
    const [id, nik] = [await addGuru(school), nextNumber()];
    return then(school.ask('admin', teachers.change, { id, nik, email: 'Sekar@Contoh.id', alamat: 'Jalan Melati 1', id_mata_pelajaran: [idOf('IPA')] }), async () => {
      expect(await guruOf(school, id)).toMatchObject({ nik, nama: 'Sekar Ayunda', email: 'sekar@contoh.id', alamat: 'Jalan Melati 1', id_mata_pelajaran: [idOf('IPA')] });
      expect(await enters(school, nik)).toBe(200);
    });
  },
  'teachers.remove': async (school) => {
    const [nik, email] = [nextNumber(), `${nextNumber()}@contoh.id`];
    const id = await addGuru(school, { nik, email });
    const answer = await school.ask('admin', teachers.remove, { id });
    expect([await enters(school, nik), (await school.ask('admin', teachers.one, { id })).status]).toEqual([404, 404]);
    expect(await addGuru(school, { nik, email })).not.toBe(id);
    expect((await school.ask('admin', teachers.remove, { id: idOf('waliA') })).body).toMatchObject({ code: 'IN_USE', tempat: 'class', nama: '7A' });
    return [answer];
  },
  'teachers.resetPassword': async (school) => {
    const nik = nextNumber();
    const id = await addGuru(school, { nik });
    const { body: { token } } = await school.ask('publik', identity.login, { username: nik, password: nik });
    const answer = await school.ask('admin', teachers.resetPassword, { id, password: 'perahu layar 8' });
    expect([await enters(school, nik), await enters(school, nik, 'perahu layar 8'), (await school.ask('publik', identity.me, {}, { token })).status]).toEqual([401, 200, 401]);
    expect((await school.ask('admin', teachers.resetPassword, { id, password: 'rahasia' })).body).toMatchObject({ code: 'WEAK_PASSWORD', errors: { password: expect.any(String) } });
    expect((await school.ask('admin', teachers.resetPassword, { id: idOf('ani'), password: 'perahu layar 8' })).status).toBe(404);
    return [answer];
  },
  'teachers.grant': async (school) => {
    const id = await addGuru(school);
    expect((await school.ask('admin', teachers.grant, { id, roles: ['kepalaSekolah'] })).body).toMatchObject({ code: 'PRINCIPAL_EXISTS', nama: 'Hj. Ratna Dewayani' });
    const answer = await school.ask('admin', teachers.grant, { id, roles: '["kepalaSekolah","kurikulum"]', gantikan: true });
    expect([JSON.parse((await guruOf(school, id)).role), JSON.parse((await guruOf(school, idOf('kepala'))).role)]).toEqual([['guruMapel', 'kepalaSekolah', 'kurikulum'], ['guruMapel']]);
    await school.ask('admin', teachers.grant, { id: idOf('kepala'), roles: ['kepalaSekolah'], gantikan: true });
    await school.ask('admin', teachers.revoke, { id: idOf('kepala'), roles: ['guruMapel'] });
    await school.signIn('kepala');
    return [answer];
  },
  'teachers.revoke': async (school) => {
    const id = await addGuru(school, { role: ['pembinaEkskul'] });
    return then(school.ask('admin', teachers.revoke, { id, roles: ['pembinaEkskul'] }), async () => {
      expect((await guruOf(school, id)).role).toBe('["guruMapel"]');
      expect((await school.ask('admin', teachers.revoke, { id, roles: ['guruMapel'] })).body.code).toBe('LAST_ROLE');
    });
  },
  'teachers.withoutSubject': async (school) => {
    const people = [await addGuru(school), await addGuru(school, { id_mata_pelajaran: [idOf('IPA')] })];
    const answer = await school.ask('admin', teachers.withoutSubject);
    expect(people.map((id) => idsIn(answer).includes(id))).toEqual([true, false]);
    return [answer];
  },
  'teachers.notSupervising': async (school) => {
    const answer = await school.ask('admin', teachers.notSupervising);
    expect(['budi', 'pembina'].map((it) => idsIn(answer).includes(idOf(it)))).toEqual([true, false]);
    return [answer];
  },
  'teachers.directory': async (school) => {
    const answer = await school.ask('ani', teachers.directory, { search: 'budi' });
    expect(answer.body.data).toEqual([{ id: idOf('budi'), nama: 'Budi Prasetyawan', jenis_kelamin: 'Wanita', id_mata_pelajaran: [], mata_pelajaran: [] }]);
    return [answer];
  },
  'teachers.card': async (school) => {
    const answer = await school.ask('ani', teachers.card, { id: idOf('budi') });
    expect(Object.keys(answer.body.data).sort()).toEqual(['id', 'id_mata_pelajaran', 'jenis_kelamin', 'mata_pelajaran', 'nama']);
    return [answer];
  },
  'students.list': async (school) => {
    const answer = await school.ask('admin', students.list, { order: 'desc', page: 1, id_kelas: school.class('B').id_kelas });
    expect(answer.body.data.map((it: { nama: string }) => it.nama)).toEqual(['Gita Permatasari', 'Fajar Ramadhanu', 'Eka Nurhalimah']);
    expect(answer.body.total).toBe(3);
    expect((await school.ask('admin', students.list, { search: nameOf('ani') })).body.data).toMatchObject([{ id: idOf('ani'), kelas: '7A', status: null, status_murid: 'aktif' }]);
    return [answer];
  },
  'students.one': async (school) => [await school.ask('admin', students.one, { id: await addMurid(school) })],
  'students.create': async (school) => {
    const wish = murid({ id_kelas: school.class('B').id_kelas, password: 'perahu layar 8' });
    const answer = await school.ask('admin', students.create, wish);
    expect(await muridOf(school, answer.body.data.id)).toMatchObject({ nis: wish.nis, kelas: '7B', status_murid: 'aktif' });
    expect([await enters(school, wish.nis), await enters(school, wish.nis, 'perahu layar 8')]).toEqual([401, 200]);
    expect((await school.ask('admin', students.create, murid({ password: 'rahasia' }))).body.code).toBe('WEAK_PASSWORD');
    expect((await school.ask('admin', students.create, murid({ id_kelas: idOf('no class') }))).body).toMatchObject({ code: 'NO_SUCH_CLASS', errors: { id_kelas: expect.any(String) } });
    expect((await school.ask('admin', students.create, murid({ tahun_masuk: 2028 }))).body).toMatchObject({ code: 'YEAR_TOO_LATE', errors: { tahun_masuk: expect.any(String) } });
    return [answer];
  },
  'students.change': async (school) => {
    const [id, nis] = [await addMurid(school), nextNumber()];
    return then(school.ask('admin', students.change, { id, nis, email: 'bagas@contoh.id' }), async () => {
      expect(await muridOf(school, id)).toMatchObject({ nis, nama: 'Bagas Wiratama', email: 'bagas@contoh.id' });
      expect((await school.ask('admin', students.change, { id: idOf('ani'), email: 'BAGAS@contoh.id' })).body).toMatchObject({ code: 'EMAIL_TAKEN', errors: { email: expect.any(String) } });
    });
  },
  'students.remove': async (school) => {
    const nis = nextNumber();
    const id = await addMurid(school, { nis });
    const answer = await school.ask('admin', students.remove, { id });
    expect([await enters(school, nis), (await school.ask('admin', students.one, { id })).status]).toEqual([404, 404]);
    expect((await school.ask('admin', students.remove, { id: idOf('ani') })).body).toMatchObject({ code: 'IN_USE', tempat: expect.stringContaining('class_member'), nama: '7A' });
    return [answer];
  },
  'students.resetPassword': async (school) => {
    const nis = nextNumber();
    const id = await addMurid(school, { nis });
    return then(school.ask('admin', students.resetPassword, { id, password: 'perahu layar 8' }), async () => expect(await enters(school, nis, 'perahu layar 8')).toBe(200));
  },
  'students.changePayment': async (school) => {
    const id = await addMurid(school);
    return then(school.ask('keuangan', students.changePayment, { id, status: 'cicilan' }), async () => expect(await muridOf(school, id)).toMatchObject({ status: 'cicilan' }));
  },
  'students.changeStanding': async (school) => {
    const id = await addMurid(school);
    return then(school.ask('admin', students.changeStanding, { id, status_murid: 'pindah', tanggal: '2026-08-01', alasan: 'Mutasi' }), async () =>
      expect((await school.ask('admin', students.list, { status_murid: 'pindah', limit: 100 })).body.data.map((it: { id: string }) => it.id)).toContain(id));
  },
  'students.kin': async (school) => {
    const answer = await school.ask('admin', students.kin, { id: await addMurid(school) });
    expect(answer.body.data.id_guru_kerabat).toEqual([]);
    expect((await school.ask('admin', students.kin, { id: idOf('nobody') })).status).toBe(404);
    return [answer];
  },
  'students.nameKin': async (school) => {
    const [id, mother] = [await addMurid(school), await addGuru(school)];
    const kinOf = async () => (await school.ask('admin', students.kin, { id })).body.data.id_guru_kerabat;
    const answer = await school.ask('admin', students.nameKin, { id, id_guru_kerabat: [mother] });
    expect(await kinOf()).toEqual([mother]);
    expect((await school.ask('admin', students.kin, { id })).body.data.guru_kerabat).toEqual(['Sekar Ayunda']);
    expect((await school.ask('admin', students.nameKin, { id, id_guru_kerabat: [idOf('ani')] })).body.code).toBe('LOST_REFERENCE');
    expect((await school.ask('admin', teachers.remove, { id: mother })).body).toMatchObject({ code: 'IN_USE' });
    await school.ask('admin', students.nameKin, { id, id_guru_kerabat: [] });
    expect(await kinOf()).toEqual([]);
    return [answer];
  },
  'students.directory': async (school) => {
    const mine = await school.ask('eka', students.directory, { id_kelas: school.class('A').id_kelas, search: nameOf('ani') });
    expect(mine.body.data.map((it: { id: string }) => it.id)).toEqual(expect.arrayContaining(['eka', 'fajar', 'gita'].map(idOf)));
    expect(mine.body.data.every((it: object) => !('nis' in it))).toBe(true);
    const answer = await school.ask('budi', students.directory, { search: nameOf('ani') });
    expect(answer.body.data).toMatchObject([{ id: idOf('ani'), nis: nameOf('ani') }]);
    return [answer];
  },
  'students.card': async (school) => {
    expect((await school.ask('ani', students.card, { id: idOf('beni') })).status).toBe(403);
    return [await school.ask('ani', students.card, { id: idOf('ani') })];
  },
  'studentData.read': async (school) => {
    const answer = await school.ask('ani', studentData.read, { id: idOf('ani') });
    expect(answer.body.data).toMatchObject({ id: idOf('ani'), ayah: null });
    return [answer];
  },
  'studentData.write': async (school) => {
    const id = await addMurid(school);
    const answer = await school.ask('admin', studentData.write, { id, diri: { nisn: '0012345678', hobi: 'Catur' }, ayah: { nama: 'Darmawan', penghasilan: 'Kurang dari Rp500.000' } });
    await school.ask('admin', studentData.write, { id, diri: { hobi: null, cita_cita: 'Dokter' } });
    expect(await bookOf(school, id)).toMatchObject({ diri: { nisn: '0012345678', cita_cita: 'Dokter' }, ayah: { nama: 'Darmawan' }, kesehatan: null });
    expect((await school.ask('admin', studentData.write, { id, diri: { nisn: '12', gaji: 1 } })).body.errors).toMatchObject({ 'diri.nisn': expect.any(String) });
    return [answer];
  },
  'studentData.ofClass': async (school) => {
    await school.ask('waliA', studentData.updateClass, { data: [{ id_murid: idOf('ani'), kesehatan: { golongan_darah: 'AB' } }] });
    await school.ask('admin', studentData.write, { id: idOf('ani'), ibu: { email: 'ibu.ani@contoh.id', penghasilan: 'Lebih dari Rp20.000.000' } });
    await school.signIn('waliA');
    const answer = await school.ask('waliA', studentData.ofClass, { id: school.class('A').id_kelas_tahun_ajaran });
    expect(answer.body.data[0]).toMatchObject({ id_murid: idOf('ani'), kesehatan: { golongan_darah: 'AB' }, email_ibu: 'ibu.ani@contoh.id' });
    expect(JSON.stringify(answer.body)).not.toContain('Rp20');
    return [answer];
  },
  'studentData.updateClass': async (school) => {
    await school.signIn('waliA');
    const answer = await school.ask('waliA', studentData.updateClass, { data: [{ id_murid: idOf('beni'), kesehatan: { tinggi_badan: 151 }, no_hp: '081234567890', email_ayah: 'ayah.beni@contoh.id' }] });
    expect(answer.body.data).toEqual({ jumlah: 1, ditolak: [] });
    expect(await bookOf(school, idOf('beni'))).toMatchObject({ kesehatan: { tinggi_badan: 151 }, tempat_tinggal: { no_hp: '081234567890' }, ayah: { email: 'ayah.beni@contoh.id' } });
    expect((await school.ask('waliA', studentData.updateClass, { data: [{ id_murid: idOf('eka'), no_hp: '081234567890' }] })).status).toBe(403);
    expect((await school.ask('waliA', studentData.updateClass, { data: [{ id_murid: idOf('ani'), ayah: { penghasilan: 'x' } }] })).status).toBe(200);
    expect(await bookOf(school, idOf('ani'))).toMatchObject({ ayah: null });
    return [answer];
  },
};
