import * as events from '#contract/report-card/report-card.events';
import { type IsiRapor, type Kurang, PREVIEW_DAYS } from '#contract/report-card/report';
import type { Fact } from '#contract/kit/event';
import { type Actor, SYSTEM } from '#server/kit/deciding/command';
import { CreateReport, FillReport, NoteReportRead, NoteReportSent, PublishReport, ReopenReport, reportCardDecider, ReturnReport, RevokePreview, VerifyReport } from '#server/report-card/report-card.decider';
import { reportId } from '#projections/report-card/report-place.query';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const [id_kelas_tahun_ajaran, id_murid, uuid, newer] = ['7A', 'ani', 'an address', 'another address'].map(idOf) as [string, string, string, string];
const dari = { id_kelas_tahun_ajaran, id_murid };
const [akhir, tengah] = [reportId({ ...dari, type: 'akhir_semester' }), reportId({ ...dari, type: 'tengah_semester' })];
const of = { id_general_report: akhir, id_murid };
const kelas = { isActive: true, semester: 'Genap' as const, tingkat: 7, isMember: true };
const report = (...facts: Fact<any>[]) => given(reportCardDecider)(...facts).knowing({ kelas });
const closed = (...facts: Fact<any>[]) => given(reportCardDecider)(...facts).knowing({ kelas: { ...kelas, isActive: false } });
const created = events.ReportCardCreated({ id_general_report: akhir, ...dari, type: 'akhir_semester' });
const createdMid = events.ReportCardCreated({ id_general_report: tengah, ...dari, type: 'tengah_semester' });
const verified = [
  events.ReportVerified({ ...of, by: 'waliKelas', status: 'diverifikasi_wali', sebelum: 'draf', sidik: 'sama' }),
  events.ReportVerified({ ...of, by: 'kurikulum', status: 'diverifikasi_kurikulum', sebelum: 'diverifikasi_wali', sidik: 'sama' }),
  events.ReportVerified({ ...of, by: 'kepalaSekolah', status: 'disahkan_kepsek', sebelum: 'diverifikasi_kurikulum', sidik: 'sama' }),
] as const;
const isi: IsiRapor = {
  type: 'akhir_semester', kumer: true, sekolah: { nama: 'SMP Pelita', npsn: '', alamat: '' }, murid: { id_murid, nama: 'Ani', nis: '1', nisn: null }, kelas: '7A', tingkat: 7, tahun_ajaran: '2026/2027', semester: 'Genap', tanggal: '2027-06-18', sampai: '2027-06-18',
  mapel: [], sikap: null, prestasi: [], penghargaan: [], pelanggaran: [], kegiatan: [], ketidakhadiran: { sakit: 1, izin: 0, alpa: 0 }, catatan_wali: 'Rajin', kokurikuler: '', keputusan: 'naik', wali: { nama: null }, kepala: { nama: null },
};
const kurang: Kurang[] = [{ jenis: 'nilai', mapel: ['IPA', 'PJOK'] }];
const AT = '2027-06-18T03:00:00.000Z';
const until = new Date(Date.parse(AT) + PREVIEW_DAYS * 86_400_000).toISOString();
const published = (versi = 1, address = uuid) => events.ReportPublished({ ...of, id_kelas_tahun_ajaran, versi, uuid: address, berlaku_sampai: until, isi });
const out = [created, ...verified, published()];
const publish = (more: Partial<ConstructorParameters<typeof PublishReport>[0]> = {}) => new PublishReport({ id_general_report: akhir, uuid, isi, kurang: [], sidik: 'sama', ...more }, SYSTEM, { at: AT });
const fill = (wish: object) => new FillReport({ id_general_report: akhir, ...wish }, SYSTEM);
const verify = (by: 'waliKelas' | 'kurikulum' | 'kepalaSekolah', lacks: readonly Kurang[] = []) => new VerifyReport({ id_general_report: akhir, by, kurang: lacks, sidik: 'sama' }, SYSTEM);

describe('a report is made', () => {
  test('once, of a student of the class, in the semester that is on', () => {
    const create = new CreateReport({ ...dari, type: 'akhir_semester' }, SYSTEM);
    report().when(create).then(created);
    report(created).when(create).nothing();
    closed().when(create).refused('WRONG_SEMESTER');
    given(reportCardDecider)().knowing({ kelas: { ...kelas, isMember: false } }).when(create).refused('NOT_A_MEMBER');
    given(reportCardDecider)().knowing({ kelas: undefined }).when(create).refused('NOT_FOUND');
  });
});

