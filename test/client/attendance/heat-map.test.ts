import fc from 'fast-check';
import { heatMapOf } from '#client/attendance/heat-map';
import { cellStateOf } from '#client/attendance/matrix-cell';
import { anyDay, register } from '#test/client/attendance/board.fixture';

describe('the map of classes and periods', () => {
  it('orders classes by level and name, periods by number', () => {
    const [a, b, c] = [register({ id_kelas: 'a', kelas: '8A', tingkat: 8, posisi: 3 }), register({ id_kelas: 'b', kelas: '7B' }), register({ id_kelas: 'c', kelas: '7A' })];
    const map = heatMapOf([a, b, c]);
    expect(map.periods.map(({ posisi }) => posisi)).toEqual([1, 3]);
    expect(map.rows.map(({ kelas }) => kelas)).toEqual(['7A', '7B', '8A']);
    expect(map.rows[2]?.cells).toEqual([undefined, a]);
  });

  it('is empty on a day without lessons', () => {
    expect(heatMapOf([])).toEqual({ periods: [], rows: [] });
  });

  it('shows the lesson that is held where one that was called off has its place', () => {
    const [off, held] = [register({ id_sesi: 'off', libur: true }), register({ id_sesi: 'held' })];
    for (const day of [[off, held], [held, off]]) expect(heatMapOf(day).rows[0]?.cells).toEqual([held]);
  });

  it('puts every register under its class and period', () => {
    fc.assert(fc.property(anyDay, (day) => {
      const { periods, rows } = heatMapOf(day);
      for (const { id_kelas, posisi } of day) {
        const cell = rows.find((row) => row.id_kelas === id_kelas)?.cells[periods.findIndex((period) => period.posisi === posisi)];
        expect(cell).toMatchObject({ id_kelas, posisi });
      }
    }));
  });
});

describe('the state of a register', () => {
  it.each([
    ['holiday', { libur: true, Hadir: 30 }],
    ['later', { dibuka: false, mulai: '2026-10-05T03:00:00.000Z' }],
    ['none', {}],
    ['none', { dibuka: false }],
    ['all', { Hadir: 27, Terlambat: 2, Dispensasi: 1 }],
    ['some', { Hadir: 28, Alpa: 2 }],
    ['many', { Hadir: 27, Sakit: 1, Izin: 1, Alpa: 1 }],
  ])('is %s for %j', (state, it) => {
    expect(cellStateOf(register(it), new Date('2026-10-05T02:00:00.000Z'))).toBe(state);
  });
});
