import { NO_PLAN } from '#contract/lesson/plan';
import { LessonsPlanned } from '#contract/lesson/plan.events';
import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { HomeroomAssigned } from '#contract/classroom/classroom.events';
import { ConsentGiven, ConsentWithdrawn } from '#contract/people/consent.events';
import { ReportsLocked } from '#contract/report-card/report-card.events';
import { DataRequested, DataRequestMoved } from '#contract/privacy/data-request.events';
import { addDays } from '#contract/school-year/school-days';
import { subject } from '#contract/subject/subject.resource';
import { TeacherAssigned } from '#contract/subject/teaching.events';
import { Waiting } from '#projections/home/home.query';
import { projections } from '#projections/kit/projection';
import { A, ANI, B, BENI, BUDI, CITRA, type Class, DEDI, founded, id, type Lesson, lessonOf, marked, MATEMATIKA, opened, scheduled, TODAY, withdrawn, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const of = (...roles: string[]) => new Waiting({ account: BUDI, roles });
/** 11.30 in Jakarta: three lessons are over. */
const NOON = `${TODAY}T04:30:00.000Z`;
const signed = (id_murid: string) => ({ id_murid, tujuan: ['pendidikan' as const], versi_teks: '2026-1', saluran: 'formulir_kertas' as const, penandatangan: 'Ayah', hubungan: 'ayah' as const, tanggal: TODAY, id_file: null });
const agreed = (id_murid: string) => ConsentGiven(signed(id_murid));
const allAgreed = A.students.concat(B.students).map((it) => agreed(it));
/** What it is about is known. */
const planned = ({ id_sesi, of: { id_kelas_tahun_ajaran } }: Lesson) => LessonsPlanned({
  id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, id_rencana: id_sesi, sebab: 'isi', sesi: [{ id_sesi, ...NO_PLAN, id_topik: id_sesi, id_kd_master: id_sesi, direncanakan: NOON, sebelum: NO_PLAN }],
});
const kinds = ({ data }: { data: { jenis: string; jumlah: number }[] }) => data.map(({ jenis, jumlah }) => [jenis, jumlah]);

describe('registers whose time is over', () => {
  const [a1, b2, a3, a5] = [lessonOf(A), lessonOf(B, 2), lessonOf(A, 3), lessonOf(A, 5)];
  const day = [...founded, ...[a1, b2, a3, a5].map(scheduled), opened(a1), opened(b2), opened(a3), ...[a1, b2, a3, a5].map(planned)];

  test('wait for who teaches, the oldest first, named by class and period', async () => {
    const { data } = await given(...day).ask(of('guruMapel'), NOON);
    expect(data).toEqual([{ jenis: 'presensi', jumlah: 3, perihal: [
      { id: a1.id_sesi, nama: '7A', posisi: 1, at: `${TODAY}T01:15:00.000Z` }, { id: b2.id_sesi, nama: '7B', posisi: 2, at: `${TODAY}T02:15:00.000Z` }, { id: a3.id_sesi, nama: '7A', posisi: 3, at: `${TODAY}T03:15:00.000Z` },
    ] }]);
  });
  test('wait no more when they are full', async () => {
    const full = [...A.students.map((it) => marked(a1, it, 'Hadir')), marked(b2, DEDI, 'Sakit'), ...A.students.slice(1).map((it) => marked(a3, it, 'Hadir'))];
    expect(kinds(await given(...day, ...full).ask(of('guruMapel'), NOON))).toEqual([['presensi', 1]]);
  });
  test('wait for nobody once the reports of their day are published, and for who teaches again when they are not', async () => {
    const locked = ReportsLocked({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, sampai: TODAY, sebelum: null });
    expect((await given(...day, locked).ask(of('guruMapel'), NOON)).data).toMatchObject([{ jenis: 'presensi', jumlah: 1, perihal: [{ id: b2.id_sesi }] }]);
    expect(kinds(await given(...day, { ...locked, data: { ...locked.data, sampai: addDays(TODAY, -1) } }).ask(of('guruMapel'), NOON))).toEqual([['presensi', 3]]);
  });
  test('are in time before the limit, are nobody else’s, and are left to the admin after two weeks', async () => {
    expect(kinds(await given(...day).ask(of('guruMapel'), `${TODAY}T01:14:00.000Z`))).toEqual([]);
    expect(kinds(await given(...day).ask(new Waiting({ account: ANI, roles: ['guruMapel'] }), NOON))).toEqual([]);
    expect(kinds(await given(...day).ask(of('guruMapel'), `${addDays(TODAY, 14)}T04:30:00.000Z`))).toEqual([['presensi', 4]]);
    expect(kinds(await given(...day).ask(of('guruMapel'), `${addDays(TODAY, 15)}T04:30:00.000Z`))).toEqual([]);
  });
  test('of a school that marks once a day are one a day, of one’s class', async () => {
    const daily = InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, presence_setting: 'per_hari' }, sebelum: null });
    const { data } = await given(...day, daily, ...allAgreed).ask(of('waliKelas'), NOON);
    expect(data).toMatchObject([{ jenis: 'presensi', jumlah: 2, perihal: [{ nama: '7A', posisi: 1 }, { nama: '7B', posisi: 2 }] }]);
  });
});