describe('what the homeroom teacher writes', () => {
  test('is a fact each, with what it replaces, and nothing where nothing is another', () => {
    const note = events.ReportNoteWritten({ ...of, bagian: 'catatan_wali', teks: 'Rajin', sebelum: '' });
    const decided = events.PromotionDecided({ ...of, keputusan: 'naik', sebelum: null });
    report(created).when(fill({ catatan_wali: 'Rajin', keputusan: 'naik' })).then(note, decided);
    report(created, note, decided).when(fill({ catatan_wali: 'Rajin', keputusan: 'naik' })).nothing();
    report(created, note).when(fill({ catatan_wali: 'Sangat rajin' })).then(events.ReportNoteWritten({ ...of, bagian: 'catatan_wali', teks: 'Sangat rajin', sebelum: 'Rajin' }));
    report(created, note).when(fill({ catatan_wali: 'Malas', sebelum: { catatan_wali: '' } })).refused('CONFLICT');
    report(created).when(fill({ catatan_wali: 'Ananda {{nama_siswa}} rajin' })).refused('VARIABLE_LEFT');
    report(created).when(fill({ sikap_sosial: { nilai: 4, jurnal: 'Menolong {{ siapa }}' } })).refused('VARIABLE_LEFT');
    report().when(fill({ catatan_wali: 'Rajin' })).refused('NO_REPORT');
  });
  test('an attitude comes with a journal', () => {
    report(created).when(fill({ sikap_sosial: { nilai: 4, jurnal: ' ' } })).refused('JOURNAL_NEEDED');
    const set = events.ReportAttitudeSet({ ...of, aspek: 'sosial', nilai: 4, sebelum: null, jurnal: 'Menolong teman', jurnal_sebelum: '' });
    report(created).when(fill({ sikap_sosial: { nilai: 4, jurnal: 'Menolong teman' } })).then(set);
    report(created, set).when(fill({ sikap_sosial: { nilai: null, jurnal: '' } })).then(events.ReportAttitudeSet({ ...of, aspek: 'sosial', nilai: null, sebelum: 4, jurnal: '', jurnal_sebelum: 'Menolong teman' }));
  });
  test('a decision is one of the level, at the end of the second semester only', () => {
    report(created).when(fill({ keputusan: 'lulus' })).refused('WRONG_DECISION');
    given(reportCardDecider)(created).knowing({ kelas: { ...kelas, tingkat: 9 } }).when(fill({ keputusan: 'lulus' })).then(events.PromotionDecided({ ...of, keputusan: 'lulus', sebelum: null }));
    given(reportCardDecider)(created).knowing({ kelas: { ...kelas, semester: 'Ganjil' as const } }).when(fill({ keputusan: 'naik' })).refused('WRONG_DECISION');
    report(createdMid).when(new FillReport({ id_general_report: tengah, keputusan: 'naik' }, SYSTEM)).refused('WRONG_DECISION');
  });
  test('stays as it is once somebody gave their word, and is never written when it is out or its semester is over', () => {
    report(created, verified[0]).when(fill({ catatan_wali: 'Lain' })).refused('REPORT_VERIFIED');
    report(...out).when(fill({ catatan_wali: 'Lain' })).refused('REPORT_PUBLISHED');
    closed(created).when(fill({ catatan_wali: 'Lain' })).refused('CLOSED_SEMESTER');
  });
});

