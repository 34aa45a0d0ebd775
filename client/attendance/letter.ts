import type { DayMark } from '#client/attendance/day-mark';

/** What a day is in one letter. */
export const LETTER: Partial<Record<DayMark, string>> = { Hadir: 'H', Terlambat: 'T', Dispensasi: 'D', Sakit: 'S', Izin: 'I', Alpa: 'A', partly: '±', Belum: '–' };
