/** @jest-environment node */
import { absentDays } from '#contract/attendance/absent-days';
import { AssignmentSet, SubmissionHandedIn, SubmissionMarked } from '#contract/assignment/assignment.events';
import { ConductRecorded } from '#contract/conduct/conduct.events';
import { GradebookLocked, GradeColumnAdded, ScoreEntered } from '#contract/grading/gradebook.events';
import { ReportCardCreated, ReportVerified } from '#contract/report-card/report-card.events';
import { LessonCancelled } from '#contract/lesson/lesson.events';
import { subject } from '#contract/subject/subject.resource';
import { TeacherAssigned } from '#contract/subject/teaching.events';
import { ClassesProgress, SchoolProgress } from '#projections/curriculum/class-progress.query';
import { OriginOfPresence } from '#projections/attendance/origin.query';
import type { Leger } from '#contract/grading/ledger.api';
import { LedgerOf } from '#projections/grading/ledger.query';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { ClassAsked } from '#projections/homeroom/class-asked.query';
import { ClassGradesOverview } from '#projections/homeroom/grades.query';
import { ClassOverview, ClassPresences, StudentsOfClass } from '#projections/homeroom/overview.query';
import { PeriodicReports } from '#projections/homeroom/periodic.query';
import { SubjectsByWeek } from '#projections/homeroom/week.query';
import { HolidayDeclared } from '#contract/school-year/school-year.events';
import { projections } from '#projections/kit/projection';
import { ReportsOfClass } from '#projections/report-card/report-card.query';
import { uuidV5 } from '#projections/kit/uuid';
import { at, readSide } from '#test/kit/read-side';
import { A, ANI, B, BENI, BUDI, CITRA, DEDI, founded, id, type Lesson, lessonOf, MATEMATIKA, marked, opened, placed, scheduled, TODAY, withdrawn, YEAR } from '#test/projecting/a-school';
import '#server/app.module';

const { given } = readSide(...projections());
const { id_kelas_tahun_ajaran } = A;
const [JULY, AUGUST, HOLIDAY] = ['2026-07-30', '2026-08-03', '2026-08-04'] as const;
const [first, second, july, august, free, ahead] = [lessonOf(A), lessonOf(A, 2), lessonOf(A, 1, JULY), lessonOf(A, 1, AUGUST), lessonOf(A, 1, HOLIDAY), lessonOf(A, 1, '2026-08-31')] as [Lesson, Lesson, Lesson, Lesson, Lesson, Lesson];
const cancelled = ({ id_sesi, tanggal_sesi }: Lesson) => LessonCancelled({ id_sesi, tanggal_sesi, alasan: 'libur' });
const NOW = '2026-08-05T01:00:00.000Z';
/** Ani was there, late, and excused by the school; Beni was there and sick; Citra was recorded once; on the holiday everybody had been marked before it was one. */
const facts = [
  ...founded, ...[first, second, july, august, free, ahead].map(scheduled), ...[first, july, august, free].map((it) => opened(it)),
  ...[[first, ANI, 'Hadir'], [july, ANI, 'Terlambat'], [august, ANI, 'Dispensasi'], [first, BENI, 'Hadir'], [july, BENI, 'Sakit'], [first, CITRA, 'Alpa'], [free, ANI, 'Alpa']].map(([lesson, who, status]) => marked(lesson as Lesson, who as string, status as never)), cancelled(free),
];
const counted = (it: { total_sesi: number; persen_hadir: number | null } | undefined) => it && [it.total_sesi, it.persen_hadir];

