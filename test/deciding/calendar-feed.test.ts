import { CalendarFeedClosed, CalendarFeedOpened } from '#contract/timetable/calendar-feed.events';
import type { SlotMinggu } from '#contract/timetable/timetable.api';
import { SYSTEM } from '#server/kit/deciding/command';
import { CloseCalendarFeed, calendarFeedDecider, OpenCalendarFeed } from '#server/timetable/calendar-feed.decider';
import { calendarText } from '#server/timetable/calendar-text';
import { given } from '#test/kit/given';

const id_akun = '00000000-0000-4000-8000-000000000001';
const feed = given(calendarFeedDecider);
const opened = (sidik: string, sebelum: string | null = null) => CalendarFeedOpened({ id_akun, sidik, sebelum });

test('an address is one at a time, and a new one says which it replaces', () => {
  feed().when(new OpenCalendarFeed({ id_akun, sidik: 'a' }, SYSTEM)).then(opened('a'));
  feed(opened('a')).when(new OpenCalendarFeed({ id_akun, sidik: 'b' }, SYSTEM)).then(opened('b', 'a'));
  feed(opened('a')).when(new OpenCalendarFeed({ id_akun, sidik: 'a' }, SYSTEM)).nothing();
});
test('it is revoked once', () => {
  const close = new CloseCalendarFeed({ id_akun }, SYSTEM);
  feed(opened('a')).when(close).then(CalendarFeedClosed({ id_akun, sidik: 'a' }));
  feed(opened('a'), CalendarFeedClosed({ id_akun, sidik: 'a' })).when(close).nothing();
});

describe('the calendar', () => {
  const it = { id_slot: id_akun, tanggal_sesi: '2026-08-04', mulai: '07:30', selesai: '08:10', kelas: '7A', mapel: 'Pendidikan Jasmani, Olahraga; dan Kesehatan yang sangat panjang namanya', guru: 'Budi', pengganti: null, ruang: 'Lab', libur: false };
  const text = (...lessons: object[]) => calendarText({ zona_waktu: 'Asia/Jakarta', sekolah: 'SMP', id_akun, lessons: lessons as SlotMinggu[] }, new Date('2026-08-01T00:00:00Z'));

  test('has each lesson at its instant, its words escaped and folded', () => {
    const said = text(it);
    expect(said).toContain('DTSTART:20260804T003000Z\r\nDTEND:20260804T011000Z\r\n');
    expect(said.replaceAll('\r\n ', '')).toContain('SUMMARY:Pendidikan Jasmani\\, Olahraga\\; dan Kesehatan yang sangat panjang namanya · 7A\r\n');
    expect(Math.max(...said.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
  test('says of a lesson that somebody stands in, and for whom: its teacher has it in theirs, too', () => {
    const said = text({ ...it, mapel: 'IPA', pengganti: 'Sari, S.Pd.' });
    for (const line of ['SUMMARY:IPA · 7A · digantikan', 'DESCRIPTION:Sari\\, S.Pd. menggantikan Budi']) expect(said).toContain(`${line}\r\n`);
  });
  test('says in theirs that it is they who stand in', () => expect(text({ ...it, mapel: 'IPA', id_guru_pengganti: id_akun, pengganti: 'Sari, S.Pd.' })).toContain('SUMMARY:IPA · 7A · menggantikan\r\n'));
  test('leaves out what is not held, and nothing breaks out of a line', () => {
    expect(text({ ...it, libur: true })).not.toContain('VEVENT');
    expect(text({ ...it, mapel: 'A\r\nATTENDEE:x' })).not.toContain('\r\nATTENDEE');
  });
});
