import fc from 'fast-check';
import { emptyRekap, PRESENT, type StatusKehadiran as Status, StatusKehadiran } from '#contract/attendance/attendance';
import { TeacherReminded } from '#contract/attendance/attendance.events';
import { type Child, type Keadaan, OFTEN } from '#contract/attendance/children';
import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { LessonCancelled, LessonScheduled } from '#contract/lesson/lesson.events';
import { ReportsLocked } from '#contract/report-card/report-card.events';
import { HolidayDeclared } from '#contract/school-year/school-year.events';
import { addDays } from '#contract/school-year/school-days';
import { DailyAttendance } from '#projections/attendance/board.query';
import { ChildrenToday, NeedAttention } from '#projections/attendance/children.query';
import { RemindersTo, UnfilledOf } from '#projections/attendance/reminder.query';
import { projections } from '#projections/kit/projection';
import { A, ANI, B, BENI, BUDI, type Class, CITRA, DEDI, founded, id, type Lesson, lessonOf, marked, opened, scheduled, TODAY } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import { runs } from '#test/kit/runs';

const school = readSide(...projections());
const [a1, a2, a3, b1] = [lessonOf(A), lessonOf(A, 2), lessonOf(A, 3), lessonOf(B)];
const TIME = `${TODAY}T03:00:00.000Z`;
const childrenOf = (...facts: any[]) => async (keadaan: Keadaan | 'tidak_hadir' = 'tidak_hadir', tanggal = TODAY) =>
  (await school.given(...founded, ...facts).ask(new ChildrenToday({ tanggal, keadaan }))).data as Child[];
const rowsOf = async (facts: any[], tanggal = TODAY) => (await school.given(...founded, ...facts).ask(new DailyAttendance({ tanggal }))).data.murid;

describe('the children of a day', () => {
  test('stand as the last lesson of theirs that is recorded says, in whatever order it was recorded', async () => {
    const facts = [...[a1, a2, b1].map(scheduled), opened(a1), opened(a2), opened(b1), marked(a2, ANI, 'Terlambat'), marked(a1, ANI, 'Alpa'), marked(a1, BENI, 'Sakit'), marked(b1, DEDI, 'Izin')];
    expect(await rowsOf(facts)).toEqual([
      { id_kelas: A.id_kelas, kelas: '7A', jumlah_murid: 3, ...emptyRekap(), Terlambat: 1, Sakit: 1 },
      { id_kelas: B.id_kelas, kelas: '7B', jumlah_murid: 1, ...emptyRekap(), Izin: 1 },
    ]);
  });
  test('are those of the class while no register of it is open, and none of a class without lessons', async () => {
    expect(await rowsOf([scheduled(a1)])).toEqual([{ id_kelas: A.id_kelas, kelas: '7A', jumlah_murid: 3, ...emptyRekap() }]);
    expect(await rowsOf([])).toEqual([]);
  });
  test('a mark that was taken back and a cancelled lesson say nothing', async () => {
    const facts = [...[a1, a2, a3].map(scheduled), opened(a1), opened(a2), opened(a3), marked(a1, ANI, 'Sakit'), marked(a2, ANI, 'Alpa'), marked(a2, ANI, null, 'Alpa'), marked(a3, ANI, 'Alpa'),
      LessonCancelled({ id_sesi: a3.id_sesi, tanggal_sesi: TODAY, alasan: 'libur' })];
    expect((await rowsOf(facts))[0]).toMatchObject({ Sakit: 1, Alpa: 0 });
  });
  test('who are not there are told of with their marks, who made them and what they replaced', async () => {
    const children = await childrenOf(...[a1, a2, a3].map(scheduled), ...at(TIME, opened(a1), opened(a2), opened(a3), marked(a1, BENI, 'Sakit'), marked(a2, BENI, 'Hadir'), marked(a2, BENI, 'Alpa', 'Hadir'), marked(a1, ANI, 'Hadir')))();
    expect(children).toEqual([{
      id_murid: BENI, nama: 'Beni', id_kelas: A.id_kelas, kelas: '7A', keadaan: 'Alpa', alpa_sejak: null, alpa_hari: 0, hadir: 0, terisi: 2, belum: 1,
      jam: [
        expect.objectContaining({ id_sesi: a1.id_sesi, posisi: 1, mapel: 'Matematika', status_kehadiran: 'Sakit', sebelum: null, ditandai: TIME }),
        expect.objectContaining({ id_sesi: a2.id_sesi, posisi: 2, status_kehadiran: 'Alpa', sebelum: 'Hadir', ditandai: TIME }),
      ],
    }]);
  });
  test('are asked for by state, also those of whom nothing is recorded', async () => {
    const ask = childrenOf(scheduled(a1), opened(a1), marked(a1, ANI, 'Hadir'), marked(a1, BENI, 'Izin'));
    expect((await ask('Hadir')).map((it) => it.nama)).toEqual(['Ani']);
    expect((await ask('Izin')).map((it) => it.nama)).toEqual(['Beni']);
    expect((await ask('Belum')).map((it) => [it.nama, it.belum])).toEqual([['Citra', 1]]);
  });
});

