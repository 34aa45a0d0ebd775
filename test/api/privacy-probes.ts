import { erasure } from '#contract/people/erasure.api';
import { consent } from '#contract/people/consent.api';
import { students } from '#contract/people/student.api';
import { privacy } from '#contract/privacy/privacy.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { idOf, type Kelas, students as pupils } from '#test/kit/school-data';

const pupil = { A: idOf('ani'), B: idOf('eka') };
const everywhere = (may: string) => ({ A: may, B: may });
export const SIGNED = { versi_teks: '2026-1', saluran: 'formulir_kertas', penandatangan: 'Siti Lestari', hubungan: 'ibu', tanggal: '2026-07-13' };
const signed = (id: string, more: object = {}) => ({ id, tujuan: ['pendidikan'], status: 'diberikan', ...SIGNED, ...more });
const requestOf = async (school: School, who: 'beni' | 'citra', jenis: string) => (await school.ask(who, privacy.ask, { jenis, isi: 'Mohon nama ibu diperbaiki.' })).body.data.id as string;

/** By domain A.3 and 7.2: homeroom and admin keep consents, everybody has their own data, the admin answers. */
export const RIGHTS: Right[] = [
  { endpoint: erasure.forget, input: (_, kelas) => ({ id: pupil[kelas], konfirmasi: pupils.find((it) => it.id_murid === pupil[kelas])?.nama, alasan: 'permintaan_subjek', kategori: ['identitas'] }), may: everywhere('admin') },
  { endpoint: consent.ofStudent, input: (_, kelas: Kelas) => ({ id: pupil[kelas] }), may: { A: 'admin waliA ani', B: 'admin waliB eka' } },
  { endpoint: consent.record, input: (_, kelas: Kelas) => signed(pupil[kelas]), may: { A: 'admin waliA', B: 'admin waliB' } },
  { endpoint: privacy.dataOf, input: (_, kelas: Kelas) => ({ id: pupil[kelas] }), may: { A: 'admin ani', B: 'admin eka' } },
  { endpoint: privacy.ask, input: () => ({ jenis: 'akses', isi: '' }), may: 'user', told: 422 },
  { endpoint: privacy.own, input: () => ({}), may: 'user' },
  { endpoint: privacy.queue, input: () => ({}), may: everywhere('admin') },
  { endpoint: privacy.move, input: () => ({ id: idOf('no request'), status: 'diproses' }), may: everywhere('admin'), told: 404 },
];

