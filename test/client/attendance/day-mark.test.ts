import type { StatusKehadiran } from '#contract/attendance/attendance';
import { dayMarkOf } from '#client/attendance/day-mark';

const NOON = new Date('2026-11-23T05:00:00.000Z');
const lessons = (...statuses: (StatusKehadiran | null)[]) => statuses.map((status_kehadiran, i) => ({ mulai: `2026-11-23T0${i + 1}:00:00.000Z`, libur: false, status_kehadiran }));
const off = { mulai: '2026-11-23T01:00:00.000Z', libur: true, status_kehadiran: null };

describe('a day of a student is', () => {
  it.each([
    ['present', lessons('Hadir', 'Hadir', null), 'Hadir'],
    ['late, once one was', lessons('Terlambat', 'Hadir'), 'Terlambat'],
    ['excused to represent the school', lessons('Dispensasi', 'Dispensasi'), 'Dispensasi'],
    ['partly there', lessons('Hadir', 'Alpa'), 'partly'],
    ['absent in the way that is most frequent', lessons('Alpa', 'Sakit', 'Alpa'), 'Alpa'],
    ['ill before excused before absent where they are as many', lessons('Alpa', 'Izin'), 'Izin'],
    ['ill before all', lessons('Alpa', 'Izin', 'Sakit'), 'Sakit'],
    ['not recorded', lessons(null, null), 'Belum'],
    ['a holiday', [off], 'off'],
    ['what the other lessons are where some were cancelled', [off, ...lessons('Hadir')], 'Hadir'],
    ['nothing without lessons', [], 'none'],
  ])('%s', (_, given, mark) => expect(dayMarkOf(given, NOON)).toBe(mark));
  it('still to come before its first lesson', () => expect(dayMarkOf(lessons(null), new Date('2026-11-23T00:59:00.000Z'))).toBe('coming'));
});