/** A class's first lesson of a day, with these marks. */
const day = (tanggal: string, marks: Partial<Record<string, Status>>, of: Class = A) => {
  const lesson = lessonOf(of, 1, tanggal);
  return [scheduled(lesson), opened(lesson), ...Object.entries(marks).map(([id_murid, status]) => marked(lesson, id_murid, status as Status))];
};
const days = (n: number, from = TODAY) => Array.from({ length: n }, (_, i) => addDays(from, i));
const attention = async (tanggal: string, ...facts: any[]) => (await school.given(...founded, ...facts).ask(new NeedAttention({ tanggal }))).data;

describe('who should be asked about', () => {
  test('is Alpa on three school days in a row; a day of which nothing is recorded does not break it, a holiday is none', async () => {
    const [d1, d2, d3, d4, d5] = days(5) as [string, string, string, string, string];
    const facts = [...day(d1, { [ANI]: 'Hadir', [BENI]: 'Alpa' }), ...day(d2, { [ANI]: 'Alpa', [BENI]: 'Alpa' }), ...day(d3, {}), ...day(d4, { [ANI]: 'Hadir' }), HolidayDeclared({ id_hari_libur: id(70), tanggal: d4, nama: 'Libur' }), ...day(d5, { [ANI]: 'Alpa', [BENI]: 'Alpa' })];
    expect((await attention(d5, ...facts)).beruntun).toEqual([{ id_murid: BENI, nama: 'Beni', id_kelas: A.id_kelas, kelas: '7A', alpa_sejak: d1, alpa_hari: 3 }]);
    expect((await attention(d2, ...facts)).beruntun).toEqual([]);
  });
  test('was there once a day and is not Alpa that day, nor is who was sick as often', async () => {
    const of = (tanggal: string) => [1, 2].map((posisi) => lessonOf(A, posisi, tanggal)) as [Lesson, Lesson];
    const facts = days(3).flatMap((it) => { const [one, two] = of(it); return [scheduled(one), scheduled(two), opened(one), opened(two), marked(one, ANI, 'Terlambat'), marked(two, ANI, 'Alpa'), marked(one, BENI, 'Sakit'), marked(two, BENI, 'Alpa')]; });
    expect((await attention(days(3)[2] as string, ...facts)).beruntun).toEqual([]);
  });
  test('is absent in a tenth of what is recorded, severely in a fifth; what is not recorded is nobody\'s absence', async () => {
    const facts = days(OFTEN.records).flatMap((it, i) => day(it, { ...(i < OFTEN.records ? { [ANI]: i < 2 ? 'Sakit' : 'Hadir', [BENI]: i < 4 ? 'Alpa' : 'Hadir' } : {}), ...(i === 0 ? { [CITRA]: 'Alpa' } : {}) }));
    const { sering, dihitung } = await attention(days(OFTEN.records).at(-1) as string, ...facts);
    expect(dihitung).toBe(2);
    expect(sering.map(({ nama, tidak_hadir, terisi, tingkat_absen }) => [nama, tidak_hadir, terisi, tingkat_absen])).toEqual([['Beni', 4, 20, 'berat'], ['Ani', 2, 20, 'sering']]);
  });
});

