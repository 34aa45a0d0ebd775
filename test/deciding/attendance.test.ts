import { StatusKehadiran, type StatusKehadiran as Status } from '#contract/attendance/attendance';
import { AttendanceNoted, RegisterOpened } from '#contract/attendance/attendance.events';
import { MarkAllPresent, MarkAttendance, MarkMany, NoteAttendance, OpenRegister } from '#server/attendance/attendance.commands';
import { attendanceDecider } from '#server/attendance/attendance.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { after, ani, before, budi, cici, id_sesi, lesson, marked, opened, otherClass, stranger } from '#test/deciding/a-lesson';

const register = given(attendanceDecider);
const open = (at = after) => new OpenRegister({ id_sesi }, SYSTEM, { at });
const mark = (id_murid: string, status_kehadiran: Status | null, more = {}, at = after) => new MarkAttendance({ id_sesi, id_murid, status_kehadiran, ...more }, SYSTEM, { at });
const markAll = (more = {}, at = after) => new MarkAllPresent({ id_sesi, ...more }, SYSTEM, { at });
const note = (id_murid: string, notes: string, at = after) => new NoteAttendance({ id_sesi, id_murid, notes }, SYSTEM, { at });
const noted = (id_murid: string, notes: string, sebelum: string | null) => AttendanceNoted({ id_sesi, id_murid, notes, sebelum });

describe('opening a register', () => {
  test('it opens with the students that the class has when its lesson begins', () => {
    register().knowing({ lesson }).when(open(lesson.mulai)).then(opened);
  });
  test('a class without students has an empty register', () => {
    register().knowing({ lesson: { ...lesson, murid: [] } }).when(open()).then(RegisterOpened({ ...opened.data, daftar_murid: [] }));
  });
  test('an open register is not opened again, whoever has joined the class since', () => {
    register(opened).knowing({ lesson: { ...lesson, murid: [...lesson.murid, stranger] } }).when(open()).nothing();
  });
});

describe('marking several at once', () => {
  const many = (...daftar_murid: [id_murid: string, dari: Status | null, status_kehadiran: Status | null][]) =>
    new MarkMany({ id_sesi, daftar_murid: daftar_murid.map(([id_murid, dari, status_kehadiran]) => ({ id_murid, dari, status_kehadiran })) }, SYSTEM, { at: after });
  test('what was marked at once is taken back at once, but for what was changed since', () => {
    register(opened, marked(ani, 'Hadir', null), marked(budi, 'Hadir', null), marked(cici, 'Hadir', null), marked(cici, 'Sakit', 'Hadir')).knowing({ lesson })
      .when(many([ani, 'Hadir', null], [budi, 'Hadir', null], [cici, 'Hadir', null])).then(marked(ani, null, 'Hadir'), marked(budi, null, 'Hadir'));
  });
  test('a register that is not open yet opens with them', () => {
    register().knowing({ lesson }).when(many([ani, null, 'Sakit'], [budi, null, 'Hadir'])).then(opened, marked(ani, 'Sakit', null), marked(budi, 'Hadir', null));
  });
  test('one who is not on the register keeps all of them from being marked', () => {
    register(opened).knowing({ lesson }).when(many([ani, null, 'Hadir'], [stranger, null, 'Hadir'])).refused('NOT_ENROLLED');
    register(opened).knowing({ lesson }).when(many([ani, null, 'Hadir'], ['constructor', null, 'Hadir'])).refused('NOT_ENROLLED');
  });
  test('where the day is marked once, a register that does not have all of them marks those it has', () => {
    const daily = register(opened).knowing({ lesson, settings: { presence_setting: 'per_hari' } });
    daily.when(many([ani, null, 'Hadir'], [stranger, null, 'Hadir'])).then(marked(ani, 'Hadir', null));
    daily.when(many([stranger, null, 'Hadir'])).refused('NOT_ENROLLED');
  });
  test('somebody named twice is marked once, as said last', () => {
    register(opened).knowing({ lesson }).when(many([ani, null, 'Hadir'], [ani, null, 'Alpa'])).then(marked(ani, 'Alpa', null));
  });
});

