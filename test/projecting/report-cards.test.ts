import pg from 'pg';
import type { StatusKehadiran } from '#contract/attendance/attendance';
import { StudentMoved } from '#contract/classroom/classroom.events';
import { ConductRecorded } from '#contract/conduct/conduct.events';
import { KbmGenerated } from '#contract/curriculum/kbm.events';
import { GradeColumnAdded, ScoreEntered } from '#contract/grading/gradebook.events';
import type { Role } from '#contract/identity/identity';
import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { TeacherRegistered } from '#contract/people/people.events';
import * as events from '#contract/report-card/report-card.events';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { subject } from '#contract/subject/subject.resource';
import { ConductSummary } from '#projections/conduct/conduct.query';
import { LedgerOf } from '#projections/grading/ledger.query';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { projections } from '#projections/kit/projection';
import { PreviewAt } from '#projections/report-card/preview.query';
import { ReportPapers } from '#projections/report-card/report-paper.query';
import { reportId } from '#projections/report-card/report-place.query';
import { ReportContents, ReportDetail, ReportsOfClass, ReportsOfStudent } from '#projections/report-card/report-card.query';
import { vouchedFor } from '#projections/report-card/vouched';
import { settings, seventh, VII } from '#test/projecting/a-gradebook';
import { A, ANI, B, BENI, founded, id, lessonOf, marked, opened, scheduled, TODAY, YEAR } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import { addDays } from '#contract/school-year/school-days';
import '#server/app.module';

const { given } = readSide(...projections());
const [IPA, uuid, newer] = [id(80), id(81), id(82)] as [string, string, string];
const NOW = '2026-12-14T03:00:00.000Z';
const { id_kelas_tahun_ajaran } = A;
const [tengah, akhir] = (['tengah_semester', 'akhir_semester'] as const).map((type) => reportId({ id_kelas_tahun_ajaran, id_murid: ANI, type })) as [string, string];
const of = { id_general_report: akhir, id_murid: ANI };
const book = { id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, IPA), id_kelas_tahun_ajaran, id_mata_pelajaran: IPA };
const column = (id_kolom: string, tipe: 'LM' | 'STS' | 'SAS') => GradeColumnAdded({
  ...book, id_kolom, assesmentType: tipe === 'LM' ? 'sumatif_lm' : tipe === 'STS' ? 'sumatif_ts' : 'sumatif_as', tipe, nama: tipe, id_kd: null, lingkup_materi: tipe === 'LM' ? 'Zat' : null, teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'sendiri', id_asal: null,
});
const scored = (id_kolom: string, nilai: number | null, id_murid = ANI, sebelum: number | null = null) => ScoreEntered({ ...book, id_kolom, id_murid, nilai, sebelum, cara: 'ketik', alasan: null });
const [LM, STS, SAS] = [id(91), id(92), id(93)] as [string, string, string];
const graded = [
  subject.events.created({ id: IPA, kode: 'IPA', nama: 'Ilmu Pengetahuan Alam', id_kelompok: null, urutan: 1, is_ujian_sekolah: true, tampil_rapor: true } as never),
  column(LM, 'LM'), column(STS, 'STS'), column(SAS, 'SAS'), scored(LM, 82), scored(STS, 76), scored(SAS, 78),
];
const created = (id_general_report: string, type: 'tengah_semester' | 'akhir_semester') => events.ReportCardCreated({ id_general_report, id_murid: ANI, id_kelas_tahun_ajaran, type });
const offence = (id_general_report: string, row: number, tingkat: number, frequency: number, tipe: 'reward' | 'punishment' = 'punishment') =>
  ConductRecorded({ id: id(row), id_general_report, id_murid: ANI, id_reward_punishment: id(row + 100), nama: `Hal ${row}`, tipe, tingkat, frequency, sebelum: null, note: null, note_sebelum: null });
const teacherNamed = (n: number, nama: string, roles: Role[]) => TeacherRegistered({ id_guru: id(n), nama, nik: String(n), jenis_kelamin: 'Pria', email: null, alamat: null, roles, id_mata_pelajaran: [] });
const isiOf = async (read: Awaited<ReturnType<typeof given>>, type: 'tengah_semester' | 'akhir_semester' = 'akhir_semester', whose = ANI) => (await read.ask(new ReportContents({ id_kelas_tahun_ajaran, type }), NOW)).find((it) => it.id_murid === whose);

