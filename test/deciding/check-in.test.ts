import type { StatusKehadiran } from '#contract/attendance/attendance';
import { defaultSettings } from '#contract/institution/institution';
import { CheckIn, MarkAttendance } from '#server/attendance/attendance.commands';
import { attendanceDecider } from '#server/attendance/attendance.decider';
import { checkInTimes, closedBecause } from '#server/attendance/register-rights';
import { SYSTEM } from '#server/kit/deciding/command';
import { ani, before, budi, id_sesi, lesson, marked, opened, stranger } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';

const register = given(attendanceDecider);
const [batas, tutup] = ['2026-07-13T01:40:00.000Z', '2026-07-13T16:59:00.000Z'];
const [onTime, late, tooLate] = [batas, '2026-07-13T01:40:00.001Z', '2026-07-13T16:59:00.001Z'];
const checkIn = (at = onTime, id_murid = ani) => new CheckIn({ id_sesi, id_murid, batas, tutup }, SYSTEM, { at });

describe('checking in', () => {
  test('a student who checks in by the limit is present', () => {
    register(opened).knowing({ lesson }).when(checkIn(onTime)).then(marked(ani, 'Hadir', null, 'mandiri'));
  });
  test('a student who checks in after the limit is late', () => {
    register(opened).knowing({ lesson }).when(checkIn(late)).then(marked(ani, 'Terlambat', null, 'mandiri'));
  });
  test('a student who checks in until the day closes is late, and afterwards is refused', () => {
    register(opened).knowing({ lesson }).when(checkIn(tutup)).then(marked(ani, 'Terlambat', null, 'mandiri'));
    register(opened).knowing({ lesson }).when(checkIn(tooLate)).refused('CHECK_IN_CLOSED');
  });
  test('whoever checks in first opens the register', () => {
    register().knowing({ lesson }).when(checkIn(lesson.mulai)).then(opened, marked(ani, 'Hadir', null, 'mandiri'));
  });
  test.each<StatusKehadiran>(['Hadir', 'Terlambat'])('a student who is %s already, by whomever, changes nothing, at any time', (status) => {
    for (const cara of ['guru', 'mandiri'] as const) {
      register(opened, marked(ani, status, null, cara)).knowing({ lesson }).when(checkIn(late)).nothing();
      register(opened, marked(ani, status, null, cara)).knowing({ lesson }).when(checkIn(tooLate)).nothing();
    }
  });
  test.each<StatusKehadiran>(['Alpa', 'Sakit', 'Izin', 'Dispensasi'])('a student whom the teacher has marked %s cannot check in', (status) => {
    register(opened, marked(ani, status, null)).knowing({ lesson }).when(checkIn()).refused('ALREADY_MARKED');
  });
  test('a student whose mark the teacher took back may check in', () => {
    register(opened, marked(ani, 'Alpa', null), marked(ani, null, 'Alpa')).knowing({ lesson }).when(checkIn()).then(marked(ani, 'Hadir', null, 'mandiri'));
  });
  test('the teacher may correct a check-in', () => {
    const correction = new MarkAttendance({ id_sesi, id_murid: ani, status_kehadiran: 'Alpa' }, SYSTEM, { at: late });
    register(opened, marked(ani, 'Hadir', null, 'mandiri')).knowing({ lesson }).when(correction).then(marked(ani, 'Alpa', 'Hadir'));
  });
});

describe('not checking in', () => {
  test('a student of another class is refused, opened or not', () => {
    register(opened).knowing({ lesson }).when(checkIn(onTime, stranger)).refused('NOT_ENROLLED');
    register().knowing({ lesson }).when(checkIn(onTime, stranger)).refused('NOT_ENROLLED');
  });
  test('nobody checks in before the lesson, on a holiday, under a published report or to a lesson that is not there', () => {
    register().knowing({ lesson }).when(checkIn(before)).refused('LESSON_NOT_STARTED');
    register().knowing({ lesson: { ...lesson, libur: true } }).when(checkIn()).refused('HOLIDAY');
    register(opened).knowing({ lesson: { ...lesson, terkunci_sampai: lesson.tanggal_sesi } }).when(checkIn()).refused('REPORT_LOCKED');
    register().knowing({ lesson: undefined }).when(checkIn()).refused('NOT_FOUND');
  });
  test('the check-in of one student says nothing of another', () => {
    register(opened, marked(ani, 'Hadir', null, 'mandiri')).knowing({ lesson }).when(checkIn(late, budi)).then(marked(budi, 'Terlambat', null, 'mandiri'));
  });
});

describe('the limits of a check-in', () => {
  const settings = (id_batas_absen: number, zona_waktu = defaultSettings.zona_waktu) => ({ ...defaultSettings, id_batas_absen, zona_waktu });

  test.each([
    [1, '10 minutes after the start', '2026-07-13T01:35:00.000Z'], [2, '15 minutes after the start', '2026-07-13T01:40:00.000Z'],
    [3, '30 minutes after the start', '2026-07-13T01:55:00.000Z'], [4, 'the end of the lesson', lesson.selesai], [5, 'the end of the day', '2026-07-13T16:59:00.000Z'],
  ])('setting %d makes a check-in late after %s', (setting, _, wanted) => {
    expect(checkInTimes(lesson, settings(setting))).toEqual({ batas: wanted, tutup: '2026-07-13T16:59:00.000Z' });
  });
  test.each([['Asia/Jakarta', '16:59'], ['Asia/Makassar', '15:59'], ['Asia/Jayapura', '14:59']] as const)('the day ends by the clocks of %s', (zona, time) => {
    expect(checkInTimes(lesson, settings(2, zona)).tutup).toBe(`2026-07-13T${time}:00.000Z`);
  });
});

describe('why a register is closed, as its reader is told', () => {
  test.each([
    ['it is open', {}, lesson.mulai, undefined], ['the lesson has not begun', {}, before, 'LESSON_NOT_STARTED'], ['it is a holiday', { libur: true }, lesson.mulai, 'HOLIDAY'],
    ['its report is published', { terkunci_sampai: '2026-07-13' }, lesson.mulai, 'REPORT_LOCKED'], ['an earlier report is published', { terkunci_sampai: '2026-07-12' }, lesson.mulai, undefined],
  ])('%s', (_, more, at, code) => {
    expect(closedBecause({ ...lesson, ...more }, at)?.code).toBe(code);
    const command = new MarkAttendance({ id_sesi, id_murid: ani, status_kehadiran: 'Hadir' }, SYSTEM, { at });
    const decided = register(opened).knowing({ lesson: { ...lesson, ...more } }).when(command);
    if (code) decided.refused(code);
    else decided.then(marked(ani, 'Hadir', null));
  });
});