describe('marking one student', () => {
  test.each(StatusKehadiran.options)('a student who was not marked yet is marked %s', (status) => {
    register(opened).knowing({ lesson }).when(mark(ani, status)).then(marked(ani, status, null));
  });

  const changes = StatusKehadiran.options.flatMap((from) => [...StatusKehadiran.options, null].filter((to) => to !== from).map((to) => [from, to] as const));
  test.each(changes)('a mark %s corrected to %s says what it replaces', (from, to) => {
    register(opened, marked(ani, from, null)).knowing({ lesson }).when(mark(ani, to)).then(marked(ani, to, from));
  });

  test('a mark that was made without knowing of a newer one does not take its place', () => {
    const [held, seen] = [[opened, marked(ani, 'Hadir', null), marked(ani, 'Sakit', 'Hadir')], (dari: Status | null, to: Status | null = 'Alpa') => mark(ani, to, { dari })];
    register(...held).knowing({ lesson }).when(seen('Hadir')).refused('MARKED_MEANWHILE');
    register(...held).knowing({ lesson }).when(seen(null)).refused('MARKED_MEANWHILE');
    register(...held).knowing({ lesson }).when(seen('Sakit')).then(marked(ani, 'Alpa', 'Sakit'));
    register(...held).knowing({ lesson }).when(seen('Hadir', 'Sakit')).nothing();
    register().knowing({ lesson }).when(seen(null, 'Hadir')).then(opened, marked(ani, 'Hadir', null));
  });
  test('a correction of a correction replaces the last one', () => {
    register(opened, marked(ani, 'Alpa', null), marked(ani, 'Sakit', 'Alpa')).knowing({ lesson }).when(mark(ani, 'Izin')).then(marked(ani, 'Izin', 'Sakit'));
  });
  test.each([...StatusKehadiran.options])('the mark %s given twice is one fact', (status) => {
    register(opened, marked(ani, status, null)).knowing({ lesson }).when(mark(ani, status)).nothing();
  });
  test('taking back a mark that nobody gave is nothing', () => {
    register(opened).knowing({ lesson }).when(mark(ani, null)).nothing();
  });
  test('the mark of one student is not that of another', () => {
    register(opened, marked(budi, 'Hadir', null)).knowing({ lesson }).when(mark(ani, 'Hadir')).then(marked(ani, 'Hadir', null));
  });
  test('whoever marks first opens the register', () => {
    register().knowing({ lesson }).when(mark(ani, 'Sakit')).then(opened, marked(ani, 'Sakit', null));
  });
  test('somebody who is not on the register cannot be marked, opened or not', () => {
    register(opened).knowing({ lesson }).when(mark(stranger, 'Hadir')).refused('NOT_ENROLLED');
    register().knowing({ lesson }).when(mark(stranger, 'Hadir')).refused('NOT_ENROLLED');
    register(opened).knowing({ lesson }).when(mark('constructor', 'Hadir')).refused('NOT_ENROLLED');
  });
  test('a student who joined the class after the register was opened is not on it', () => {
    register(opened).knowing({ lesson: { ...lesson, murid: [...lesson.murid, stranger] } }).when(mark(stranger, 'Hadir')).refused('NOT_ENROLLED');
  });
  test('a student who left the class since stays on the register', () => {
    register(opened).knowing({ lesson: { ...lesson, murid: [budi, cici] } }).when(mark(ani, 'Hadir')).then(marked(ani, 'Hadir', null));
  });
});

describe('marking all present', () => {
  test('it fills in whoever is not marked, and leaves every mark as it is', () => {
    register(opened, marked(budi, 'Alpa', null)).knowing({ lesson }).when(markAll()).then(marked(ani, 'Hadir', null), marked(cici, 'Hadir', null));
  });
  test('a mark that was taken back counts as not marked', () => {
    register(opened, marked(ani, 'Izin', null), marked(ani, null, 'Izin'), marked(budi, 'Alpa', null), marked(cici, 'Hadir', null))
      .knowing({ lesson }).when(markAll()).then(marked(ani, 'Hadir', null));
  });
  test('a full register stays as it is', () => {
    register(opened, marked(ani, 'Sakit', null), marked(budi, 'Alpa', null), marked(cici, 'Izin', null)).knowing({ lesson }).when(markAll()).nothing();
  });
  test('it opens the register when nobody has yet', () => {
    register().knowing({ lesson }).when(markAll()).then(opened, ...[ani, budi, cici].map((it) => marked(it, 'Hadir', null)));
  });
});