export const PROBES: Probes = {
  'people.forget': async (school) => {
    const answer = await school.ask('admin', erasure.forget, { id: idOf('gita'), konfirmasi: 'gita  permatasari', alasan: 'permintaan_subjek' });
    expect(answer.body.data).toMatchObject({ dihapus: expect.arrayContaining(['catatan']), ditahan: ['identitas', 'orangtua'] });
    return [answer];
  },
  'consent.ofStudent': async (school) => {
    const id = idOf('eka');
    expect((await school.ask('eka', consent.ofStudent, { id })).body.data).toEqual({ id_murid: id, nama: 'Eka Nurhalimah', persetujuan: 'menunggu', daftar: [] });
    await school.ask('waliB', consent.record, signed(id, { tujuan: ['foto_publikasi', 'pendidikan'] }));
    const answer = await school.ask('eka', consent.ofStudent, { id });
    expect(answer.body.data).toMatchObject({ persetujuan: 'diberikan', daftar: [{ tujuan: 'pendidikan', status: 'diberikan', ...SIGNED, oleh: expect.any(String) }, { tujuan: 'foto_publikasi' }] });
    return [answer];
  },
  'consent.record': async (school) => {
    const id = idOf('beni');
    const standing = async () => (await school.ask('admin', students.one, { id })).body.data.persetujuan;
    expect(await standing()).toBe('menunggu');
    const answer = await school.ask('waliA', consent.record, signed(id, { tujuan: ['pendidikan', 'notifikasi'] }));
    expect(await standing()).toBe('diberikan');
    expect((await school.ask('admin', students.list, { persetujuan: 'diberikan', search: 'Beni' })).body).toMatchObject({ total: 1, data: [{ id }] });
    expect((await school.ask('admin', consent.record, signed(id, { status: 'ditarik' }))).body.code).toBe('ONLY_BY_LEAVING');
    await school.ask('admin', consent.record, signed(id, { tujuan: ['notifikasi'], status: 'ditarik', saluran: 'email' }));
    expect((await school.ask('admin', consent.ofStudent, { id })).body.data.daftar).toMatchObject([{ status: 'diberikan' }, { tujuan: 'notifikasi', status: 'ditarik', saluran: 'email' }]);
    expect((await school.ask('admin', consent.record, signed(id, { tanggal: '2099-01-01' }))).body).toMatchObject({ code: 'SIGNED_LATER', errors: { tanggal: expect.any(String) } });
    expect((await school.ask('admin', consent.record, signed(idOf('nobody')))).status).toBe(404);
    return [answer];
  },
  'privacy.dataOf': async (school) => {
    await school.ask('admin', consent.record, signed(idOf('ani')));
    const answer = await school.ask('ani', privacy.dataOf, { id: idOf('ani') });
    expect(answer.body.data).toMatchObject({ id: idOf('ani'), nama: 'Ani Lestaringtyas', roles: ['murid'], kelas: expect.arrayContaining([expect.objectContaining({ kelas: '7A' })]), akses: { sesi: expect.any(Array) } });
    expect(Object.keys(answer.body.data.data)).toEqual(expect.arrayContaining(['student', 'student_data', 'account', 'class_member', 'attendance', 'consent']));
    expect(answer.body.data.jejak.map((it: { type: string }) => it.type)).toEqual(expect.arrayContaining(['StudentRegistered', 'StudentPlaced', 'ConsentGiven']));
    const again = await school.ask('admin', privacy.dataOf, { id: idOf('ani') });
    expect(again.body.data.jejak.filter((it: { type: string }) => it.type === 'PersonDataGivenOut')).toMatchObject([{ role: 'murid', oleh: 'Ani Lestaringtyas' }]);
    expect((await school.ask('admin', privacy.dataOf, { id: idOf('nobody') })).status).toBe(404);
    return [answer];
  },
  'privacy.ask': async (school) => {
    const answer = await school.ask('beni', privacy.ask, { jenis: 'pembatasan', isi: 'Jangan tampilkan alamat saya.' });
    expect((await school.ask('beni', privacy.own)).body.data).toMatchObject([{ id: answer.body.data.id, status: 'diterima', batas: answer.body.data.batas }]);
    expect((await school.ask('beni', privacy.ask, { jenis: 'pembatasan', isi: 'Sekali lagi.' })).body.code).toBe('REQUEST_OPEN');
    return [answer];
  },
  'privacy.own': async (school) => {
    const id = await requestOf(school, 'citra', 'perbaikan');
    const answer = await school.ask('citra', privacy.own);
    expect(answer.body.data).toEqual(expect.arrayContaining([expect.objectContaining({ id, jenis: 'perbaikan', isi: 'Mohon nama ibu diperbaiki.' })]));
    expect((await school.ask('beni', privacy.own)).body.data.map((it: { id: string }) => it.id)).not.toContain(id);
    return [answer];
  },
  'privacy.queue': async (school) => {
    const id = await requestOf(school, 'citra', 'akses');
    const answer = await school.ask('admin', privacy.queue, { search: 'citra', jenis: 'akses' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id, id_orang: idOf('citra'), nama: 'Citra Maharanti', status: 'diterima', ditutup: null }] });
    expect(Date.parse(answer.body.data[0].batas) - Date.parse(answer.body.data[0].at)).toBe(72 * 3_600_000);
    return [answer];
  },
  'privacy.move': async (school) => {
    const id = await requestOf(school, 'citra', 'penghapusan');
    const answer = await school.ask('admin', privacy.move, { id, status: 'diproses' });
    expect((await school.ask('admin', privacy.move, { id, status: 'selesai' })).body.code).toBe('NOT_NEXT');
    expect((await school.ask('admin', privacy.move, { id, status: 'ditolak' })).body).toMatchObject({ code: 'REASON_MISSING', errors: { alasan: expect.any(String) } });
    await school.ask('admin', privacy.move, { id, status: 'ditolak', alasan: 'Wajib disimpan.' });
    const own = (await school.ask('citra', privacy.own)).body.data.find((it: { id: string }) => it.id === id);
    expect(own).toMatchObject({ status: 'ditolak', alasan: 'Wajib disimpan.', ditutup: expect.any(String) });
    return [answer];
  },
};
