import fc from 'fast-check';
import { heatMapOf, heatStateOf } from '#client/attendance/heat-map';
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
    ['not-begun', { dibuka: false }],
    ['empty', {}],
    ['green', { Hadir: 27, Alpa: 3 }],
    ['yellow', { Hadir: 269, Alpa: 31 }],
    ['yellow', { Hadir: 20, Terlambat: 1, Dispensasi: 3, Sakit: 8 }],
    ['red', { Hadir: 22, Alpa: 8 }],
  ])('is %s for %j', (state, it) => {
    expect(heatStateOf(register(it))).toBe(state);
  });
});
