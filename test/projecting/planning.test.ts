import { NO_PLAN, type Rencana } from '#contract/lesson/plan';
import { ExamApproved, ExamPlanned, ExamSubmitted } from '#contract/exam/exam.events';
import { QuestionWritten } from '#contract/question-bank/question-bank.events';
import * as rppEvents from '#contract/curriculum/rpp.events';
import { ISI_KOSONG } from '#contract/curriculum/rpp-parts';
import { LessonsPlanned } from '#contract/lesson/plan.events';
import { planning as api } from '#contract/lesson/planning.api';
import { PlanningReminded } from '#contract/lesson/planning.events';
import { TopicWritten } from '#contract/lesson/topic.events';
import { HolidayDeclared, SchoolYearChanged, type SchoolYearOpened } from '#contract/school-year/school-year.events';
import { LessonCancelled, LessonMoved } from '#contract/lesson/lesson.events';
import { level } from '#contract/classroom/level.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { subject } from '#contract/subject/subject.resource';
import { SlotPlaced } from '#contract/timetable/timetable.events';
import { addDays } from '#contract/school-year/school-days';
import { Waiting } from '#projections/home/home.query';
import { projections } from '#projections/kit/projection';
import { PlanningCompetences, PlanningCoverage } from '#projections/lesson/coverage.query';
import { LessonsBetween, OneLesson } from '#projections/lesson/lesson.query';
import { PlanHistory } from '#projections/lesson/plan.query';
import { PlanningByClass, PlanningChanges, PlanningLessons, PlanningMatrix } from '#projections/lesson/planning.query';
import { PlanningRemindersTo, UnplannedOf } from '#projections/lesson/planning-reminder.query';
import { BumpOf } from '#projections/lesson/shift.query';
import { LessonsOfSubject, NewestMaterial, SubjectsOfStudent } from '#projections/lesson/subject-view.query';
import { MayReadTopic } from '#projections/lesson/topic.query';
import { A, ANI, B, BUDI, DEDI, founded, id, type Lesson, lessonOf, MATEMATIKA, scheduled, TODAY, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [VII, KD1, KD2, TOPIC, OTHER] = [id(60), id(61), id(62), id(63), id(64)] as [string, string, string, string, string];
const competence = (of: string, kode: string) => basicCompetence.events.created({ id: of, kode, kompetensi_dasar: 'Menjelaskan bilangan bulat', alias: `KD ${kode}`, jenis: 'KD', id_ki: null, id_mata_pelajaran: MATEMATIKA, id_level: VII, semester: 'Ganjil', urutan: 0, lingkup_materi: null } as never);
const topic = (id_topik: string, judul: string, tampil_mulai: string | null = null) => TopicWritten({ id_topik, id_guru: BUDI, judul, uraian: '', id_mata_pelajaran: MATEMATIKA, id_level: VII, tampil_mulai, tautan: [], daftar_gambar: [], daftar_berkas: [] });
const [first, second, tomorrow, later] = [lessonOf(A), lessonOf(A, 2), lessonOf(A, 1, addDays(TODAY, 1)), lessonOf(A, 1, addDays(TODAY, 8))];
const school = [...founded, level.events.created({ id: VII, nama: 'VII', tingkat: 7, fase: 'D' } as never), competence(KD1, '3.1'), competence(KD2, '3.2'), topic(TOPIC, 'Bilangan'), topic(OTHER, 'Pecahan'), ...[first, second, tomorrow, later].map(scheduled)];
const whole = (direncanakan: string, id_kd_master = KD1): Rencana => ({ id_topik: TOPIC, id_kd_master, zoom_setting: null, direncanakan });
let acts = 100;
const planned = (lesson: Lesson, next: Rencana, sebelum: Rencana = NO_PLAN) =>
  LessonsPlanned({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, id_rencana: id(acts++), sebab: 'isi', sesi: [{ id_sesi: lesson.id_sesi, ...next, sebelum }] });
const [BEFORE, AFTER] = [`${addDays(TODAY, -3)}T02:00:00.000Z`, `${TODAY}T08:00:00.000Z`];
const inTime = at(BEFORE, planned(first, whole(BEFORE)));
const tooLate = at(AFTER, planned(second, whole(AFTER, KD2)));
/** `now` is what the read side of tests says; as at a moment it is as then. */
const matrix = (pada?: string) => new PlanningMatrix({ pada });

describe('the planning matrix', () => {
  test('counts what is planned by teacher and week, and what was planned after the lesson began', async () => {
    const { data } = await given(...school, ...inTime, ...tooLate).ask(matrix(`${TODAY}T12:00:00.000Z`));
    expect(data.guru).toMatchObject([{ id_guru: BUDI, guru: 'Budi', mapel: ['Matematika'], semester: { total_sesi: 3, direncanakan: 2, susulan: 1 }, pertama: tomorrow.mulai }]);
    expect(data.guru[0]?.minggu).toMatchObject([{ minggu_ke: 1, total_sesi: 3, direncanakan: 2, susulan: 1 }, { minggu_ke: 2, total_sesi: 1, direncanakan: 0 }, { minggu_ke: 3, total_sesi: 0 }]);
    expect(data).toMatchObject({ kini: 1, terakhir: { at: AFTER, kelas: '7A', mapel: 'Matematika', jumlah: 1 } });
  });
  test('says which days its sums are of: as many lessons stand behind them', async () => {
    const side = given(...school, ...inTime, ...tooLate);
    const { data: { guru, dates } } = await side.ask(matrix());
    const { total } = await side.ask(new PlanningLessons({ page: 1, limit: 10, sortBy: 'mulai', order: 'asc', id_guru: BUDI, dates: dates ?? '' } as never));
    expect([dates?.slice(0, 10), total]).toEqual(['2026-07-13', guru[0]?.semester.total_sesi]);
  });
  test('is told as it was at any moment', async () => {
    const then = async (pada: string) => (await given(...school, ...inTime, ...tooLate, ...at(`${TODAY}T09:00:00.000Z`, planned(first, NO_PLAN, whole(BEFORE)))).ask(matrix(pada))).data.guru[0]?.semester;
    expect(await then(`${TODAY}T00:30:00.000Z`)).toEqual({ total_sesi: 3, direncanakan: 1, susulan: 0, belum_disetujui: 1 });
    expect(await then(`${TODAY}T08:30:00.000Z`)).toEqual({ total_sesi: 3, direncanakan: 2, susulan: 1, belum_disetujui: 2 });
    expect(await then(`${TODAY}T10:00:00.000Z`)).toEqual({ total_sesi: 3, direncanakan: 1, susulan: 1, belum_disetujui: 1 });
  });
  test('does not lose sight of what was planned for a day that is a holiday by now', async () => {
    const free = LessonCancelled({ id_sesi: tomorrow.id_sesi, tanggal_sesi: tomorrow.tanggal_sesi, alasan: 'libur' });
    const { data } = await given(...school, ...inTime, planned(tomorrow, whole(BEFORE)), free).ask(new LessonsBetween({ page: 1, limit: 10, sortBy: 'tanggal_sesi', order: 'asc', dates: `${TODAY},${addDays(TODAY, 10)}`, rencana: 'libur' } as never));
    expect(data.map((it) => it.id_sesi)).toEqual([tomorrow.id_sesi]);
  });
  test('does not count what does not take place', async () => {
    const { data } = await given(...school, ...inTime, LessonCancelled({ id_sesi: first.id_sesi, tanggal_sesi: TODAY, alasan: 'libur' })).ask(matrix(`${TODAY}T12:00:00.000Z`));
    expect(data.guru[0]?.semester).toEqual({ total_sesi: 2, direncanakan: 0, susulan: 0, belum_disetujui: 0 });
  });
  test('does not count what was planned for the subject that a lesson had before, and shows nobody its topic', async () => {
    const { of: { students: _, simbol: __, ...of }, ...lesson } = first;
    const before = { tanggal_sesi: first.tanggal_sesi, posisi: first.posisi, mulai: first.mulai, selesai: first.selesai, id_guru: BUDI, id_mata_pelajaran: MATEMATIKA };
    const changed = LessonMoved({ ...lesson, ...of, id_slot: id(90), id_tahun_ajaran: YEAR, id_guru: BUDI, id_mata_pelajaran: id(68), sebelum: before });
    const found = given(...school, subject.events.created({ id: id(68), kode: 'IPS', nama: 'IPS' } as never), ...inTime, changed);
    expect((await found.ask(matrix())).data.guru[0]?.semester).toMatchObject({ total_sesi: 3, direncanakan: 0 });
    expect((await found.ask(new OneLesson({ id: first.id_sesi })))?.data).toMatchObject({ topic: null, kd: null });
    expect((await found.ask(new UnplannedOf({ id_guru: BUDI, tanggal_awal: TODAY }))).sesi).toContain(first.id_sesi);
  });
  test('says who was told, for as long as what they were told of has no plan', async () => {
    const told = async (...more: Parameters<typeof given>) =>
      (await given(...school, PlanningReminded({ id_guru: BUDI, tanggal_awal: TODAY, daftar_sesi: [first.id_sesi], dikirim: BEFORE }), ...more).ask(matrix())).data.guru[0]?.diingatkan ?? null;
    expect([await told(), await told(...inTime)]).toEqual([BEFORE, null]);
  });
  test('says what stands in no approved plan, now and as it was', async () => {
    const isi = { ...ISI_KOSONG, materi_pokok: 'Bilangan', kd: [KD1] };
    const drafted = rppEvents.RppDrafted({ id_rpp: id(95), id_guru: BUDI, id_tahun_ajaran: YEAR, jenis: 'rpp', id_mata_pelajaran: MATEMATIKA, id_level: VII, isi, dari: null });
    const approved = (versi: number, kd: readonly string[]) => [rppEvents.RppSubmitted({ id_rpp: id(95), versi, putaran: versi }), rppEvents.RppApproved({ id_rpp: id(95), versi, putaran: versi, isi: { ...isi, kd: [...kd] } })];
    const found = given(...school, drafted, ...inTime, ...tooLate, ...at(`${TODAY}T09:00:00.000Z`, ...approved(1, [KD1])), ...at(`${TODAY}T10:00:00.000Z`, ...approved(2, [KD1, KD2])));
    const open = async (pada?: string) => (await found.ask(matrix(pada))).data.guru[0]?.semester.belum_disetujui;
    expect([await open(`${TODAY}T08:30:00.000Z`), await open(`${TODAY}T09:30:00.000Z`), await open(`${TODAY}T12:00:00.000Z`)]).toEqual([2, 1, 0]);
    const behind = given(...school, drafted, ...inTime, ...tooLate, ...approved(1, [KD1])).ask(new PlanningLessons(api.lessons.input.parse({ keadaan: 'belum_disetujui' })));
    expect((await behind).data).toMatchObject([{ id_sesi: second.id_sesi, disetujui: false }]);
  });
  test('leads to the lessons behind a number, and to what became of each', async () => {
    const found = given(...school, ...inTime, ...tooLate);
    const lessons = (input: object) => found.ask(new PlanningLessons(api.lessons.input.parse(input)));
    expect((await lessons({ keadaan: 'susulan' })).data).toMatchObject([{ id_sesi: second.id_sesi, kelas: '7A', topic: { nama: 'Bilangan' }, kd: { nama: '3.2 KD 3.2' }, direncanakan: AFTER }]);
    expect((await lessons({ keadaan: 'belum', dates: `${TODAY},${addDays(TODAY, 6)}` })).data.map((it) => it.id_sesi)).toEqual([tomorrow.id_sesi]);
    expect((await lessons({ id_kd_master: KD1 })).total).toBe(1);
    const then = { pada: `${TODAY}T07:30:00.000Z`, dates: `${TODAY},${TODAY}` };
    expect((await lessons({ ...then, keadaan: 'belum' })).data).toMatchObject([{ id_sesi: second.id_sesi, topic: null, kd: null }]);
    expect((await lessons({ ...then, id_kd_master: KD2 })).total).toBe(0);
    expect((await found.ask(new PlanHistory({ id_sesi: second.id_sesi }))).data).toMatchObject([{ at: AFTER, susulan: true, sebelum: { topic: null }, sesudah: { topic: { nama: 'Bilangan' } } }]);
    expect((await found.ask(new PlanningChanges({ ...api.changes.input.parse({}), sejak: BEFORE }))).data).toMatchObject([{ at: AFTER }]);
  });
  test('leads to the lessons of a skill and of what it is practised with alike', async () => {
    const [skill, ofThird] = [id(66), id(67)];
    const together = given(...school, competence(skill, '4.1'), competence(ofThird, '4.3'), ...inTime, ...tooLate, planned(tomorrow, whole(AFTER, skill)));
    const about = async (id_kd_master: string) => (await together.ask(new PlanningLessons(api.lessons.input.parse({ id_kd_master })))).data.map((it) => it.id_sesi);
    expect(await Promise.all([KD1, skill, KD2, ofThird].map(about))).toEqual([[first.id_sesi, tomorrow.id_sesi], [first.id_sesi, tomorrow.id_sesi], [second.id_sesi], []]);
  });
});

describe('competences', () => {
  const slot = SlotPlaced({ id_slot: id(91), id_tahun_ajaran: YEAR, hari: 1, posisi: 1, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, id_guru: BUDI, ruang: null });
  test('are covered where every class that has the subject has a lesson', async () => {
    const found = given(...school, slot, ...inTime);
    expect((await found.ask(new PlanningCoverage({}))).data.kd).toMatchObject([{ mapel: 'Matematika', level: 'VII', total_kd: 2, tercakup: 1, sebagian: 0 }]);
    expect((await found.ask(new PlanningCompetences({ id_mata_pelajaran: MATEMATIKA, id_level: VII }))).data).toMatchObject([{ kode: '3.1', jumlah_kelas: 1, kelas_terencana: 1, jumlah_sesi: 1 }, { kode: '3.2', kelas_terencana: 0 }]);
  });
  test('are told as they were at any moment, and so are classes', async () => {
    const found = await given(...school, slot, ...inTime, ...tooLate, ...at(`${TODAY}T09:00:00.000Z`, planned(first, NO_PLAN, whole(BEFORE))));
    const then = async (pada?: string) => {
      const [kd] = (await found.ask(new PlanningCoverage({ pada }))).data.kd;
      const steps = (await found.ask(new PlanningCompetences({ id_mata_pelajaran: MATEMATIKA, id_level: VII, pada }))).data.map((it) => [it.kelas_terencana, it.kelas_terlaksana]);
      return [kd?.tercakup, kd?.tidak_terjadwal, steps, (await found.ask(new PlanningByClass({ pada }))).data.map((it) => [it.total_sesi, it.direncanakan, it.susulan])];
    };
    expect(await then(`${TODAY}T00:30:00.000Z`)).toEqual([1, null, [[1, 0], [0, 0]], [[3, 1, 0]]]);
    expect(await then(`${TODAY}T08:30:00.000Z`)).toEqual([2, 0, [[1, 1], [1, 1]], [[3, 2, 1]]]);
    expect((await then(`${TODAY}T10:00:00.000Z`)).slice(2)).toEqual([[[0, 0], [1, 1]], [[3, 1, 1]]]);
  });
  test('that are not begun yet are reached in the lessons that are left, also in those of today', async () => {
    const { id_tahun_ajaran: _, ...semester } = (founded.find((it) => it.type === 'SchoolYearOpened') as ReturnType<typeof SchoolYearOpened>).data;
    const over = SchoolYearChanged({ id_tahun_ajaran: YEAR, ...semester, tanggal_akhir: TODAY, sebelum: semester });
    const uncovered = async (now: string) => (await given(...school, over, slot, ...inTime).ask(new PlanningCoverage({}), now)).data.kd[0]?.tidak_terjadwal;
    expect([await uncovered(first.mulai), await uncovered(second.mulai)]).toEqual([0, 1]);
  });
  test('of knowledge and of the skills that belong to it are taught at once', async () => {
    const found = given(...school, competence(id(67), '4.1'), slot, ...inTime);
    expect((await found.ask(new PlanningCoverage({}))).data.kd).toMatchObject([{ total_kd: 2, tercakup: 1 }]);
    expect((await found.ask(new PlanningCompetences({ id_mata_pelajaran: MATEMATIKA, id_level: VII }))).data.map((it) => [it.kode, it.kelas_terencana])).toEqual([['3.1', 1], ['3.2', 0], ['4.1', 1]]);
  });
  test('count the lessons that they open to, also of a class that the timetable has no more', async () => {
    const gone = given(...school, slot, ...inTime, scheduled(lessonOf(B)), at(BEFORE, LessonsPlanned({ id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, id_rencana: id(99), sebab: 'isi', sesi: [{ id_sesi: lessonOf(B).id_sesi, ...whole(BEFORE), sebelum: NO_PLAN }] }))[0] as never);
    const [kd] = (await gone.ask(new PlanningCompetences({ id_mata_pelajaran: MATEMATIKA, id_level: VII }))).data;
    const { total } = await gone.ask(new PlanningLessons(api.lessons.input.parse({ id_kd_master: KD1, id_level: VII, id_mata_pelajaran: MATEMATIKA })));
    expect([kd?.jumlah_kelas, kd?.jumlah_sesi, total]).toEqual([1, 2, 2]);
  });
  test('are planned, taught and tested in so many classes', async () => {
    const isi = { tipe: 'Essay' as const, pertanyaan: 'Berapa 2 + 2?', opsi: [], pasangan: [], kunci: [], cara_nilai: 'semua' as const, skor_maksimal: 1, rubrik: [], pembahasan: '' };
    const written = QuestionWritten({ id_soal: id(96), id_guru: BUDI, ...isi, id_mata_pelajaran: MATEMATIKA, id_level: VII, id_kd: KD1, kognitif: null, berbagi: 'pribadi' } as never);
    const exam = (mulai: string) => ExamPlanned({
      id_cbt: id(97), id_guru: BUDI, id_tahun_ajaran: YEAR, judul: 'PH 1', tipe: 'PH', id_mata_pelajaran: MATEMATIKA, daftar_kelas: [A.id_kelas_tahun_ajaran], mulai, tutup: `${TODAY}T23:00:00.000Z`, durasi: 60,
      acak_soal: false, acak_opsi: false, pakai_token: false, peramban: 'nama', pindah_perangkat: 'persetujuan', fokus: 'catat', ruang: [], soal: [{ id_soal: id(96), versi: 1, bobot: 100, opsi: '' }],
    } as never);
    const tested = async (mulai: string, ...more: Parameters<typeof given>) => (await given(...school, slot, ...inTime, written, exam(mulai), ExamSubmitted({ id_cbt: id(97) }), ...more).ask(new PlanningCompetences({ id_mata_pelajaran: MATEMATIKA, id_level: VII }), `${TODAY}T12:00:00.000Z`)).data.map((it) => [it.kelas_terencana, it.kelas_terlaksana, it.kelas_diuji]);
    const approval = ExamApproved({ id_cbt: id(97), otomatis: false });
    expect(await tested(`${TODAY}T03:00:00.000Z`, approval)).toEqual([[1, 1, 1], [0, 0, 0]]);
    expect(await tested(`${TODAY}T03:00:00.000Z`)).toEqual([[1, 1, 0], [0, 0, 0]]);
    expect(await tested(`${TODAY}T13:00:00.000Z`, approval)).toEqual([[1, 1, 0], [0, 0, 0]]);
  });
});

describe('a lesson', () => {
  test('says what it is about', async () => {
    expect((await given(...school, ...inTime).ask(new OneLesson({ id: first.id_sesi })))?.data).toMatchObject({ topic: { id: TOPIC, nama: 'Bilangan' }, kd: { id: KD1, nama: '3.1 KD 3.1' }, tipe_assignment: null });
  });
  test('is pushed on with all after it, and over holidays', async () => {
    const off = [HolidayDeclared({ id_hari_libur: id(70), tanggal: tomorrow.tanggal_sesi, nama: 'Libur' }), LessonCancelled({ id_sesi: tomorrow.id_sesi, tanggal_sesi: tomorrow.tanggal_sesi, alasan: 'libur' })];
    const found = await given(...school, ...inTime, ...tooLate, ...off).ask(new BumpOf({ id_sesi: first.id_sesi }));
    expect(found?.pratinjau.perubahan.map((it) => [it.id_sesi, it.sesudah.kd?.nama ?? null])).toEqual([[first.id_sesi, null], [second.id_sesi, '3.1 KD 3.1'], [later.id_sesi, '3.2 KD 3.2']]);
    expect(found?.langkah).toMatchObject([{ sesi: [{ dari: { id_kd_master: KD1 } }, { dari: { id_kd_master: KD2 } }, { dari: { id_kd_master: null } }] }]);
  });
  test('without a plan waits for its teacher, and for whom they were reminded of', async () => {
    const reminded = PlanningReminded({ id_guru: BUDI, tanggal_awal: TODAY, daftar_sesi: [second.id_sesi, tomorrow.id_sesi], dikirim: BEFORE });
    const found = given(...school, ...inTime, ...tooLate, reminded);
    expect((await found.ask(new UnplannedOf({ id_guru: BUDI, tanggal_awal: TODAY }))).sesi).toEqual([tomorrow.id_sesi]);
    expect((await found.ask(new PlanningRemindersTo({ id_guru: BUDI }))).data.every((it) => it.id_sesi === tomorrow.id_sesi)).toBe(true);
    const waits = async (...more: Parameters<typeof given>) => (await given(...school, ...inTime, ...tooLate, ...more).ask(new Waiting({ account: BUDI, roles: ['guruMapel'] }), `${TODAY}T12:00:00.000Z`)).data.filter((it) => it.jenis.startsWith('rencana')).map((it) => [it.jenis, it.perihal.map((one) => one.id)]);
    expect(await waits()).toEqual([['rencana', [tomorrow.id_sesi]]]);
    expect(await waits(reminded)).toEqual([['rencana-diingatkan', [tomorrow.id_sesi]]]);
    expect(await waits(PlanningReminded({ id_guru: BUDI, tanggal_awal: addDays(TODAY, 7), daftar_sesi: [later.id_sesi], dikirim: BEFORE }))).toEqual([['rencana-diingatkan', [later.id_sesi]], ['rencana', [tomorrow.id_sesi]]]);
    expect((await found.ask(new Waiting({ account: DEDI, roles: ['guruMapel'] }))).data).toEqual([]);
  });
});

describe('a student', () => {
  test('sees a topic once the day of a lesson about it has come, or when its teacher said', async () => {
    const ahead = lessonOf(A, 1, '2126-07-15');
    const sees = (of: string, ...more: Parameters<typeof given>) => given(...school, scheduled(ahead), ...more).ask(new MayReadTopic({ id: of, pembaca: { account: ANI, as: 'murid' } }));
    const about = (of: string) => planned(ahead, { ...NO_PLAN, id_topik: of });
    expect(await sees(TOPIC, about(TOPIC))).toBe(false);
    expect(await sees(TOPIC, planned(lessonOf(A, 1, '2020-07-15'), { ...NO_PLAN, id_topik: TOPIC }), scheduled(lessonOf(A, 1, '2020-07-15')))).toBe(true);
    expect(await sees(id(65), topic(id(65), 'Dibuka lebih awal', '2020-01-01'), about(id(65)))).toBe(true);
    expect(await given(...school, about(TOPIC)).ask(new MayReadTopic({ id: TOPIC, pembaca: { account: DEDI, as: 'murid' } }))).toBe(false);
  });
  test('has their subjects with lessons, competences and materials', async () => {
    const found = given(...school, ...inTime);
    expect((await found.ask(new SubjectsOfStudent({ id_murid: ANI }))).data).toMatchObject([{ mapel: 'Matematika', kelas: '7A', guru: ['Budi'], total_sesi: 4, total_kd: 2, persen_hadir: null }]);
    expect((await given(...school, competence(id(67), '4.1'), ...at(BEFORE, planned(first, whole(BEFORE, id(67))))).ask(new SubjectsOfStudent({ id_murid: ANI }))).data).toMatchObject([{ kd_terlaksana: 1, total_kd: 2 }]);
    expect((await found.ask(new LessonsOfSubject({ id_murid: ANI, id_mata_pelajaran: MATEMATIKA }))).data.map((it) => [it.posisi, it.topic?.nama ?? null])).toEqual([[1, 'Bilangan'], [2, null], [1, null], [1, null]]);
    expect((await found.ask(new NewestMaterial({ id_murid: DEDI }))).data).toEqual([]);
  });
});