const passing = (kkm: number) => [seventh, KbmGenerated({ id_tahun_ajaran: YEAR, kbm: [{ id: id(70), id_mata_pelajaran: IPA, id_level: VII, kkm }] })];
const movedTo = (to: typeof B) => StudentMoved({ id_kelas_tahun_ajaran: to.id_kelas_tahun_ajaran, id_murid: ANI, id_tahun_ajaran: YEAR, kelas: `7${to.simbol}`, sebelum: { id_kelas_tahun_ajaran, kelas: '7A' } });

describe('what a report prints', () => {
  test('grades come from the class’s gradebooks: at the end the final ones, in the middle how far it is; what is missing is named', async () => {
    const read = await given(...founded, ...graded);
    const [end, mid] = [await isiOf(read), await isiOf(read, 'tengah_semester')];
    expect(end?.isi.mapel).toMatchObject([{ mapel: 'Ilmu Pengetahuan Alam', akhir: { nilai: 80, predikat: null }, pts: null }]);
    expect(mid?.isi.mapel).toMatchObject([{ akhir: { nilai: 82 }, pts: { nilai: 76 } }]);
    expect([end?.kurang, mid?.kurang]).toEqual([[{ jenis: 'catatan_wali', mapel: [] }], []]);
    expect((await isiOf(read, 'akhir_semester', BENI))?.kurang).toEqual([{ jenis: 'nilai', mapel: ['Ilmu Pengetahuan Alam'] }, { jenis: 'catatan_wali', mapel: [] }]);
  });

  test('a grade that is counted from what there is says which parts are awaited, and keeps nothing back', async () => {
    const read = await given(...founded, ...graded, scored(SAS, null, ANI, 78));
    expect([(await isiOf(read))?.kurang[0], (await isiOf(read, 'tengah_semester'))?.kurang]).toEqual([{ jenis: 'sebagian', mapel: ['Ilmu Pengetahuan Alam'], menunggu: ['SAS'] }, []]);
  });

  test('drafts of a class are put on paper by one reading of it, each as it would be by itself', async () => {
    const ids = [ANI, BENI].map((id_murid) => reportId({ id_kelas_tahun_ajaran, id_murid, type: 'akhir_semester' }));
    const read = await given(...founded, ...graded, ...[ANI, BENI].map((id_murid, i) => events.ReportCardCreated({ id_general_report: ids[i] as string, id_murid, id_kelas_tahun_ajaran, type: 'akhir_semester' })));
    await read.ask(new ReportPapers({ of: [] }));
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const counted = async (wanted: string[]) => {
      statements.mockClear();
      const papers = await read.ask(new ReportPapers({ of: wanted.map((it) => ({ id: it })) }), NOW);
      return [papers, statements.mock.calls.length] as const;
    };
    const [[both, many], [[ani], one]] = [await counted(ids), await counted(ids.slice(0, 1))];
    statements.mockRestore();
    expect([many, both.map((it) => it?.isi.murid.id_murid), both[0]]).toEqual([one, [ANI, BENI], ani]);
  });

  test('an STS is told of in the middle of a semester by whatever method the grade is made, also where it weighs nothing in that', async () => {
    for (const metode of ['bobot', 'rata_sederhana', 'seimbang']) {
      const read = await given(...founded, seventh, settings({ metode }), ...graded);
      expect((await isiOf(read, 'tengah_semester'))?.isi.mapel).toMatchObject([{ akhir: { nilai: 82 }, pts: { nilai: 76 } }]);
      expect((await isiOf(read))?.isi.mapel).toMatchObject([{ akhir: { nilai: 80 } }]);
    }
  });

  test('it is signed by whoever holds the office on the day that it bears, whoever has the role where nobody is kept for it (domain 1.13)', async () => {
    const period = (tanggal_mulai: string, tanggal_selesai: string | null) => leadershipPeriod.events.created({ id: id(97), jabatan: 'kepala_sekolah', id_guru: id(98), tanggal_mulai, tanggal_selesai, status_jabatan: 'plt', no_sk: null, ttd_path: null } as never);
    const people = [teacherNamed(98, 'Dewi', []), teacherNamed(96, 'Hasan', ['kepalaSekolah'])];
    const signer = async (...facts: Parameters<typeof given>) => (await isiOf(await given(...founded, ...people, ...facts)))?.isi.kepala;
    expect(await signer()).toEqual({ nama: 'Hasan' });
    expect(await signer(period('2026-12-01', null))).toEqual({ nama: 'Dewi', plt: true });
    expect(await signer(period('2026-12-01', '2026-12-13'))).toEqual({ nama: 'Hasan' });
    expect(await signer(period('2026-12-15', null))).toEqual({ nama: 'Hasan' });
  });

  test('Merdeka does not tell the general groups of K13 apart (domain 1.14)', async () => {
    const grouped = [['A', 'Kelompok A (Umum)'], ['MULOK', 'Muatan Lokal']].map(([kode, nama], i) => curriculumGroup.events.created({ id: id(60 + i), kode, nama, urutan: i + 1 } as never));
    const of = (n: number) => subject.events.changed({ id: IPA, kode: 'IPA', nama: 'Ilmu Pengetahuan Alam', id_kelompok: id(n), urutan: 1, is_ujian_sekolah: true, tampil_rapor: true, sebelum: { id: IPA, kode: 'IPA', nama: 'Ilmu Pengetahuan Alam' } } as never);
    const groupOf = async (...facts: Parameters<typeof given>) => (await isiOf(await given(...founded, seventh, ...graded, ...grouped, ...facts)))?.isi.mapel[0]?.kelompok;
    expect([await groupOf(of(60)), await groupOf(of(61)), await groupOf(of(60), settings({ kumer: 0 }))]).toEqual(['Mata Pelajaran Wajib', 'Muatan Lokal', 'Kelompok A (Umum)']);
  });

  test('where the school says that it signs is part of it', async () => {
    const signs = (kota: string | null) => InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, kota }, sebelum: null });
    expect((await isiOf(await given(...founded, signs('Kota Bogor'))))?.isi.sekolah.kota).toBe('Kota Bogor');
    expect((await isiOf(await given(...founded, signs(null))))?.isi.sekolah).not.toHaveProperty('kota');
  });

  test('the rank in the class is part of it where the school prints it, of the end of a semester and for whoever has one', async () => {
    const printing = (tampilkan_peringkat: number) => InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, tampilkan_peringkat }, sebelum: null });
    const read = await given(...founded, ...graded, printing(1), scored(LM, 90, BENI));
    expect([(await isiOf(read, 'akhir_semester', BENI))?.isi.peringkat, (await isiOf(read))?.isi.peringkat, (await isiOf(read, 'tengah_semester'))?.isi.peringkat]).toEqual([1, 2, undefined]);
    expect((await isiOf(await given(...founded, ...graded, printing(0))))?.isi).not.toHaveProperty('peringkat');
    expect((await isiOf(await given(...founded, ...graded, printing(1)), 'akhir_semester', BENI))?.isi).not.toHaveProperty('peringkat');
  });

  test('days away are counted whole, by what there is most of, in case of a tie Sakit, Izin, Alpa (domain 1.1)', async () => {
    const days: (StatusKehadiran | null)[][] = [['Izin', 'Sakit'], ['Alpa', 'Izin'], ['Alpa', 'Alpa', 'Sakit'], ['Hadir', 'Alpa'], ['Terlambat', 'Sakit'], [null, 'Izin'], [null, null], ['Dispensasi', 'Alpa']];
    const facts = days.flatMap((marks, day) => marks.flatMap((mark, i) => {
      const lesson = lessonOf(A, i + 1, addDays(TODAY, day));
      return [scheduled(lesson), opened(lesson), ...(mark ? [marked(lesson, ANI, mark)] : [])];
    }));
    const read = await given(...founded, ...facts);
    expect((await isiOf(read))?.isi.ketidakhadiran).toEqual({ sakit: 1, izin: 2, alpa: 1 });
    expect((await isiOf(read, 'akhir_semester', BENI))?.isi.ketidakhadiran).toEqual({ sakit: 0, izin: 0, alpa: 0 });
  });

  test('points are those of the report, the step follows from those of the school year', async () => {
    const read = await given(...founded, created(tengah, 'tengah_semester'), created(akhir, 'akhir_semester'), offence(tengah, 1, 5, 2), offence(akhir, 2, 3, 1), offence(akhir, 3, 5, 4, 'reward'));
    expect(await read.ask(new ConductSummary({ id: akhir }))).toMatchObject({ data: { total_penghargaan: 20, total_pelanggaran: 3, total_tahun: 13, saran_tindakan: 'peringatan_1' } });
  });
});