describe('notes', () => {
  test('a note is kept beside the mark, and a new one says what it replaces', () => {
    register(opened).knowing({ lesson }).when(note(ani, 'ke UKS')).then(noted(ani, 'ke UKS', null));
    register(opened, noted(ani, 'ke UKS', null)).knowing({ lesson }).when(note(ani, 'pulang')).then(noted(ani, 'pulang', 'ke UKS'));
  });
  test('the same note twice is one fact, and no note over none is nothing', () => {
    register(opened, noted(ani, 'ke UKS', null)).knowing({ lesson }).when(note(ani, 'ke UKS')).nothing();
    register(opened).knowing({ lesson }).when(note(ani, '')).nothing();
  });
  test('a note is taken away by an empty one', () => {
    register(opened, noted(ani, 'ke UKS', null)).knowing({ lesson }).when(note(ani, '')).then(noted(ani, '', 'ke UKS'));
  });
  test('a note opens the register when nobody has yet, and is refused for a stranger', () => {
    register().knowing({ lesson }).when(note(ani, 'ke UKS')).then(opened, noted(ani, 'ke UKS', null));
    register(opened).knowing({ lesson }).when(note(stranger, 'x')).refused('NOT_ENROLLED');
    register(opened).knowing({ lesson }).when(note('constructor', 'x')).refused('NOT_ENROLLED');
  });
  test('a note and a mark leave each other alone', () => {
    register(opened, noted(ani, 'ke UKS', null)).knowing({ lesson }).when(mark(ani, 'Sakit')).then(marked(ani, 'Sakit', null));
    register(opened, marked(ani, 'Sakit', null)).knowing({ lesson }).when(note(ani, 'demam')).then(noted(ani, 'demam', null));
  });
});

describe.each([
  ['opening', open], ['marking one', (at: string) => mark(ani, 'Hadir', {}, at)], ['marking all', (at: string) => markAll({}, at)], ['a note', (at: string) => note(ani, 'x', at)],
])('when a register may not be written, %s is refused:', (_, command) => {
  test('before the lesson has begun', () => {
    register().knowing({ lesson }).when(command(before)).refused('LESSON_NOT_STARTED');
  });
  test('on a holiday', () => {
    register(opened).knowing({ lesson: { ...lesson, libur: true } }).when(command(after)).refused('HOLIDAY');
  });
  test('once the report that covers its day is published', () => {
    register(opened).knowing({ lesson: { ...lesson, terkunci_sampai: lesson.tanggal_sesi } }).when(command(after)).refused('REPORT_LOCKED');
    register(opened).knowing({ lesson: { ...lesson, terkunci_sampai: '2026-12-31' } }).when(command(after)).refused('REPORT_LOCKED');
  });
  test('for a lesson that is not there', () => {
    register().knowing({ lesson: undefined }).when(command(after)).refused('NOT_FOUND');
  });
});

test('a report published up to an earlier day locks nothing of this one', () => {
  register(opened).knowing({ lesson: { ...lesson, terkunci_sampai: '2026-07-12' } }).when(mark(ani, 'Hadir')).then(marked(ani, 'Hadir', null));
});

describe('a request that names a class or a date', () => {
  test.each([['the class', { id_kelas_tahun_ajaran: lesson.id_kelas_tahun_ajaran }], ['the class by its other id', { id_kelas_tahun_ajaran: lesson.id_kelas }], ['the date', { tanggal_sesi: lesson.tanggal_sesi }]])(
    'is granted when %s is that of the lesson', (_, more) => register(opened).knowing({ lesson }).when(mark(ani, 'Hadir', more)).then(marked(ani, 'Hadir', null)));
  test.each([['class', { id_kelas_tahun_ajaran: otherClass }], ['date', { tanggal_sesi: '2026-07-14' }]])(
    'is refused when marking one and the %s is another', (_, more) => register(opened).knowing({ lesson }).when(mark(ani, 'Hadir', more)).refused('OTHER_CLASS'));
  test.each([['class', { id_kelas: otherClass }], ['date', { tanggal_sesi: '2026-07-14' }]])(
    'is refused when marking all and the %s is another', (_, more) => register(opened).knowing({ lesson }).when(markAll(more)).refused('OTHER_CLASS'));
  test('is granted when marking all and the class is that of the lesson', () => {
    register(opened, marked(budi, 'Alpa', null), marked(cici, 'Alpa', null)).knowing({ lesson }).when(markAll({ id_kelas: lesson.id_kelas })).then(marked(ani, 'Hadir', null));
  });
});