describe('the attendance of a class', () => {
  test('is of the lessons up to now that are no holidays, recorded or not (domain 2.6)', async () => {
    const { data } = await (await given(...facts)).ask(new ClassPresences({ id_kelas_tahun_ajaran }), NOW);
    expect(data.murid.map((it) => [it.nama, counted(it)])).toEqual([['Ani', [3, 100]], ['Beni', [3, 100 / 3]], ['Citra', [3, 0]]]);
    expect(data.mapel).toEqual([expect.objectContaining({ mapel: 'Matematika', guru: ['Budi'], terlaksana: 4, terisi: 1, total_sesi: 9, Hadir: 2, Terlambat: 1, Dispensasi: 1, Sakit: 1, Alpa: 1, persen_hadir: 400 / 9 })]);
    expect(data.murid.map((it) => it.mapel.map((one) => one.total_sesi))).toEqual([[3], [3], [3]]);
  });

  test('is nothing where no lesson has begun, and the percentage is none', async () => {
    const { data } = await (await given(...founded)).ask(new ClassPresences({ id_kelas_tahun_ajaran }), NOW);
    expect([data.mapel, data.murid.map(counted)]).toEqual([[], [[0, null], [0, null], [0, null]]]);
  });

  test('loses whoever has left the class', async () => {
    const moved = [withdrawn(A, BENI), placed(B, BENI)] as const;
    const read = await given(...facts, ...moved);
    const { data } = await read.ask(new ClassPresences({ id_kelas_tahun_ajaran }), NOW);
    const [own] = (await read.ask(new ClassesProgress({}), NOW)).data;
    expect(own).toMatchObject({ kehadiran: { total_sesi: 6, Hadir: 1, Terlambat: 1, Dispensasi: 1, Sakit: 0, Alpa: 1, persen_hadir: 50 }, presensi: { terlaksana: 4, terisi: 1 } });
    expect(data.mapel[0]).toMatchObject({ total_sesi: 6, persen_hadir: 50 });
    const [back] = (await (await given(...facts, ...moved, withdrawn(B, BENI), placed(A, BENI))).ask(new ClassesProgress({}), NOW)).data;
    expect(back?.kehadiran).toMatchObject({ total_sesi: 9, Sakit: 1 });
    expect([data.murid.map((it) => it.nama), data.mapel[0]?.total_sesi, data.mapel[0]?.Sakit]).toEqual([['Ani', 'Citra'], 6, 0]);
  });
});

test('a class today is its children, by the last lesson of theirs that is recorded, and its registers', async () => {
  const read = await given(...facts, opened(second), marked(second, BENI, 'Izin'));
  const { data } = await read.ask(new ClassOverview({ id_kelas_tahun_ajaran }), second.mulai);
  expect(data).toMatchObject({ kelas: '7A', guru: 'Budi', tanggal: TODAY, jumlah_murid: 3, hari_ini: { jumlah_sesi: 2, terlaksana: 2, terisi: 1 }, tertinggal: { jumlah_murid: 0, jumlah: 0 }, nilai: { jumlah_mapel: 0, terkunci: 0, dari: 0, terisi: 0 } });
  expect(data.hari_ini.murid.map((it) => it.keadaan)).toEqual(['Hadir', 'Izin', 'Alpa']);
  expect((await read.ask(new ClassOverview({ id_kelas_tahun_ajaran }), '2026-08-02T02:00:00.000Z')).data.hari_ini).toMatchObject({ jumlah_sesi: 0, terlaksana: 0, murid: [{ keadaan: 'Belum' }, { keadaan: 'Belum' }, { keadaan: 'Belum' }] });
});

const set = ({ id_sesi }: Lesson, tenggat: string, tipe_assignment: 'Essay' | 'Multiple Choice' = 'Essay') => AssignmentSet({
  id_sesi, tipe_assignment, judul: 'Pecahan', petunjuk: '', dibuka: `${TODAY}T01:00:00.000Z`, tenggat, terlambat: 'terima', batas_terlambat: null, nilai_terlambat: 100, rubrik: [], berkas: [], soal: [],
});
const done = ({ id_sesi }: Lesson, id_murid: string, tugas_nilai: number) => {
  const of = { id_pengumpulan: uuidV5(id_sesi, id_murid), id_sesi, id_murid };
  return [
    ...at(`${TODAY}T02:00:00.000Z`, SubmissionHandedIn({ ...of, versi: 1, submit_time: `${TODAY}T02:00:00.000Z`, tipe_assignment: 'Essay', isTerlambat: false, id_file: null, essay_answer: 'Setengah', jawaban_murid: null })),
    ...at(`${TODAY}T03:00:00.000Z`, SubmissionMarked({ ...of, versi: 1, tugas_nilai, kriteria: [], feedback: '', id_kd: null, isOtomatis: false, sebelum: null })),
  ];
};

