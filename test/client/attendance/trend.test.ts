import { emptyRekap } from '#contract/attendance/attendance';
import { schoolDayFrom } from '#client/attendance/school-day';
import { sameWeekday } from '#client/attendance/standing';
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

  it.each([[100, 90], [90, 90], [89, 75], [75, 75], [74, 50], [50, 50], [49, 0]])('has as much of its axis as a day of %d%% needs: from %d', (hadir, from) => {
    expect(trendTicks(trendPoints([day('2026-10-01', hadir, 100)], '', nothing))[0]).toBe(from);
  });

  it('is compared with the same weekday of the weeks before, all of them together', () => {
    const points = trendPoints([day('2026-09-21', 90, 100), day('2026-09-28', 10, 10), day('2026-09-29', 1, 100), day('2026-10-05', 50, 100)], '', nothing);
    expect(sameWeekday(points, '2026-10-05')).toEqual({ persen: 10000 / 110, days: 2 });
    expect(sameWeekday(points, '2026-10-06')).toEqual({ persen: 1, days: 1 });
    expect(sameWeekday(points, '2026-09-21')).toBeNull();
  });
});

describe('the days beside a day', () => {
  it('leave out Sunday', () => {
    expect(schoolDayFrom('2026-10-05', -1)).toBe('2026-10-03');
    expect(schoolDayFrom('2026-10-03', 1)).toBe('2026-10-05');
    expect(schoolDayFrom('2026-10-05', 1)).toBe('2026-10-06');
  });
});
