import { attendanceId, emptyRekap, NOTHING_HANDED_IN } from '#contract/attendance/attendance';
import { LessonCancelled } from '#contract/lesson/lesson.events';
import { StudentStatusChanged } from '#contract/people/people.events';
import { ReportsLocked, ReportsUnlocked } from '#contract/report-card/report-card.events';
import { SchoolYearActivated, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { ClassAttendance, ClassById, IsMember } from '#projections/attendance/class-attendance.query';
import { BySession, LessonForRegister, LockOf, NextLessonAt, RegistersDue } from '#projections/attendance/register.query';
import { projections } from '#projections/kit/projection';
import { ContentOfSemester } from '#projections/school-year/semester-content.query';
import { A, ANI, B, BENI, BUDI, CITRA, DEDI, founded, id, lessonOf, marked, nisOf, noted, opened, placed, scheduled, TODAY, withdrawn, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';

const school = readSide(...projections());
const [a1, a2, b1] = [lessonOf(A), lessonOf(A, 2), lessonOf(B)];
const left = (id_murid: string, tanggal: string) => StudentStatusChanged({ id_murid, status: 'pindah', tanggal, alasan: null, sebelum: 'aktif' });
const returned = (id_murid: string) => StudentStatusChanged({ id_murid, status: 'aktif', tanggal: '2026-07-20', alasan: null, sebelum: 'pindah' });
const booked = [...founded, ...[a1, a2, b1].map(scheduled)];

describe('the register of a lesson', () => {
  const register = new BySession({ id_sesi: a1.id_sesi });
  const row = (id_murid: string, nama: string) => ({ id: attendanceId(a1.id_sesi, id_murid), id_sesi: a1.id_sesi, id_murid, nama, nis: nisOf(id_murid), status_kehadiran: null, notes: null, diubah: null, id_izin: null, ...NOTHING_HANDED_IN });
  const rows = [row(ANI, 'Ani'), row(BENI, 'Beni'), row(CITRA, 'Citra')];

  test('lists the students of the class, by name, before it is open and after', async () => {
    expect(await school.given(...booked).ask(register)).toEqual({ data: rows });
    expect(await school.given(...booked, opened(a1)).ask(register)).toEqual({ data: rows });
  });
  test('says the last mark and note of each, and when the last of them was made', async () => {
    const [one, two, three] = ['01', '02', '03'].map((it) => `${TODAY}T01:${it}:00.000Z`) as [string, string, string];
    const { data } = await school.given(
      ...booked, opened(a1), at(one, marked(a1, ANI, 'Hadir'), noted(a1, BENI, 'ke UKS')), at(two, marked(a1, ANI, 'Sakit', 'Hadir')), at(three, noted(a1, BENI, '', 'ke UKS')),
    ).ask(register);
    expect(data).toEqual([{ ...rows[0], status_kehadiran: 'Sakit', diubah: two }, { ...rows[1], diubah: three }, rows[2]]);
  });
  test('keeps who was on it when it opened', async () => {
    const { data } = await school.given(...booked, opened(a1), withdrawn(A, ANI), placed(A, DEDI)).ask(register);
    expect(data.map((it) => it.nama)).toEqual(['Ani', 'Beni', 'Citra']);
  });
  test('follows the class until it opens', async () => {
    const { data } = await school.given(...booked, withdrawn(A, ANI), placed(A, DEDI)).ask(register);
    expect(data.map((it) => it.nama)).toEqual(['Beni', 'Citra', 'Dedi']);
  });
  test('that opens from the day on which somebody has left does not list them, one opened before does', async () => {
    const names = async (...facts: Parameters<typeof school.given>) => (await school.given(...booked, ...facts).ask(register)).data.map((it) => it.nama);
    expect(await names(left(ANI, TODAY))).toEqual(['Beni', 'Citra']);
    expect(await names(left(ANI, '2026-07-14'))).toEqual(['Ani', 'Beni', 'Citra']);
    expect(await names(left(ANI, TODAY), returned(ANI))).toEqual(['Ani', 'Beni', 'Citra']);
    expect(await names(opened(a1), left(ANI, TODAY))).toEqual(['Ani', 'Beni', 'Citra']);
  });
  test('of an unknown lesson is empty', async () => {
    expect(await school.given(...booked).ask(new BySession({ id_sesi: id(99) }))).toEqual({ data: [] });
  });
});

test('what a semester hands on are the students who have not left', async () => {
  const { classes } = await school.given(...booked, left(ANI, TODAY), left(CITRA, '2027-01-01')).ask(new ContentOfSemester({ id_tahun_ajaran: YEAR }));
  expect(classes.map((it) => it.daftar_murid)).toEqual([[BENI], [DEDI]]);
});

describe('what deciding on a register needs', () => {
  const lesson = new LessonForRegister({ id_sesi: a1.id_sesi });
  const known = {
    id_kelas: A.id_kelas, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, tanggal_sesi: TODAY, posisi: 1, mulai: a1.mulai, selesai: a1.selesai, libur: false,
    terkunci_sampai: null, murid: [ANI, BENI, CITRA], zona_waktu: 'Asia/Jakarta',
  };
  const locked = (sampai: string) => ReportsLocked({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, sampai, sebelum: null });

  test('is the lesson with the students of its class as they are now', async () => {
    expect(await school.given(...booked).ask(lesson)).toEqual(known);
    expect(await school.given(...booked, withdrawn(A, BENI), placed(A, DEDI)).ask(lesson)).toEqual({ ...known, murid: [ANI, CITRA, DEDI] });
    expect(await school.given(...booked, withdrawn(B, DEDI)).ask(new LessonForRegister({ id_sesi: b1.id_sesi }))).toMatchObject({ murid: [] });
  });
  test('asks for nobody once the register is open: they stand in it', async () => {
    expect(await school.given(...booked).ask(new LessonForRegister({ id_sesi: a1.id_sesi, isOpen: true }))).toEqual({ ...known, murid: [] });
  });
  test('leaves out who has left by the day of the lesson', async () => {
    expect(await school.given(...booked, left(BENI, TODAY)).ask(lesson)).toEqual({ ...known, murid: [ANI, CITRA] });
    expect(await school.given(...booked, left(BENI, '2026-07-14')).ask(lesson)).toEqual(known);
    expect(await school.given(...booked, left(BENI, TODAY), returned(BENI)).ask(lesson)).toEqual(known);
  });
  test('is nothing for a lesson that is not in the books', async () => {
    expect(await school.given(...founded).ask(lesson)).toBeUndefined();
  });
  test('says that it was cancelled', async () => {
    expect(await school.given(...booked, LessonCancelled({ id_sesi: a1.id_sesi, tanggal_sesi: TODAY, alasan: 'libur' })).ask(lesson)).toMatchObject({ libur: true });
  });
  test('says until when the reports of its class are published, and of no other', async () => {
    const unlocked = ReportsUnlocked({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, sebelum: '2026-12-18', alasan: 'salah' });
    const given = school.given(...booked, locked('2026-12-18'));
    expect(await given.ask(lesson)).toMatchObject({ terkunci_sampai: '2026-12-18' });
    expect(await given.ask(new LessonForRegister({ id_sesi: b1.id_sesi }))).toMatchObject({ terkunci_sampai: null });
    expect(await given.ask(new LockOf({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran }))).toBe('2026-12-18');
    expect(await school.given(...booked, locked('2026-12-18'), unlocked).ask(lesson)).toMatchObject({ terkunci_sampai: null });
  });
});

describe('registers that are due', () => {
  const due = (now: string) => new RegistersDue({ now });

  test('are those of lessons that have begun and are not open, the oldest first', async () => {
    const given = school.given(...booked, opened(b1));
    expect(await given.ask(due('2026-07-13T00:59:59.999Z'))).toEqual([]);
    expect(await given.ask(due(a1.mulai))).toEqual([{ id_sesi: a1.id_sesi }]);
    expect(await given.ask(due(a2.mulai))).toEqual([{ id_sesi: a1.id_sesi }, { id_sesi: a2.id_sesi }]);
  });
  test('are none of yesterday, of cancelled lessons and of days whose reports are published', async () => {
    expect(await school.given(...booked).ask(due('2026-07-14T02:00:00.000Z'))).toEqual([]);
    expect(await school.given(...booked, LessonCancelled({ id_sesi: a1.id_sesi, tanggal_sesi: TODAY, alasan: 'libur' }), opened(b1)).ask(due(a1.mulai))).toEqual([]);
    const locked = (sampai: string) => ReportsLocked({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, sampai, sebelum: null });
    expect(await school.given(...booked, locked(TODAY)).ask(due(a2.mulai))).toEqual([{ id_sesi: b1.id_sesi }]);
    expect(await school.given(...booked, locked('2026-07-12'), opened(b1)).ask(due(a1.mulai))).toEqual([{ id_sesi: a1.id_sesi }]);
  });
  test('come next when the next lesson begins', async () => {
    const given = school.given(...booked, LessonCancelled({ id_sesi: a2.id_sesi, tanggal_sesi: TODAY, alasan: 'libur' }));
    expect(await given.ask(new NextLessonAt({ now: '2026-07-13T00:00:00.000Z' }))).toBe(a1.mulai);
    expect(await given.ask(new NextLessonAt({ now: a1.mulai }))).toBeUndefined();
  });
});

describe('the attendance of a class', () => {
  const of = (it: string) => new ClassAttendance({ id: it });
  const student = (id_murid: string, nama: string, total_sesi: number, persen_hadir: number | null, rekap = {}) =>
    ({ id_murid, nama, nis: nisOf(id_murid), ...emptyRekap(), total_sesi, persen_hadir, ...rekap });

  test('counts for each student the lessons so far and how they were there', async () => {
    const { data, kelas } = await school.given(
      ...booked, opened(a1), opened(a2), opened(b1), marked(a1, ANI, 'Hadir'), marked(a2, ANI, 'Sakit'), marked(a1, BENI, 'Terlambat'), marked(a2, BENI, 'Dispensasi'), marked(b1, DEDI, 'Alpa'),
    ).ask(of(A.id_kelas_tahun_ajaran));
    expect(kelas).toBe('7A');
    expect(data).toEqual([student(ANI, 'Ani', 2, 50, { Hadir: 1, Sakit: 1 }), student(BENI, 'Beni', 2, 100, { Terlambat: 1, Dispensasi: 1 }), student(CITRA, 'Citra', 2, 0)]);
  });
  test('has no percentage while there is nothing to count', async () => {
    const { data } = await school.given(...booked).ask(of(A.id_kelas_tahun_ajaran));
    expect(data).toEqual([student(ANI, 'Ani', 0, null), student(BENI, 'Beni', 0, null), student(CITRA, 'Citra', 0, null)]);
  });
  test('is found by the id that the class keeps over the years, in the active year', async () => {
    const next = SchoolYearOpened({ id_tahun_ajaran: id(8), nama: '2026/2027', semester: 'Genap', tanggal_awal: '2027-01-04', tanggal_akhir: '2027-06-25', tanggal_rapor_tengah: null, tanggal_rapor_akhir: null });
    expect((await school.given(...booked).ask(of(A.id_kelas))).data).toHaveLength(3);
    expect(await school.given(...booked, next, SchoolYearActivated({ id_tahun_ajaran: id(8), sebelum: YEAR })).ask(new ClassById({ id: A.id_kelas }))).toBeUndefined();
    expect(await school.given(...booked).ask(new ClassById({ id: A.id_kelas }))).toEqual({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_guru: BUDI });
  });
  test('lists its members, and who left is none', async () => {
    const given = school.given(...booked, opened(a1), marked(a1, ANI, 'Hadir'), withdrawn(A, ANI));
    expect((await given.ask(of(A.id_kelas_tahun_ajaran))).data.map((it) => it.nama)).toEqual(['Beni', 'Citra']);
    const isMember = (id_murid: string) => given.ask(new IsMember({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_murid }));
    expect([await isMember(ANI), await isMember(BENI), await isMember(DEDI)]).toEqual([false, true, false]);
  });
});
