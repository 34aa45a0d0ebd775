import { emptyRekap } from '#contract/attendance/attendance';
import { schoolDayFrom } from '#client/attendance/school-day';
import { stripOf } from '#client/attendance/strip';
import { trendPoints, trendSummary, trendTicks } from '#client/attendance/trend';
import { register } from '#test/client/attendance/board.fixture';

const day = (tanggal: string, hadir: number, terisi: number) => ({ ...emptyRekap(), Hadir: hadir, Alpa: terisi - hadir, tanggal, hadir, terisi, jumlah_murid: 100 });
const nothing = stripOf([]);

describe('the trend', () => {
  it('shows the live numbers for the day of the board', () => {
    const live = stripOf([register({ Hadir: 27, Sakit: 3 })]);
    expect(trendPoints([day('2026-10-06', 1, 2), day('2026-10-05', 95, 100)], '2026-10-06', live)).toEqual([
      { tanggal: '2026-10-05', hadir: 95, terisi: 100, belum: 0, total: 100, persen: 95 },
      { tanggal: '2026-10-06', hadir: 27, terisi: 30, belum: 0, total: 30, persen: 90 },
    ]);
  });

  it('begins the day of the board with its first mark', () => {
    const tren = [day('2026-10-05', 95, 100)];
    expect(trendPoints(tren, '2026-10-06', nothing)).toHaveLength(1);
    expect(trendPoints(tren, '2026-10-06', stripOf([register({ Hadir: 1 })])).at(-1)).toMatchObject({ tanggal: '2026-10-06', hadir: 1, terisi: 1, persen: 100 });
  });

  it('sums up all days together and leaves out days without marks', () => {
    const points = trendPoints([day('2026-10-01', 90, 100), day('2026-10-02', 10, 10), day('2026-10-03', 0, 0)], '', nothing);
    expect(trendSummary(points)).toEqual({ persen: 10000 / 110, lowest: points[0], highest: points[1], days: 2 });
    expect(trendSummary([])).toBeNull();
  });

  it('keeps its axis unless a day is lower', () => {
    expect(trendTicks(trendPoints([day('2026-10-01', 50, 100)], '', nothing))[0]).toBe(50);
    expect(trendTicks(trendPoints([day('2026-10-01', 49, 100)], '', nothing))[0]).toBe(0);
  });
});

describe('the days beside a day', () => {
  it('leave out Sunday', () => {
    expect(schoolDayFrom('2026-10-05', -1)).toBe('2026-10-03');
    expect(schoolDayFrom('2026-10-03', 1)).toBe('2026-10-05');
    expect(schoolDayFrom('2026-10-05', 1)).toBe('2026-10-06');
  });
});