describe('reminders', () => {
  const told = (...daftar_sesi: string[]) => TeacherReminded({ id_guru: BUDI, tanggal: TODAY, daftar_sesi, dikirim: TIME });
  test('the registers that a teacher has not filled in are those that are not full', async () => {
    const given = school.given(...founded, ...[a1, a2, b1].map(scheduled), opened(b1), marked(b1, DEDI, 'Hadir'), opened(a1), marked(a1, ANI, 'Hadir'));
    expect((await given.ask(new UnfilledOf({ id_guru: BUDI, tanggal: TODAY }))).sesi).toEqual([{ id_sesi: a1.id_sesi, batas: `${TODAY}T01:15:00.000Z` }, { id_sesi: a2.id_sesi, batas: `${TODAY}T02:15:00.000Z` }]);
    expect((await given.ask(new UnfilledOf({ id_guru: id(99), tanggal: TODAY }))).sesi).toEqual([]);
  });
  test('stand on the board, and with their teacher until the register is full', async () => {
    const facts = [...founded, ...[a1, b1].map(scheduled), opened(a1), opened(b1), told(a1.id_sesi, b1.id_sesi)];
    expect((await school.given(...facts).ask(new DailyAttendance({ tanggal: TODAY }))).data.pengingat).toEqual([a1, b1].map(({ id_sesi }) => ({ id_guru: BUDI, id_sesi, dikirim: TIME })));
    const mine = async (...more: any[]) => (await school.given(...facts, ...more).ask(new RemindersTo({ id_guru: BUDI }))).data.map((it) => `${it.kelas} ${it.posisi} ${it.mapel} ${it.dikirim}`);
    expect(await mine()).toEqual([`7A 1 Matematika ${TIME}`, `7B 1 Matematika ${TIME}`]);
    expect(await mine(marked(b1, DEDI, 'Sakit'))).toEqual([`7A 1 Matematika ${TIME}`]);
    expect((await school.given(...facts).ask(new RemindersTo({ id_guru: id(99) }))).data).toEqual([]);
  });
  const daily = InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, presence_setting: 'per_hari' }, sebelum: null });
  const [RINA, mine] = [id(4), new RemindersTo({ id_guru: BUDI })];
  const taughtByRina = (it: Lesson) => LessonScheduled({ ...scheduled(it).data, id_guru: RINA });
  test('where the day is marked once are of the first lesson of a class\'s day, to its homeroom teacher', async () => {
    const facts = [...founded, daily, ...[a1, a2, a3].map(taughtByRina), scheduled(b1), opened(b1), marked(b1, DEDI, 'Hadir')];
    const unfilled = async (id_guru: string, ...more: any[]) => (await school.given(...facts, ...more).ask(new UnfilledOf({ id_guru, tanggal: TODAY }))).sesi.map((it) => it.id_sesi);
    expect(await unfilled(BUDI)).toEqual([a1.id_sesi]);
    expect(await unfilled(BUDI, LessonCancelled({ id_sesi: a1.id_sesi, tanggal_sesi: TODAY, alasan: 'libur' }))).toEqual([a2.id_sesi]);
    expect(await unfilled(BUDI, opened(a1), ...A.students.map((it) => marked(a1, it, 'Hadir')))).toEqual([]);
    expect(await unfilled(RINA)).toEqual([]);
  });
  test('are theirs no more once somebody else is to fill it in, or the reports of its day are published', async () => {
    const facts = [...founded, taughtByRina(a1), told(a1.id_sesi)];
    expect((await school.given(...facts).ask(mine)).data).toEqual([]);
    expect((await school.given(...facts, daily).ask(mine)).data.map((it) => it.id_sesi)).toEqual([a1.id_sesi]);
    const locked = ReportsLocked({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, sampai: TODAY, sebelum: null });
    expect((await school.given(...facts, daily, locked).ask(mine)).data).toEqual([]);
    expect((await school.given(...facts, daily, locked).ask(new UnfilledOf({ id_guru: BUDI, tanggal: TODAY }))).sesi).toEqual([]);
    expect((await school.given(...facts, locked).ask(new DailyAttendance({ tanggal: TODAY }))).data.rapor_terbit).toEqual([A.id_kelas]);
    expect((await school.given(...facts, locked).ask(new DailyAttendance({ tanggal: addDays(TODAY, 1) }))).data.rapor_terbit).toEqual([]);
  });
  test('of registers that are full since do not stand before one that is not', async () => {
    const full = days(50, addDays(TODAY, 1)).map((it) => lessonOf(B, 1, it));
    const facts = [...founded, scheduled(a1), told(a1.id_sesi), ...full.flatMap((it) => [scheduled(it), opened(it), marked(it, DEDI, 'Hadir'), TeacherReminded({ id_guru: BUDI, tanggal: it.tanggal_sesi, daftar_sesi: [it.id_sesi], dikirim: TIME })])];
    expect((await school.given(...facts).ask(mine)).data.map((it) => it.id_sesi)).toEqual([a1.id_sesi]);
  });
});

const LESSONS = [a1, a2, a3, b1, lessonOf(B, 2)];
const mark = fc.record({ lesson: fc.nat(LESSONS.length - 1), who: fc.nat(2), status: fc.constantFrom<Status | null>(...StatusKehadiran.options, null) });

test('whatever is marked in whatever order, the board says of every child what one finds by leafing through all registers', () =>
  fc.assert(fc.asyncProperty(fc.subarray([0, 1, 2, 3, 4]), fc.array(mark, { maxLength: 30 }), async (open, marks) => {
    const sheets = new Map(open.map((it) => [it, Object.fromEntries((LESSONS[it] as Lesson).of.students.map((who) => [who, null as Status | null]))]));
    const facts = marks.flatMap(({ lesson, who, status }) => {
      const [sheet, it] = [sheets.get(lesson), LESSONS[lesson] as Lesson];
      const id_murid = it.of.students[who % it.of.students.length] as string;
      if (!sheet || sheet[id_murid] === status) return [];
      const sebelum = sheet[id_murid] ?? null;
      sheet[id_murid] = status;
      return [marked(it, id_murid, status, sebelum)];
    });
    const stateOf = (id_murid: string): Keadaan => [...sheets].sort(([a], [b]) => b - a).map(([, it]) => it[id_murid]).find((it) => it) ?? 'Belum';
    const all = [...LESSONS.map(scheduled), ...open.map((it) => opened(LESSONS[it] as Lesson)), ...facts];
    for (const [row, of] of (await rowsOf(all)).map((it, i) => [it, [A, B][i] as Class] as const)) {
      const states = of.students.map(stateOf);
      const counted = Object.fromEntries(StatusKehadiran.options.map((it) => [it, states.filter((state) => state === it).length]));
      expect(row).toMatchObject({ jumlah_murid: of.students.length, ...counted });
    }
    const absent = [...A.students, ...B.students].filter((it) => ![...PRESENT, 'Belum'].includes(stateOf(it)));
    expect((await childrenOf(...all)()).map((it) => it.id_murid)).toEqual(absent);
  }), runs(25)));