describe('once its semester is closed', () => {
  const ADMIN: Actor = { ...SYSTEM, role: 'admin', roles: ['admin'] };
  const alasan = 'Nilai IPA salah salin';
  const publishing = (more: object = {}, by = ADMIN) => new PublishReport({ id_general_report: akhir, uuid: newer, isi, kurang: [], sidik: 'sama', alasan, ...more }, by, { at: AT });
  test('the admin opens it, writes and publishes with a reason each, whose word stands for all', () => {
    const reopened = events.ReportReopened({ ...of, id_kelas_tahun_ajaran, versi: 1, alasan });
    closed(...out).when(new ReopenReport({ id_general_report: akhir, alasan }, ADMIN)).then(reopened);
    closed(...out, reopened).when(new FillReport({ id_general_report: akhir, catatan_wali: 'Rajin', alasan }, ADMIN)).then(events.ReportNoteWritten({ ...of, bagian: 'catatan_wali', teks: 'Rajin', sebelum: '', alasan }));
    closed(...out, reopened).when(new FillReport({ id_general_report: akhir, keputusan: 'tinggal', alasan }, ADMIN)).then(events.PromotionDecided({ ...of, keputusan: 'tinggal', sebelum: null, alasan }));
    closed(...out, reopened).when(publishing()).then({ ...published(2, newer), data: { ...published(2, newer).data, alasan } });
    closed(created, verified[0]).when(publishing({ kurang: [{ jenis: 'berubah', mapel: [] }] })).then({ ...published(1, newer), data: { ...published(1, newer).data, alasan } });
  });
  test('without a reason, without what it needs and by anybody else it is refused', () => {
    closed(created).when(publishing({ alasan: ' ' })).refused('REASON_NEEDED');
    closed(created).when(new FillReport({ id_general_report: akhir, catatan_wali: 'Lain' }, ADMIN)).refused('REASON_NEEDED');
    closed(created).when(publishing({ kurang })).refused('GRADES_MISSING');
    closed(created, ...verified).when(publishing({}, SYSTEM)).refused('CLOSED_SEMESTER');
    closed(created).when(verify('kepalaSekolah')).refused('CLOSED_SEMESTER');
    report(created).when(publishing()).refused('NOT_YET_VERIFIED');
  });
});

describe('words are given in their order', () => {
  test('each after the one before, and once', () => {
    report(created).when(verify('kurikulum')).refused('NOT_YET_VERIFIED');
    report(created).when(verify('waliKelas')).then(verified[0]);
    report(created, verified[0]).when(verify('waliKelas')).nothing();
    report(created, verified[0]).when(verify('kepalaSekolah')).refused('NOT_YET_VERIFIED');
    report(created, verified[0]).when(verify('kurikulum')).then(verified[1]);
    report(created, verified[0]).when(verify('kurikulum', [{ jenis: 'berubah', mapel: [] }])).refused('REPORT_CHANGED');
    report(created).when(verify('waliKelas', [{ jenis: 'sebagian', mapel: ['IPA'], menunggu: ['SAS'] }])).then(verified[0]);
    report(created, ...verified).when(publish({ kurang: [{ jenis: 'berubah', mapel: [] }] })).refused('REPORT_CHANGED');
    report(created, ...verified).when(publish({ sidik: 'as it was before it was returned' })).refused('REPORT_CHANGED');
    report(created, verified[0], verified[1]).when(verify('kepalaSekolah')).then(verified[2]);
    report(...out).when(verify('waliKelas')).refused('REPORT_PUBLISHED');
  });
  test('for nothing that is not whole at the end of a semester', () => {
    report(created).when(verify('waliKelas', kurang)).refused('GRADES_MISSING');
    report(created).when(verify('waliKelas', [{ jenis: 'terbit', mapel: [], kelas: '7B', id_general_report: tengah }])).refused('OUT_ELSEWHERE');
    report(created).when(verify('waliKelas', [{ jenis: 'catatan_wali', mapel: [] }])).refused('NOTE_MISSING');
    report(created).when(verify('waliKelas', [{ jenis: 'keputusan', mapel: [] }])).refused('DECISION_MISSING');
    report(createdMid).when(new VerifyReport({ id_general_report: tengah, by: 'waliKelas', kurang, sidik: 'sama' }, SYSTEM)).then(events.ReportVerified({ id_general_report: tengah, id_murid, by: 'waliKelas', status: 'diverifikasi_wali', sebelum: 'draf', sidik: 'sama' }));
  });
  test('and taken back with a reason, after which all are given anew', () => {
    const back = new ReturnReport({ id_general_report: akhir, by: 'kurikulum', alasan: 'Nilai IPA keliru' }, SYSTEM);
    const returned = events.ReportReturned({ ...of, by: 'kurikulum', sebelum: 'diverifikasi_wali', alasan: 'Nilai IPA keliru' });
    report(created, verified[0]).when(back).then(returned);
    report(created).when(back).nothing();
    report(created, verified[0], returned).when(verify('kurikulum')).refused('NOT_YET_VERIFIED');
    report(...out).when(back).refused('REPORT_PUBLISHED');
  });
});