describe('children without news', () => {
  const [before, yesterday] = [lessonOf(A, 1, addDays(TODAY, -2)), lessonOf(A, 1, addDays(TODAY, -1))];
  const [first, second] = [lessonOf(A, 1), lessonOf(A, 2)];
  const days = [...founded, ...allAgreed, ...[before, yesterday, first, second].flatMap((it) => [scheduled(it), opened(it)])];
  const missed = async (...marks: ReturnType<typeof marked>[]) => (await given(...days, ...marks).ask(of('waliKelas'), `${TODAY}T02:05:00.000Z`)).data.filter((it) => it.jenis !== 'presensi');

  test('are named with the day since when, the longest first', async () => {
    expect(await missed(
      marked(before, ANI, 'Hadir'), marked(yesterday, ANI, 'Alpa'), marked(first, ANI, 'Alpa'), marked(first, BENI, 'Alpa'), marked(first, CITRA, 'Hadir'),
    )).toEqual([{ jenis: 'tanpa-kabar', jumlah: 2, perihal: [
      { id: ANI, nama: 'Ani', posisi: null, at: yesterday.mulai }, { id: BENI, nama: 'Beni', posisi: null, at: first.mulai },
    ] }]);
  });
  test('are not those who came later, or are known to be ill', async () => {
    expect(await missed(marked(first, ANI, 'Alpa'), marked(second, ANI, 'Hadir'), marked(first, BENI, 'Alpa'), marked(second, BENI, 'Sakit'), marked(yesterday, CITRA, 'Alpa'), marked(first, CITRA, 'Izin'))).toEqual([]);
  });
  test('stay until something else is recorded of them', async () => {
    expect(await missed(marked(yesterday, ANI, 'Alpa'))).toMatchObject([{ jenis: 'tanpa-kabar', perihal: [{ nama: 'Ani', at: yesterday.mulai }] }]);
  });
});

test('consents that are missing or withdrawn wait for the homeroom teacher', async () => {
  const { data } = await given(...founded, agreed(ANI), agreed(BENI), ConsentWithdrawn(signed(BENI))).ask(of('waliKelas'));
  expect(data).toEqual([{ jenis: 'persetujuan', jumlah: 3, perihal: [BENI, CITRA, DEDI].map((it, i) => ({ id: it, nama: ['Beni', 'Citra', 'Dedi'][i], posisi: null, at: null })) }]);
});

test('open requests wait for the admin, the nearest deadline first; whoever has no such role sees nothing', async () => {
  const asked = (n: number, id_orang: string) => DataRequested({ id_permintaan: id(n), id_orang, jenis: 'akses', isi: 'Salinan' });
  const requests = [...at('2026-07-11T01:00:00.000Z', asked(71, ANI)), ...at('2026-07-10T01:00:00.000Z', asked(72, BENI)), asked(73, CITRA),
    DataRequestMoved({ id_permintaan: id(73), id_orang: CITRA, jenis: 'akses', status: 'ditolak', sebelum: 'diterima', alasan: null })];
  const asking = given(...founded, ...allAgreed, ...requests);
  expect((await asking.ask(of('admin'))).data).toMatchObject([{ jenis: 'permintaan-data', jumlah: 2, perihal: [{ id: id(72), at: '2026-07-13T01:00:00.000Z' }, { id: id(71), at: '2026-07-14T01:00:00.000Z' }] }]);
  for (const roles of [['murid'], ['auditor'], []]) expect((await asking.ask(of(...roles))).data).toEqual([]);
  expect((await asking.ask(new Waiting({ account: null, roles: ['admin'] }))).data).toEqual([]);
});

describe('what the school’s master data lack', () => {
  const teacherOf = (of: Class, id_guru: string | null) => HomeroomAssigned({ id_kelas_tahun_ajaran: of.id_kelas_tahun_ajaran, id_kelas: of.id_kelas, id_tahun_ajaran: YEAR, id_guru, sebelum: BUDI });
  const teaches = (of: Class, id_mata_pelajaran: string) =>
    TeacherAssigned({ id_pengampu: id(80), id_guru: BUDI, id_mata_pelajaran, id_kelas: of.id_kelas, id_kelas_tahun_ajaran: of.id_kelas_tahun_ajaran, id_tahun_ajaran: YEAR });
  const IPA = subject.events.created({ id: id(4), kode: 'IPA', nama: 'IPA', urutan: 2 } as never);
  const all = async (...facts: Parameters<typeof given>) => (await given(...founded, ...facts).ask(of('admin'))).data;

  test('is nothing where all is in order', async () => expect(await all(teaches(A, MATEMATIKA))).toEqual([]));
  test('are classes without a homeroom teacher, students without a class', async () => {
    expect(await all(teacherOf(B, null), withdrawn(A, ANI))).toEqual([
      { jenis: 'kelas-tanpa-wali', jumlah: 1, perihal: [{ id: B.id_kelas_tahun_ajaran, nama: '7B', posisi: null, at: null }] },
      { jenis: 'murid-tanpa-kelas', jumlah: 1, perihal: [{ id: ANI, nama: 'Ani', posisi: null, at: null }] },
    ]);
  });
  test('are subjects that nobody teaches, once somebody teaches another', async () => {
    expect(await all(IPA)).toEqual([]);
    expect(await all(IPA, teaches(A, MATEMATIKA))).toEqual([{ jenis: 'mapel-tanpa-guru', jumlah: 1, perihal: [{ id: id(4), nama: 'IPA', posisi: null, at: null }] }]);
  });
});