describe('a month of a student', () => {
  const work = [set(first, '2026-07-31T16:59:00.000Z'), ...done(first, ANI, 80), set(second, '2026-07-31T17:00:00.000Z'), ...done(second, ANI, 61), set(july, '2026-08-20T10:00:00.000Z', 'Multiple Choice'), ...done(july, ANI, 100)];
  const monthOf = async (bulan: string | undefined, now = NOW, daftar_murid?: string[]) => (await given(...facts, ...work)).ask(new PeriodicReports({ id_kelas_tahun_ajaran, bulan, daftar_murid }), now);

  test('has the lessons of its days, those in which somebody was not simply there, and is counted to today', async () => {
    const [ani, beni] = (await monthOf('2026-07'))?.data ?? [];
    expect(ani).toMatchObject({ nama: 'Ani', kelas: '7A', guru: 'Budi', bulan: '2026-07', tanggal_awal: TODAY, sampai: '2026-07-31', kehadiran: { total_sesi: 2, Hadir: 1, Terlambat: 1, persen_hadir: 100 }, ketidakhadiran: [{ tanggal_sesi: JULY, posisi: 1, mapel: 'Matematika', status_kehadiran: 'Terlambat' }] });
    expect([beni?.kehadiran.persen_hadir, beni?.ketidakhadiran.map((it) => it.status_kehadiran)]).toEqual([50, ['Sakit']]);
    const [now] = (await monthOf(undefined))?.data ?? [];
    expect([now?.bulan, now?.sampai, now?.kehadiran.total_sesi, now?.ketidakhadiran.map((it) => it.status_kehadiran)]).toEqual(['2026-08', '2026-08-05', 1, ['Dispensasi']]);
  });

  test('has the work whose deadline lies in it by the school’s clock, and the mean of the marks that were told', async () => {
    const july = (await monthOf('2026-07'))?.data ?? [];
    expect(july.map((it) => [it.tugas.jumlah_tugas, it.tugas.dinilai, it.tugas.tidak, it.tugas.rata_rata])).toEqual([[1, 1, 0, 80], [1, 0, 1, null], [1, 0, 1, null]]);
    const [ani, beni] = (await monthOf('2026-08'))?.data ?? [];
    expect(ani?.tugas).toMatchObject({ jumlah_tugas: 2, dinilai: 1, rata_rata: 61 });
    expect(beni?.tugas).toMatchObject({ jumlah_tugas: 2, menunggu: 1, tidak: 1, rata_rata: null });
    const [later] = (await monthOf('2026-08', '2026-08-21T00:00:00.000Z'))?.data ?? [];
    expect(later?.tugas).toMatchObject({ jumlah_tugas: 2, dinilai: 2, rata_rata: 80.5 });
    expect(ani?.mapel).toEqual([expect.objectContaining({ mapel: 'Matematika', tugas: ani?.tugas, kehadiran: ani?.kehadiran })]);
  });

  test('has the rewards and offences that were written in it', async () => {
    const wrote = (n: number, nama: string, id_murid: string) => ConductRecorded({ id: id(n), id_general_report: id(700), id_murid, id_reward_punishment: id(n), nama, tipe: 'punishment', tingkat: 3, frequency: 2, note: '', sebelum: null, note_sebelum: null } as never);
    const read = await given(...facts, ...at('2026-07-31T16:59:59.000Z', wrote(701, 'Terlambat', ANI)), ...at('2026-07-31T17:00:00.000Z', wrote(702, 'Membolos', ANI), wrote(703, 'Ribut', BENI)));
    const written = async (bulan: string) => ((await read.ask(new PeriodicReports({ id_kelas_tahun_ajaran, bulan }), NOW))?.data ?? []).map((it) => it.perilaku.map((one) => [one.nama, one.tipe, one.frequency]));
    expect(await written('2026-07')).toEqual([[['Terlambat', 'punishment', 2]], [], []]);
    expect(await written('2026-08')).toEqual([[['Membolos', 'punishment', 2]], [['Ribut', 'punishment', 2]], []]);
  });

  test('is one of the semester’s, is that of the students who are asked for, and of a class without students of nobody', async () => {
    expect(await monthOf('2027-01')).toBeUndefined();
    const asked = await monthOf('2026-07', NOW, [BENI, DEDI]);
    expect([asked?.data.map((it) => it.nama), asked?.daftar_bulan.map((it) => it.bulan)]).toEqual([['Beni'], ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12']]);
    expect([(await monthOf(undefined, '2026-01-01T00:00:00.000Z'))?.data[0]?.bulan, (await monthOf(undefined, '2027-06-01T00:00:00.000Z'))?.data[0]?.bulan]).toEqual(['2026-07', '2026-12']);
    expect((await (await given(...facts, withdrawn(B, DEDI))).ask(new PeriodicReports({ id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran }), NOW))?.data).toEqual([]);
  });
});

test('the reports of a class are counted by kind and state; those of whoever has left are not', async () => {
  const made = (n: number, id_murid: string, type: 'tengah_semester' | 'akhir_semester') => ReportCardCreated({ id_general_report: id(n), id_kelas_tahun_ajaran, id_murid, type } as never);
  const read = await given(...facts, made(801, ANI, 'akhir_semester'), made(802, BENI, 'akhir_semester'), made(803, CITRA, 'akhir_semester'), made(804, ANI, 'tengah_semester'), made(805, DEDI, 'akhir_semester'),
    ReportVerified({ id_general_report: id(802), id_kelas_tahun_ajaran, id_murid: BENI, by: 'waliKelas', status: 'diverifikasi_wali', sebelum: 'draf', sidik: null } as never));
  const expected = [{ type: 'tengah_semester', status: 'draf', jumlah: 1 }, { type: 'akhir_semester', status: 'draf', jumlah: 2 }, { type: 'akhir_semester', status: 'diverifikasi_wali', jumlah: 1 }];
  expect((await read.ask(new ClassOverview({ id_kelas_tahun_ajaran }), NOW)).data.rapor).toEqual(expected);
  expect((await read.ask(new SchoolProgress({}), NOW)).data.rapor).toEqual(expected);
});

test('a class’s weeks are its lessons by subject: that take place, that have begun, whose register is full', async () => {
  const read = await given(...facts);
  const weeks = async (input: SubjectsByWeek['input']) => (await read.ask(new SubjectsByWeek(input), NOW)).data;
  const { kini, minggu, mapel } = await weeks({ id_kelas_tahun_ajaran });
  expect([kini, minggu[0], mapel.length]).toEqual([4, { minggu_ke: 1, tanggal_awal: TODAY, tanggal_akhir: '2026-07-19', isEfektif: true }, 1]);
  expect(mapel[0]?.minggu).toEqual([{ minggu_ke: 1, total_sesi: 2, direncanakan: 0, terlaksana: 2, terisi: 1 }, { minggu_ke: 3, total_sesi: 1, direncanakan: 0, terlaksana: 1, terisi: 0 }, { minggu_ke: 4, total_sesi: 1, direncanakan: 0, terlaksana: 1, terisi: 0 }, { minggu_ke: 8, total_sesi: 1, direncanakan: 0, terlaksana: 0, terisi: 0 }]);
  expect([(await weeks({ id_guru: BUDI, minggu_ke: 1 })).mapel[0]?.minggu.length, (await weeks({ id_guru: ANI })).mapel, (await weeks({ minggu_ke: 60 })).minggu]).toEqual([1, [], []]);
});

test('the class that is meant is the one that is named, or one’s own of the running semester', async () => {
  const read = await given(...founded);
  const asked = (input: ClassAsked['input']) => read.ask(new ClassAsked(input));
  expect(await asked({ account: ANI })).toEqual({ id_kelas_tahun_ajaran, id_guru: BUDI, isMember: true });
  expect(await asked({ id_kelas: B.id_kelas, account: ANI })).toEqual({ id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, id_guru: BUDI, isMember: false });
  expect([(await asked({ account: BUDI }))?.id_kelas_tahun_ajaran, await asked({ account: id(999) }), await asked({ id_kelas: id(999), account: BUDI }), await asked({ account: null })]).toEqual([id_kelas_tahun_ajaran, undefined, undefined, undefined]);
  expect((await read.ask(new StudentsOfClass({ id_kelas_tahun_ajaran, knowsNumbers: false }))).data.map((it) => [it.nama, it.nis])).toEqual([['Ani', null], ['Beni', null], ['Citra', null]]);
});

describe('the grades of a class', () => {
  const of = { id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, MATEMATIKA), id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA };
  const column = { ...of, id_kolom: id(501), assesmentType: 'sumatif_as', tipe: 'SAS', nama: 'SAS', id_kd: null, lingkup_materi: null, teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'sendiri', id_asal: null } as const;
  const scored = (id_murid: string, nilai: number | null) => ScoreEntered({ ...of, id_kolom: column.id_kolom, id_murid, nilai, sebelum: null, cara: 'ketik', alasan: null });
  const taught = TeacherAssigned({ id_pengampu: id(601), id_guru: BUDI, id_mata_pelajaran: MATEMATIKA, id_kelas: A.id_kelas, id_kelas_tahun_ajaran, id_tahun_ajaran: YEAR });
  const graded = [...facts, taught, GradeColumnAdded(column), scored(ANI, 90), scored(BENI, 40), scored(DEDI, 100)];

  test('say of each subject how many cells are filled, who is without a grade or below the passing grade, and whether it was handed over', async () => {
    const { data } = await (await given(...graded)).ask(new ClassGradesOverview({ id_kelas_tahun_ajaran }), NOW);
    expect(data.mapel).toEqual([expect.objectContaining({ mapel: 'Matematika', guru: ['Budi'], terkunci: false, jumlah_kolom: 1, terisi: 2, dari: 3, belum_lengkap: [CITRA], lengkap: 2, di_bawah_kkm: [BENI], rata_rata: { pengetahuan: null, keterampilan: null, akhir: 65 } })]);
    expect(data.murid.map((it) => [it.nama, it.lengkap, it.rata_rata.akhir])).toEqual([['Ani', 1, 90], ['Beni', 1, 40], ['Citra', 0, null]]);
  });

  test('days away in the ledger are those that the lessons behind them come to', async () => {
    const read = await given(...graded, HolidayDeclared({ id_hari_libur: id(77), tanggal: HOLIDAY, nama: 'Libur' }));
    const { tanggal_awal, sampai, murid } = ((await read.ask(new LedgerOf({ id_kelas_tahun_ajaran }), NOW)) as { data: Leger }).data;
    const awayOf = async (id_murid: string) => {
      const days = absentDays((await read.ask(new OriginOfPresence({ id_murid, dates: `${tanggal_awal},${sampai}` }), NOW))?.data.sesi ?? []);
      return ['Sakit', 'Izin', 'Alpa'].map((it) => days.filter(({ sebab }) => sebab === it).length);
    };
    for (const { id_murid, sakit, izin, alpa } of murid) expect(await awayOf(id_murid)).toEqual([sakit, izin, alpa]);
    expect(murid.map(({ sakit, izin, alpa }) => sakit + izin + alpa)).toEqual([0, 1, 1]);
  });

  test('nobody is awaited in a remedial', async () => {
    const remedial = [GradeColumnAdded({ ...column, id_kolom: id(503), tipe: 'LM', assesmentType: 'sumatif_lm', lingkup_materi: 'Bilangan', isRemedial: true } as never), ScoreEntered({ ...of, id_kolom: id(503), id_murid: BENI, nilai: 75, sebelum: null, cara: 'ketik', alasan: null })];
    const read = await given(...graded, ...remedial);
    expect((await read.ask(new ClassGradesOverview({ id_kelas_tahun_ajaran }), NOW)).data.mapel).toMatchObject([{ jumlah_kolom: 2, terisi: 2, dari: 3 }]);
    expect((await read.ask(new ClassesProgress({}), NOW)).data.find((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran)?.nilai).toMatchObject({ terisi: 2, dari: 3 });
  });

  test('a subject that no report tells of is in no student’s mean', async () => {
    const hidden = { ...of, id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, id(2_001)), id_mata_pelajaran: id(2_001), id_kolom: id(502) };
    const counselling = subject.events.created({ id: id(2_001), kode: 'BK', nama: 'Bimbingan', id_kelompok: null, urutan: 9, is_ujian_sekolah: false, tampil_rapor: false } as never);
    const facts = [...graded, subject.events.changed({ id: MATEMATIKA, kode: 'MTK', nama: 'Matematika', id_kelompok: null, urutan: 1, is_ujian_sekolah: false, tampil_rapor: true, sebelum: { id: MATEMATIKA, kode: 'MTK', nama: 'Matematika' } } as never), counselling, GradeColumnAdded({ ...column, ...hidden }), ScoreEntered({ ...hidden, id_murid: ANI, nilai: 10, sebelum: null, cara: 'ketik', alasan: null })];
    const read = await given(...facts);
    const { data } = await read.ask(new ClassGradesOverview({ id_kelas_tahun_ajaran }), NOW);
    const ledger = (await read.ask(new LedgerOf({ id_kelas_tahun_ajaran }), NOW))!.data;
    expect(data.murid.map((it) => it.mapel.length)).toEqual([2, 2, 2]);
    expect(data.murid.map((it) => it.rata_rata.akhir)).toEqual([90, 40, null]);
    expect(ledger.murid.map((it) => it.rata_rata)).toEqual([90, 40, null]);
  });

  test('a student has the means of the ledger: none while a grade is missing that others have', async () => {
    const IPA = id(2_002);
    const theirs = { ...of, id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, IPA), id_mata_pelajaran: IPA, id_kolom: id(503) };
    const science = subject.events.created({ id: IPA, kode: 'IPA', nama: 'IPA', id_kelompok: null, urutan: 2, is_ujian_sekolah: false, tampil_rapor: true } as never);
    const maths = subject.events.created({ id: MATEMATIKA, kode: 'MTK', nama: 'Matematika', id_kelompok: null, urutan: 1, is_ujian_sekolah: false, tampil_rapor: true } as never);
    const read = await given(...facts, maths, science, taught, GradeColumnAdded(column), scored(ANI, 90), scored(BENI, 40), GradeColumnAdded({ ...column, ...theirs }), ScoreEntered({ ...theirs, id_murid: ANI, nilai: 70, sebelum: null, cara: 'ketik', alasan: null }));
    const { data } = await read.ask(new ClassGradesOverview({ id_kelas_tahun_ajaran }), NOW);
    expect(data.murid.map((it) => [it.nama, it.lengkap, it.rata_rata.akhir])).toEqual([['Ani', 2, 80], ['Beni', 1, null], ['Citra', 0, null]]);
    const { data: leger } = (await read.ask(new LedgerOf({ id_kelas_tahun_ajaran }), NOW))!;
    expect(leger.murid.map((it) => [it.rata_rata, it.lengkap, it.dari])).toEqual([[80, 2, 2], [null, 1, 2], [null, 0, 2]]);
    const { data: { daftar_murid } } = await read.ask(new ReportsOfClass({ id_kelas_tahun_ajaran, type: 'akhir_semester' }), NOW);
    expect(daftar_murid.map((it) => [it.rata_rata, it.lengkap, it.dari, it.di_bawah_kkm])).toEqual([[80, 2, 2, 1], [null, 1, 2, 1], [null, 0, 2, 0]]);
  });

  test('are counted for the office class by class: scores of whoever is not in the class do not count', async () => {
    const read = await given(...graded, GradebookLocked(of));
    const classes = (await read.ask(new ClassesProgress({}), NOW)).data;
    expect(classes.map((it) => [it.kelas, it.jumlah_murid, it.nilai, it.presensi, it.rencana.total_sesi, it.kehadiran.total_sesi])).toEqual([
      ['7A', 3, { jumlah_mapel: 1, terkunci: 1, dari: 3, terisi: 2 }, { terlaksana: 4, terisi: 1 }, 4, 9], ['7B', 1, { jumlah_mapel: 0, terkunci: 0, dari: 0, terisi: 0 }, { terlaksana: 0, terisi: 0 }, 0, 0],
    ]);
    expect((await read.ask(new SchoolProgress({}), NOW)).data).toMatchObject({ jumlah_kelas: 2, tanpa_wali: 0, jumlah_murid: 4, kini: 4, nilai: { jumlah_mapel: 1, terkunci: 1, dari: 3, terisi: 2 }, presensi: { terlaksana: 4, terisi: 1 }, kehadiran: { total_sesi: 9, persen_hadir: 400 / 9 } });
    expect((await (await given()).ask(new SchoolProgress({}), NOW)).data).toMatchObject({ jumlah_kelas: 0, kini: null, kehadiran: { persen_hadir: null } });
  });
});
