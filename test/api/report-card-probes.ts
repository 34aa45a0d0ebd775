import { conduct } from '#contract/conduct/conduct.api';
import { reportCard } from '#contract/report-card/report-card.api';
import { reportProof } from '#contract/report-card/report-proof.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { addressOf, aReport, filledReport, LATE, publishedReport, reportOf, waliOf } from '#test/kit/a-report';
import type { School } from '#test/kit/school';
import { idOf, type Kelas, type Student } from '#test/kit/school-data';

const pupil = { A: 'ani', B: 'eka' } as const;
/** After domain A.3: the homeroom teacher writes and publishes, curriculum and principal give their word, students read what is published. What is out and what is a draft comes from `conduct-probes`. */
const LEADERS = 'kurikulum kepala admin';
const ONE = { A: 'waliA', B: 'waliB' };
const PUBLISHERS = { A: 'waliA kepala', B: 'waliB kepala' };
const REPORT = { A: `ani waliA ${LEADERS}`, B: `eka waliB ${LEADERS}` };
const CLASS = { A: `waliA ${LEADERS}`, B: `waliB ${LEADERS}` };
const out = (_: School, kelas: Kelas) => ({ id: reportOf(pupil[kelas]) });
const draft = (_: School, kelas: Kelas) => ({ id: reportOf(pupil[kelas], 'akhir_semester') });
const kelasOf = (school: School, kelas: Kelas) => ({ id: school.class(kelas).id_kelas, type: 'tengah_semester' });
const everybody = (who: string) => ({ A: who, B: who });
export const RIGHTS: Right[] = [
  { endpoint: reportCard.create, input: (_, kelas) => ({ listStudents: [idOf(pupil[kelas])], type: 'tengah_semester', semester: 'Ganjil' }), may: ONE },
  { endpoint: reportCard.updateAll, input: (school, kelas) => ({ general_report: { id_general_report: draft(school, kelas).id, catatan_wali: 'Rajin' } }), may: ONE },
  { endpoint: reportCard.verify, input: (school, kelas) => ({ ...out(school, kelas), by: 'waliKelas' }), may: ONE },
  { endpoint: reportCard.publish, input: out, may: PUBLISHERS },
  { endpoint: reportCard.verifyClass, input: (school, kelas) => ({ ...kelasOf(school, kelas), by: 'waliKelas' }), may: ONE },
  { endpoint: reportCard.publishClass, input: kelasOf, may: PUBLISHERS },
  { endpoint: reportCard.reopen, input: (school, kelas) => ({ ...draft(school, kelas), alasan: 'Nilai keliru' }), may: everybody('kurikulum') },
  { endpoint: reportCard.revoke, input: (school, kelas) => ({ ...draft(school, kelas), alasan: 'Tersebar' }), may: { A: 'waliA kurikulum kepala', B: 'waliB kurikulum kepala' } },
  { endpoint: reportCard.ofStudent, input: (_, kelas) => ({ id: idOf(pupil[kelas]) }), may: REPORT },
  { endpoint: reportCard.studentMetadata, input: (_, kelas) => ({ id: idOf(pupil[kelas]) }), may: REPORT },
  { endpoint: reportCard.reportMetadata, input: out, may: REPORT },
  { endpoint: reportCard.metadata, input: () => ({}), may: 'user' },
  { endpoint: reportCard.content, input: out, may: REPORT },
  { endpoint: reportCard.subjects, input: (school, kelas) => ({ id_general_report: out(school, kelas).id }), may: REPORT },
  { endpoint: reportCard.homeroom, input: (school, kelas) => ({ id_kelas: school.class(kelas).id_kelas }), may: CLASS },
  { endpoint: reportCard.curriculum, input: () => ({}), may: everybody(LEADERS) },
  { endpoint: reportCard.students, input: kelasOf, may: CLASS },
  { endpoint: reportCard.table, input: kelasOf, may: CLASS },
  { endpoint: reportCard.preview, input: () => ({ uuid: idOf('no address') }), may: 'public' },
  { endpoint: reportCard.previewMetadata, input: () => ({ uuid: idOf('no address') }), may: 'public' },
  { endpoint: reportCard.readByParents, input: () => ({ uuid: idOf('no address') }), may: 'public' },
  { endpoint: reportProof.look, input: () => ({ uuid: idOf('no address') }), may: 'public' },
  { endpoint: reportProof.file, input: () => ({ uuid: idOf('no address') }), may: 'public' },
];

