import { people } from '#contract/people/people.api';
import { audit } from '#contract/audit/audit.api';
import { file } from '#contract/file/file.api';
import { consent } from '#contract/people/consent.api';
import { employees } from '#contract/people/employee.api';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { payments } from '#contract/people/payment.api';
import { students } from '#contract/people/student.api';
import { privacy } from '#contract/privacy/privacy.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { SIGNED } from '#test/api/privacy-probes';
import { idOf, type Kelas } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const pupil = { A: idOf('ani'), B: idOf('eka') };
const everywhere = (may: string) => ({ A: may, B: may });
const AUDITORS = 'admin kepala kurikulum auditor';

/** By domain A.3, A.5 and 7.2: homeroom and admin keep consents; personnel and finance see what is their office, the principal both. */
export const RIGHTS: Right[] = [
  { endpoint: people.teacherNames, input: () => ({}), may: 'user' },
  { endpoint: consent.ofClass, input: (school, kelas: Kelas) => ({ id: school.class(kelas).id_kelas_tahun_ajaran }), may: { A: 'admin waliA', B: 'admin waliB' } },
  { endpoint: file.keepConsentScan, input: (_, kelas: Kelas) => ({ id_murid: pupil[kelas] }), may: { A: 'admin waliA', B: 'admin waliB' } },
  { endpoint: students.liftRestriction, input: (_, kelas: Kelas) => ({ id: pupil[kelas] }), may: everywhere('admin') },
  { endpoint: audit.changes, input: () => ({}), may: everywhere(AUDITORS) },
  { endpoint: employees.summary, input: () => ({}), may: everywhere('admin hr kepala') },
  { endpoint: employees.list, input: () => ({}), may: everywhere('admin hr kepala') },
  { endpoint: payments.summary, input: () => ({}), may: everywhere('admin keuangan kepala') },
  { endpoint: payments.list, input: (school, kelas: Kelas) => ({ id_kelas: school.class(kelas).id_kelas_tahun_ajaran }), may: { A: 'admin keuangan kepala waliA', B: 'admin keuangan kepala waliB' } },
];