describe('what is published', () => {
  const words = [
    events.ReportNoteWritten({ ...of, bagian: 'catatan_wali', teks: 'Rajin', sebelum: '' }),
    events.ReportVerified({ ...of, by: 'waliKelas', status: 'diverifikasi_wali', sebelum: 'draf', sidik: null }),
  ];
  const out = async (versi: number, address: string, ...more: Parameters<typeof given>) => {
    const isi = (await isiOf(await given(...founded, ...graded, created(akhir, 'akhir_semester'), ...words, ...more)))?.isi;
    if (!isi) throw new Error('no report');
    return events.ReportPublished({ ...of, id_kelas_tahun_ajaran, versi, uuid: address, berlaku_sampai: '2027-03-14T03:00:00.000Z', isi });
  };

  test('stays as it was whatever becomes of what it was made of, until a new version is out', async () => {
    const first = await out(1, uuid);
    const later = [scored(SAS, 100, ANI, 78), offence(akhir, 4, 5, 1)];
    const facts = [...founded, ...graded, created(akhir, 'akhir_semester'), ...words, first, ...later];
    const read = await given(...facts);
    const detail = await read.ask(new ReportDetail({ id: akhir }), NOW);
    expect([detail?.isi, detail?.status, detail?.verifikasi.map((it) => it.sebagai)]).toEqual([first.data.isi, 'diterbitkan', ['waliKelas']]);
    expect(((await read.ask(new PreviewAt({ uuid }))) as { isi: unknown }).isi).toEqual(first.data.isi);
    const reopened = await given(...facts, events.ReportReopened({ ...of, id_kelas_tahun_ajaran, versi: 1, alasan: 'Nilai keliru' }));
    const draft = await reopened.ask(new ReportDetail({ id: akhir }), NOW);
    expect([draft?.isi.mapel[0]?.akhir?.nilai, draft?.isi.pelanggaran.length, draft?.status, draft?.verifikasi, draft?.dikembalikan]).toEqual([84, 1, 'draf', [], 'Nilai keliru']);
    expect(await reopened.ask(new PreviewAt({ uuid }))).toMatchObject({ versi: 1, diganti: expect.any(String), isi: first.data.isi });
    expect((await reopened.ask(new ReportsOfStudent({ id: ANI, isOwn: true }))).data).toEqual([]);
  });

  test('says of which subjects the gradebooks come to other numbers now, of the middle of a semester of its examination alone', async () => {
    const facts = [...founded, ...graded, created(akhir, 'akhir_semester'), ...words, await out(1, uuid)];
    expect((await isiOf(await given(...facts)))?.kurang).toEqual([]);
    const differs = [{ jenis: 'berbeda', mapel: ['Ilmu Pengetahuan Alam'] }];
    const changed = await given(...facts, scored(SAS, 100, ANI, 78));
    expect((await isiOf(changed))?.kurang).toEqual(differs);
    const told = async (read: typeof changed) => (await read.ask(new LedgerOf({ id_kelas_tahun_ajaran }), NOW))?.data.murid.flatMap((it) => (it.berbeda ? [[it.id_murid, it.berbeda]] : []));
    expect(await told(changed)).toEqual([[ANI, { id_general_report: akhir, mapel: ['Ilmu Pengetahuan Alam'] }]]);
    expect(await told(await given(...facts))).toEqual([]);
    const raised = passing(78);
    expect((await isiOf(await given(...facts, ...raised)))?.kurang).toEqual(differs);

    const isi = (await isiOf(await given(...founded, ...graded), 'tengah_semester'))?.isi as never;
    const mid = [...founded, ...graded, created(tengah, 'tengah_semester'), events.ReportPublished({ id_general_report: tengah, id_murid: ANI, id_kelas_tahun_ajaran, versi: 1, uuid, berlaku_sampai: '2027-03-14T03:00:00.000Z', isi })];
    const kurangOf = async (...more: Parameters<typeof given>) => (await isiOf(await given(...mid, ...more), 'tengah_semester'))?.kurang;
    expect(await kurangOf(scored(SAS, 100, ANI, 78), scored(LM, 90, ANI, 82))).toEqual([]);
    expect(await kurangOf(scored(STS, 90, ANI, 76))).toEqual(differs);
    expect(await kurangOf(...raised)).toEqual(differs);
  });

  test('of whoever moved since holds the report of the class that they are in now, until it is taken back', async () => {
    const facts = [...founded, ...graded, created(akhir, 'akhir_semester'), ...words, await out(1, uuid), movedTo(B)];
    const inB = async (...more: Parameters<typeof given>) =>
      (await (await given(...facts, ...more)).ask(new ReportContents({ id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, type: 'akhir_semester' }), NOW)).find((it) => it.id_murid === ANI)?.kurang;
    expect(await inB()).toContainEqual({ jenis: 'terbit', mapel: [], kelas: '7A', id_general_report: akhir });
    expect(await inB(events.ReportReopened({ ...of, id_kelas_tahun_ajaran, versi: 1, alasan: 'Pindah kelas' }))).not.toContainEqual(expect.objectContaining({ jenis: 'terbit' }));
  });

  test('is what somebody gave their word for: where that has changed since, it is kept back until it was looked at again', async () => {
    const facts = [...founded, ...graded, created(akhir, 'akhir_semester'), words[0] as (typeof words)[number]];
    const sidik = vouchedFor((await isiOf(await given(...facts)))?.isi as never);
    const word = events.ReportVerified({ ...of, by: 'waliKelas', status: 'diverifikasi_wali', sebelum: 'draf', sidik });
    expect((await isiOf(await given(...facts, word)))?.kurang).toEqual([]);
    const lesson = lessonOf(A);
    expect((await isiOf(await given(...facts, word, scheduled(lesson), opened(lesson), marked(lesson, ANI, 'Sakit'))))?.kurang).toEqual([]);
    const changed = [...facts, word, scored(SAS, 95, ANI, 78)];
    expect((await isiOf(await given(...changed)))?.kurang).toEqual([{ jenis: 'berubah', mapel: [] }]);
    expect((await isiOf(await given(...changed, scored(SAS, 78, ANI, 95))))?.kurang).toEqual([]);
    expect((await isiOf(await given(...changed, events.ReportReturned({ ...of, by: 'waliKelas', sebelum: 'diverifikasi_wali', alasan: 'Nilai berubah' }))))?.kurang).toEqual([]);
  });

  test('is told to its student, counted in its class, and read by the parents', async () => {
    const read = await given(...founded, ...graded, created(akhir, 'akhir_semester'), ...words, await out(1, uuid), events.ReportRead({ ...of, versi: 1, uuid }));
    expect((await read.ask(new ReportsOfStudent({ id: ANI, isOwn: true }))).data).toMatchObject([{ id_general_report: akhir, versi: 1, uuid, kelas: '7A' }]);
    const { kelas, daftar_murid } = (await read.ask(new ReportsOfClass({ id_kelas_tahun_ajaran, type: 'akhir_semester' }), NOW)).data;
    expect(kelas?.hitungan).toEqual({ draf: 0, diverifikasi_wali: 0, diverifikasi_kurikulum: 0, disahkan_kepsek: 0, diterbitkan: 1, dikirim: 0, belum_dibuat: 2, dibaca: 1 });
    expect(daftar_murid.map((it) => [it.nama, it.status, it.rata_rata, it.di_bawah_kkm])).toEqual([['Ani', 'diterbitkan', 80, 0], ['Beni', null, null, 0], ['Citra', null, null, 0]]);
  });

  test('an address that was taken back leads nowhere, the one in its place does', async () => {
    const revoked = (from: string, pengganti: string | null) => events.PreviewRevoked({ ...of, versi: 1, uuid: from, pengganti, alasan: 'Tersebar' });
    const facts = [...founded, ...graded, created(akhir, 'akhir_semester'), ...words, await out(1, uuid), revoked(uuid, newer)];
    const read = await given(...facts);
    expect([await read.ask(new PreviewAt({ uuid })), ((await read.ask(new PreviewAt({ uuid: newer }))) as { dicabut: unknown }).dicabut]).toEqual(['dicabut', null]);
    expect(await (await given(...facts, revoked(newer, null))).ask(new PreviewAt({ uuid: newer }))).toMatchObject({ dicabut: expect.any(String) });
    expect(await read.ask(new PreviewAt({ uuid: id(99) }))).toBe(undefined);
  });
});