describe('a report goes out', () => {
  test('with all words, whole, as it is then', () => {
    report(created, ...verified).when(publish()).then(published());
    report(created, verified[0], verified[1]).when(publish()).refused('NOT_YET_VERIFIED');
    report(created, ...verified).when(publish({ kurang })).refused('GRADES_MISSING');
    report(created, ...verified).when(publish({ kurang: [{ jenis: 'terbit', mapel: [], kelas: '7B', id_general_report: tengah }] })).refused('OUT_ELSEWHERE');
    report(...out).when(publish({ uuid: newer })).nothing();
    closed(created, ...verified).when(publish()).refused('CLOSED_SEMESTER');
  });
  test('in the middle of a semester with the word of the homeroom teacher alone', () => {
    const word = events.ReportVerified({ id_general_report: tengah, id_murid, by: 'waliKelas', status: 'diverifikasi_wali', sebelum: 'draf', sidik: 'sama' });
    const mid = publish({ id_general_report: tengah, isi: { ...isi, type: 'tengah_semester' }, kurang });
    report(createdMid, word).when(mid).then(events.ReportPublished({ id_general_report: tengah, id_murid, id_kelas_tahun_ajaran, versi: 1, uuid, berlaku_sampai: until, isi: { ...isi, type: 'tengah_semester' } }));
    report(createdMid).when(mid).refused('NOT_YET_VERIFIED');
    report(createdMid, word).when(new VerifyReport({ id_general_report: tengah, by: 'kurikulum', kurang: [], sidik: 'sama' }, SYSTEM)).refused('WORD_NOT_NEEDED');
  });
  test('is taken back with a reason, and its next version is another', () => {
    const reopened = events.ReportReopened({ ...of, id_kelas_tahun_ajaran, versi: 1, alasan: 'Nilai IPA keliru' });
    const reopen = new ReopenReport({ id_general_report: akhir, alasan: 'Nilai IPA keliru' }, SYSTEM);
    report(...out).when(reopen).then(reopened);
    report(created).when(reopen).refused('NOT_PUBLISHED');
    closed(...out).when(reopen).refused('CLOSED_SEMESTER');
    report(...out, reopened).when(publish({ uuid: newer })).refused('NOT_YET_VERIFIED');
    report(...out, reopened, ...verified).when(publish({ uuid: newer })).then(published(2, newer));
    report(...out, reopened).when(fill({ catatan_wali: 'Baru' })).then(events.ReportNoteWritten({ ...of, bagian: 'catatan_wali', teks: 'Baru', sebelum: '' }));
  });
  test('its address is revoked, and there may be a new one, which holds for a term of its own', () => {
    const [LATER, laterUntil] = ['2027-10-01T03:00:00.000Z', '2027-12-30T03:00:00.000Z'];
    const revoke = (pengganti: string | null) => new RevokePreview({ id_general_report: akhir, alasan: 'Tersebar', pengganti }, SYSTEM, { at: LATER });
    const revoked = (it: string | null, from = uuid) => events.PreviewRevoked({ ...of, versi: 1, uuid: from, pengganti: it, ...(it && { berlaku_sampai: laterUntil }), alasan: 'Tersebar' });
    report(...out).when(revoke(newer)).then(revoked(newer));
    report(...out, revoked(newer)).when(revoke(null)).then(revoked(null, newer));
    report(...out, revoked(null)).when(revoke(null)).nothing();
    report(created).when(revoke(null)).refused('NOT_PUBLISHED');
  });
  test('parents say once that they have read it, by the address that holds', () => {
    const read = (address: string) => new NoteReportRead({ id_general_report: akhir, uuid: address }, SYSTEM);
    report(...out).when(read(uuid)).then(events.ReportRead({ ...of, versi: 1, uuid }));
    report(...out, events.ReportRead({ ...of, versi: 1, uuid })).when(read(uuid)).nothing();
    report(...out).when(read(newer)).refused('PREVIEW_REVOKED');
    report(created).when(read(uuid)).refused('PREVIEW_REVOKED');
  });
  test('it is sent to so many, when it is out', () => {
    report(...out).when(new NoteReportSent({ id_general_report: akhir, versi: 1, jumlah: 2 }, SYSTEM)).then(events.ReportSent({ ...of, versi: 1, jumlah: 2 }));
    report(created).when(new NoteReportSent({ id_general_report: akhir, versi: 1, jumlah: 2 }, SYSTEM)).nothing();
    report(...out).when(new NoteReportSent({ id_general_report: akhir, versi: 2, jumlah: 2 }, SYSTEM)).nothing();
  });
});
