import { missingRegisters } from '#client/attendance/missing-registers';
import { register } from '#test/client/attendance/board.fixture';

const now = new Date('2026-10-05T02:00:00.000Z');

describe('missing registers', () => {
  it('are those not full after their time, the longest overdue first', () => {
    const late = register({ id_sesi: 'late', batas: '2026-10-05T01:36:30.000Z' });
    const later = register({ id_sesi: 'later', batas: '2026-10-05T01:15:00.000Z', Hadir: 29 });
    expect(missingRegisters([late, later], now)).toEqual([{ register: later, menit: 45 }, { register: late, menit: 23 }]);
  });

  it.each([
    ['full', { Hadir: 29, Alpa: 1 }],
    ['on a holiday', { libur: true }],
    ['still in time', { batas: '2026-10-05T02:00:00.000Z' }],
    ['of a class without students', { jumlah_murid: 0 }],
  ])('are not those %s', (_, it) => {
    expect(missingRegisters([register(it)], now)).toEqual([]);
  });
});