export const PROBES: Probes = {
  'people.teacherNames': async (school) => {
    const answer = await school.ask('ani', people.teacherNames, { search: 'budi' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id: idOf('budi'), nama: 'Budi Prasetyawan' }] });
    return [answer];
  },
  'consent.ofClass': async (school) => {
    const id = school.class('A').id_kelas_tahun_ajaran;
    await school.ask('waliA', consent.record, { id: idOf('dedi'), tujuan: ['pendidikan'], status: 'diberikan', ...SIGNED });
    await school.ask('waliA', consent.record, { id: idOf('dedi'), tujuan: ['notifikasi'], status: 'ditarik', ...SIGNED });
    const answer = await school.ask('waliA', consent.ofClass, { id, search: 'dedi' });
    expect(answer.body).toMatchObject({ kelas: '7A', total: 1, data: [{ id_murid: idOf('dedi'), dibatasi: false, persetujuan: { pendidikan: 'diberikan', notifikasi: 'ditarik', foto_publikasi: 'belum' } }] });
    const found = async (input: object) => (await school.ask('waliA', consent.ofClass, { id, ...input })).body.data.map((it: { id_murid: string }) => it.id_murid);
    expect(await found({ tujuan: 'notifikasi', status: 'ditarik' })).toContain(idOf('dedi'));
    expect(await found({ tujuan: 'notifikasi', status: 'belum' })).not.toContain(idOf('dedi'));
    expect(await found({ status: 'belum' })).toContain(idOf('dedi'));
    expect((await school.ask('admin', consent.ofClass, { id: idOf('no class') })).status).toBe(404);
    return [answer];
  },
  'file.keepConsentScan': async (school) => {
    const id = idOf('citra');
    const answer = await school.ask('waliA', file.keepConsentScan, { id_murid: id });
    const id_file = answer.body.data.id;
    await school.ask('waliA', consent.record, { id, tujuan: ['kesehatan'], status: 'diberikan', ...SIGNED, id_file });
    expect((await school.ask('citra', consent.ofStudent, { id })).body.data.daftar).toMatchObject([{ tujuan: 'kesehatan', id_file }]);
    expect((await school.ask('waliB', consent.record, { id: idOf('eka'), tujuan: ['kesehatan'], status: 'diberikan', ...SIGNED, id_file })).body).toMatchObject({ code: 'NO_SUCH_SCAN', errors: { id_file: expect.any(String) } });
    return [answer];
  },
  'students.liftRestriction': async (school) => {
    const id = idOf('fajar');
    const isRestricted = async () => (await school.ask('admin', students.one, { id })).body.data.dibatasi as boolean;
    const asked = await school.ask('fajar', privacy.ask, { jenis: 'pembatasan', isi: 'Batasi data saya.' });
    await school.ask('admin', privacy.move, { id: asked.body.data.id, status: 'disetujui' });
    await until('the restriction', isRestricted);
    const answer = await school.ask('admin', students.liftRestriction, { id });
    expect(await isRestricted()).toBe(false);
    return [answer];
  },
  'audit.changes': async (school) => {
    await school.ask('keuangan', students.changePayment, { id: idOf('gita'), status: 'lunas' });
    const answer = await school.ask('auditor', audit.changes, { jenis: 'student', search: 'gita', oleh: idOf('keuangan') });
    expect(answer.body).toMatchObject({ total: 1, data: [{ stream: `student-${idOf('gita')}`, jenis: 'student', tentang: 'Gita Permatasari', type: 'PaymentStatusChanged', jumlah: 1, oleh: { id_akun: idOf('keuangan'), nama: 'Kurnia Uangsari', role: 'keuangan' } }] });
    return [answer];
  },
  'employees.summary': async (school) => {
    await school.ask('admin', leadershipPeriod.api.create, { jabatan: 'bendahara', id_guru: idOf('keuangan'), tanggal_mulai: '2024-08-01', tanggal_selesai: '2026-09-30' });
    await school.ask('admin', leadershipPeriod.api.create, { jabatan: 'kepala_tu', id_guru: idOf('pegawai'), tanggal_mulai: '2024-08-01', tanggal_selesai: '2027-09-30' });
    const answer = await school.ask('hr', employees.summary);
    expect(answer.body.data.masa_jabatan).toMatchObject([{ jabatan: 'bendahara', nama: 'Kurnia Uangsari', tanggal_selesai: '2026-09-30' }]);
    for (const { role, jumlah } of answer.body.data.peran) expect({ role, jumlah: (await school.ask('hr', employees.list, { role })).body.total }).toEqual({ role, jumlah });
    for (const { jenis_kelamin, jumlah } of answer.body.data.kelamin) expect((await school.ask('hr', employees.list, { jenis_kelamin })).body.total).toBe(jumlah);
    expect((await school.ask('hr', employees.list, { guru: 'true' })).body.total).toBe(answer.body.data.guru);
    expect((await school.ask('hr', employees.list, { tanpa_mapel: 'true' })).body.total).toBe(answer.body.data.tanpa_mapel);
    expect((await school.ask('hr', employees.list)).body.total).toBe(answer.body.data.jumlah);
    return [answer];
  },
  'employees.list': async (school) => {
    const answer = await school.ask('hr', employees.list, { search: 'wahyu' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id: idOf('waliA'), nama: 'Wahyu Adiputra', role: ['waliKelas'] }] });
    expect(Object.keys(answer.body.data[0]).sort()).toEqual(['id', 'jenis_kelamin', 'mata_pelajaran', 'nama', 'role']);
    return [answer];
  },
  'payments.summary': async (school) => {
    await school.ask('keuangan', students.changePayment, { id: idOf('eka'), status: 'cicilan' });
    const answer = await school.ask('keuangan', payments.summary);
    for (const { id_kelas, jumlah, status } of answer.body.data.filter((it: { id_kelas: string | null }) => it.id_kelas)) {
      const list = async (more: object) => (await school.ask('keuangan', payments.list, { id_kelas, ...more })).body.total;
      expect(await list({})).toBe(jumlah);
      for (const [name, count] of Object.entries(status)) expect({ name, count: await list({ status: name }) }).toEqual({ name, count });
    }
    expect(answer.body.data.find((it: { kelas: string }) => it.kelas === '7B').status.cicilan).toBeGreaterThanOrEqual(1);
    return [answer];
  },
  'payments.list': async (school) => {
    await school.ask('keuangan', students.changePayment, { id: idOf('beni'), status: 'dispensasi' });
    const answer = await school.ask('keuangan', payments.list, { status: 'dispensasi', search: 'beni', sortBy: 'kelas' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id: idOf('beni'), kelas: '7A', status: 'dispensasi' }] });
    expect((await school.ask('waliA', payments.list)).status).toBe(403);
    const ofClass = async (who: 'waliA' | 'waliB') => (await school.ask(who, payments.list, { id_kelas: school.class('A').id_kelas })).status;
    expect([await ofClass('waliA'), await ofClass('waliB')]).toEqual([200, 403]);
    return [answer];
  },
};