const detail = async (school: School, id: string, who: Student | 'waliA' | 'kurikulum' | 'kepala' = 'waliA') => (await school.ask(who, reportCard.content, { id })).body.data;
const type = 'tengah_semester';
const A = (school: School) => ({ id: school.class('A').id_kelas, type });

export const PROBES: Probes = {
  'reportCard.create': async (school) => {
    const listStudents = [idOf('ani'), { id_murid: idOf('beni') }];
    const answer = await school.ask('waliA', reportCard.create, { listStudents, type, semester: 'Ganjil' });
    expect(answer.body.data).toEqual(['ani', 'beni'].map((who) => ({ id_general_report: reportOf(who as Student), id_murid: idOf(who), hasil: 'ok', jumlah: null })));
    expect((await school.ask('waliA', reportCard.create, { listStudents, type, semester: 'Genap' })).body.code).toBe('WRONG_SEMESTER');
    expect((await school.ask('waliA', reportCard.create, { listStudents: [idOf('eka')], type })).status).toBe(403);
    return [answer];
  },
  'reportCard.updateAll': async (school) => {
    const [one, other] = [await aReport(school, 'ani', 'akhir_semester'), await aReport(school, 'beni', 'akhir_semester')];
    const answer = await school.ask('waliA', reportCard.updateAll, { general_report: [{ id_general_report: one, catatan_wali: 'Rajin', sikap_sosial: { nilai: 4, jurnal: 'Menolong teman' } }, { id_general_report: other, keputusan: 'naik' }] });
    expect(answer.body.data.map((it: { hasil: string }) => it.hasil)).toEqual(['ok', 'WRONG_DECISION']);
    expect(await detail(school, one)).toMatchObject({ isi: { catatan_wali: 'Rajin', sikap: null }, sikap_wali: { sosial: { nilai: 4, jurnal: 'Menolong teman' } } });
    const conflict = await school.ask('waliA', reportCard.updateAll, { general_report: { id_general_report: one, catatan_wali: 'Lain', sebelum: { catatan_wali: '' } } });
    expect(conflict.body).toMatchObject({ code: 'CONFLICT', terbaru: { catatan_wali: 'Rajin' } });
    return [answer];
  },
  'reportCard.verify': async (school) => {
    const id = await aReport(school, 'beni');
    expect((await school.ask('waliA', reportCard.verify, { id: await aReport(school, 'beni', 'akhir_semester'), by: 'waliKelas' })).body.code).toBe('GRADES_MISSING');
    const answer = await school.ask('waliA', reportCard.verify, { id, by: 'waliKelas' });
    expect(await detail(school, id)).toMatchObject({ status: 'diverifikasi_wali', verifikasi: [{ sebagai: 'waliKelas', oleh: 'Wahyu Adiputra' }], boleh: { menulis: false, terbit: true, kembalikan: true } });
    expect((await school.ask('waliA', conduct.changeAll, { id_general_report: id, id_reward_punishment: LATE, frequency: 1 })).body.code).toBe('REPORT_IS_VERIFIED');
    expect((await school.ask('waliA', reportCard.verify, { id, by: 'kurikulum' })).status).toBe(403);
    expect((await school.ask('waliA', reportCard.verify, { id, by: 'orangTua' })).body.code).toBe('PREVIEW_UNKNOWN');
    expect((await school.ask('kurikulum', reportCard.verify, { id, by: 'kurikulum', kembali: true })).body.code).toBe('REASON_NEEDED');
    await school.ask('kurikulum', reportCard.verify, { id, by: 'kurikulum', kembali: true, alasan: 'Catatan keliru' });
    expect(await detail(school, id)).toMatchObject({ status: 'draf', dikembalikan: 'Catatan keliru', verifikasi: [], boleh: { menulis: true } });
    return [answer];
  },
  'reportCard.publish': async (school) => {
    const { id_general_report: id } = await filledReport(school, 'citra');
    expect((await school.ask('waliA', reportCard.publish, { id })).body.code).toBe('NOT_YET_VERIFIED');
    await school.ask('waliA', reportCard.verify, { id, by: 'waliKelas' });
    const answer = await school.ask('waliA', reportCard.publish, { id });
    expect(answer.body.data).toEqual({ id, versi: 1 });
    expect(await detail(school, id, 'citra')).toMatchObject({ isPublished: true, isi: { pelanggaran: [{ frequency: 3 }] }, boleh: { menulis: false } });
    expect((await school.ask('waliA', reportCard.updateAll, { general_report: { id_general_report: id, catatan_wali: 'Lain' } })).body.code).toBe('REPORT_PUBLISHED');
    return [answer];
  },
  'reportCard.verifyClass': async (school) => {
    for (const who of ['ani', 'beni', 'citra', 'dedi'] as const) await aReport(school, who);
    const answer = await school.ask('waliA', reportCard.verifyClass, { ...A(school), by: 'waliKelas' });
    expect(answer.body.data.map((it: { id_murid: string; hasil: string }) => [it.id_murid, it.hasil])).toEqual(expect.arrayContaining([[idOf('ani'), 'ok'], [idOf('dedi'), 'ok']]));
    return [answer];
  },
  'reportCard.publishClass': async (school) => {
    const answer = await school.ask('kepala', reportCard.publishClass, A(school));
    const { data } = (await school.ask('waliA', reportCard.homeroom, { type })).body;
    expect(answer.body.data.map((it: { id_murid: string; hasil: string }) => [it.id_murid, it.hasil]).sort()).toEqual(['ani', 'beni', 'dedi'].map((it) => [idOf(it), 'ok']).sort());
    expect((await school.ask('kepala', reportCard.publishClass, A(school))).body.data).toEqual([]);
    expect(data.kelas.hitungan).toMatchObject({ diterbitkan: 4, draf: 0, belum_dibuat: 0 });
    return [answer];
  },
  'reportCard.reopen': async (school) => {
    const { id_general_report: id, uuid } = await publishedReport(school, 'eka');
    const answer = await school.ask('kurikulum', reportCard.reopen, { id, alasan: 'Nilai IPA keliru' });
    expect(await detail(school, id, 'kurikulum')).toMatchObject({ status: 'draf', isPublished: false, dikembalikan: 'Nilai IPA keliru', daftar_versi: [{ versi: 1, diganti: expect.any(String) }] });
    expect((await school.ask('eka', reportCard.content, { id })).body).toMatchObject({ code: 'NOT_PUBLISHED' });
    expect((await school.ask('publik', reportCard.preview, { uuid })).body).toMatchObject({ code: 'PREVIEW_SUPERSEDED', status: 'NOT_FOUND' });
    await school.ask('waliB', conduct.changeAll, { id_general_report: id, id_reward_punishment: LATE, frequency: 9 });
    await school.ask('waliB', reportCard.verify, { id, by: 'waliKelas' });
    expect((await school.ask('waliB', reportCard.publish, { id })).body.data.versi).toBe(2);
    expect((await school.ask('publik', reportCard.preview, { uuid: await addressOf(school, id) })).body.data).toMatchObject({ versi: 2, isi: { pelanggaran: [{ frequency: 9 }] } });
    return [answer];
  },
  'reportCard.revoke': async (school) => {
    const { id_general_report: id, uuid } = await publishedReport(school, 'fajar');
    const answer = await school.ask('waliB', reportCard.revoke, { id, alasan: 'Tautan tersebar', ganti: true });
    expect((await school.ask('publik', reportCard.preview, { uuid })).body.code).toBe('PREVIEW_REVOKED');
    const next = await addressOf(school, id);
    expect((await school.ask('publik', reportCard.preview, { uuid: next })).status).toBe(200);
    await school.ask('kepala', reportCard.revoke, { id, alasan: 'Tautan tersebar' });
    expect((await school.ask('publik', reportCard.preview, { uuid: next })).body.code).toBe('PREVIEW_REVOKED');
    expect((await school.ask('fajar', reportCard.content, { id })).status).toBe(200);
    return [answer];
  },
  'reportCard.ofStudent': async (school) => {
    const id_general_report = await aReport(school, 'gita');
    await school.ask('waliB', reportCard.updateAll, { general_report: { id_general_report, sikap_sosial: { nilai: null, jurnal: 'Perlu didampingi' } } });
    await publishedReport(school, 'gita');
    await aReport(school, 'gita', 'akhir_semester');
    const journalFor = async (who: 'waliB' | 'gita') => (await school.ask(who, reportCard.content, { id: id_general_report })).body.data.sikap_wali.sosial.jurnal;
    expect([await journalFor('waliB'), await journalFor('gita')]).toEqual(['Perlu didampingi', '']);
    const answer = await school.ask('gita', reportCard.ofStudent, { id: idOf('gita') });
    expect(answer.body.data).toMatchObject([{ type, kelas: '7B', semester: 'Ganjil', versi: 1, uuid: expect.any(String), isPublished: true }]);
    expect((await school.ask('waliB', reportCard.ofStudent, { id: idOf('gita') })).body.data.map((it: { status: string }) => it.status)).toEqual(['draf', 'diterbitkan']);
    return [answer];
  },
  'reportCard.studentMetadata': async (school) => {
    const answer = await school.ask('waliB', reportCard.studentMetadata, { id: idOf('gita') });
    expect(answer.body.data).toMatchObject({ nama: 'Gita Permatasari', kelas: '7B', wali: 'Wulan Bestari', jumlah_rapor: 2 });
    expect((await school.ask('waliB', reportCard.studentMetadata, { id: idOf('nobody') })).status).toBe(404);
    return [answer];
  },
  'reportCard.reportMetadata': async (school) => {
    const answer = await school.ask('gita', reportCard.reportMetadata, { id: reportOf('gita') });
    expect(answer.body.data).toMatchObject({ nama: 'Gita Permatasari', kelas: '7B', tahun_ajaran: '2026/2027', status: 'diterbitkan', verifikasi: [{ sebagai: 'waliKelas' }], daftar_versi: [{ versi: 1 }] });
    return [answer];
  },
  'reportCard.metadata': async (school) => {
    const answer = await school.ask('ani', reportCard.metadata);
    expect(answer.body.data).toMatchObject({ tahun_ajaran: '2026/2027', semester: 'Ganjil', daftar_type: [{ type: 'tengah_semester' }, { type: 'akhir_semester' }] });
    return [answer];
  },
  'reportCard.content': async (school) => {
    const id = await aReport(school, 'dedi', 'akhir_semester');
    const answer = await school.ask('waliA', reportCard.content, { id });
    expect(answer.body.data).toMatchObject({ nama: 'Dedi Kurniawanto', status: 'draf', isi: { kelas: '7A', kumer: true, mapel: [{ mapel: 'Matematika', akhir: { nilai: null } }], wali: { nama: 'Wahyu Adiputra' }, kepala: { nama: 'Hj. Ratna Dewayani' } }, kurang: [{ jenis: 'nilai', mapel: ['Matematika'] }, { jenis: 'catatan_wali' }], pilihan_keputusan: [] });
    return [answer];
  },
  'reportCard.subjects': async (school) => {
    const answer = await school.ask('gita', reportCard.subjects);
    expect(answer.body.data).toMatchObject([{ mapel: 'Ilmu Pengetahuan Alam', kkm: expect.any(Number) }]);
    expect((await school.ask('budi', reportCard.subjects)).body.data).toEqual([]);
    return [answer];
  },
  'reportCard.homeroom': async (school) => {
    const answer = await school.ask('waliB', reportCard.homeroom, { type });
    const { kelas, daftar_murid } = answer.body.data;
    expect([kelas.kelas, kelas.jumlah_murid, daftar_murid.map((it: { nama: string }) => it.nama)]).toEqual(['7B', 3, ['Eka Nurhalimah', 'Fajar Ramadhanu', 'Gita Permatasari']]);
    expect(Object.entries(kelas.hitungan).filter(([name]) => name !== 'dibaca').reduce((sum, [, it]) => sum + (it as number), 0)).toBe(3);
    expect((await school.ask('admin', reportCard.homeroom)).body.data).toEqual({ kelas: null, daftar_murid: [] });
    return [answer];
  },
  'reportCard.curriculum': async (school) => {
    const answer = await school.ask('kurikulum', reportCard.curriculum, { type });
    const own = (await school.ask('waliA', reportCard.homeroom, { type })).body.data.kelas;
    expect(answer.body.data.map((it: { kelas: string }) => it.kelas)).toEqual(['7A', '7B']);
    expect(answer.body.data[0]).toEqual(Object.fromEntries(Object.entries(own).filter(([name]) => name !== 'kumer')));
    return [answer];
  },
  'reportCard.students': async (school) => {
    const answer = await school.ask('waliB', reportCard.students, { id: school.class('B').id_kelas_tahun_ajaran, type });
    expect(answer.body.data).toContainEqual({ id_murid: idOf('gita'), nama: 'Gita Permatasari', nis: expect.any(String), id_general_report: reportOf('gita'), status: 'diterbitkan', isPublished: true });
    return [answer];
  },
  'reportCard.table': async (school) => {
    const answer = await school.ask('kepala', reportCard.table, { id: school.class('B').id_kelas, type });
    expect(answer.body.data).toEqual((await school.ask('waliB', reportCard.homeroom, { type })).body.data.daftar_murid);
    return [answer];
  },
  'reportCard.preview': async (school) => {
    const uuid = await addressOf(school, reportOf('gita'));
    const answer = await school.ask('publik', reportCard.preview, { uuid });
    expect(answer.body.data).toMatchObject({ versi: 1, isi: { murid: { nama: 'Gita Permatasari' }, pelanggaran: [{ nama: 'Terlambat masuk sekolah' }] } });
    expect((await school.ask('publik', reportCard.preview, { uuid: idOf('guessed') })).body.code).toBe('PREVIEW_UNKNOWN');
    expect((await school.ask('publik', reportCard.preview, { uuid: 'x' })).status).toBe(404);
    const now = school.clock.now();
    school.clock.turnTo(new Date(now.getTime() + 91 * 86_400_000));
    expect((await school.ask('publik', reportCard.preview, { uuid })).body.code).toBe('PREVIEW_EXPIRED');
    school.clock.turnTo(now);
    return [answer];
  },
  'reportCard.previewMetadata': async (school) => {
    const answer = await school.ask('publik', reportCard.previewMetadata, { uuid: await addressOf(school, reportOf('gita')) });
    expect(answer.body.data).toMatchObject({ type, tahun_ajaran: '2026/2027', versi: 1 });
    expect(answer.text).not.toContain('Gita');
    return [answer];
  },
  'reportCard.readByParents': async (school) => {
    const uuid = await addressOf(school, reportOf('gita'));
    const answer = await school.ask('publik', reportCard.readByParents, { uuid });
    expect((await school.ask('publik', reportCard.preview, { uuid })).body.data.dibaca).toBe(school.clock.now().toISOString());
    expect((await school.ask('publik', reportCard.readByParents, { uuid })).status).toBe(200);
    expect((await school.ask(waliOf('B'), reportCard.homeroom, { type })).body.data.kelas.hitungan.dibaca).toBeGreaterThan(0);
    const { uuid: theirs, id_general_report: id } = await publishedReport(school, 'eka');
    expect((await school.ask('publik', reportCard.verify, { id: theirs, by: 'waliKelas' })).status).toBe(401);
    expect((await school.ask('publik', reportCard.verify, { id, by: 'orangTua' })).body.code).toBe('PREVIEW_UNKNOWN');
    expect((await school.ask('publik', reportCard.verify, { id: theirs, by: 'orangTua' })).body).toMatchObject({ result: true });
    expect((await school.ask('publik', reportCard.preview, { uuid: theirs })).body.data.dibaca).toBe(school.clock.now().toISOString());
    return [answer];
  },
  'reportProof.look': async (school) => {
    const answer = await school.ask('publik', reportProof.look, { uuid: await addressOf(school, reportOf('gita')) });
    expect(answer.body.data).toMatchObject({ status: 'sah', versi: 1, nama: 'G*** P***', temuan: [] });
    return [answer];
  },
  'reportProof.file': async (school) => {
    const answer = await school.ask('publik', reportProof.file, { uuid: await addressOf(school, reportOf('gita')) });
    expect(String(answer.body).split('\n')[0]).toContain('"export":"pelita-proof-1"');
    return [answer];
  },
};
