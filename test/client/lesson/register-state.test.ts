import type { Sesi } from '#contract/lesson/lesson.api';
import { isHeld, registerStateOf } from '#client/lesson/register-state';

const sesi = (it: Partial<Sesi> = {}) =>
  ({ mulai: '2026-10-05T01:00:00.000Z', selesai: '2026-10-05T01:40:00.000Z', libur: false, jumlah_murid: 30, terisi: 0, ...it }) as Sesi;
const at = (time: string) => new Date(`2026-10-05T${time}Z`);

describe('the register of a lesson', () => {
  it.each([
    ['before it begins', sesi(), '00:59:59', { is: 'upcoming' }],
    ['from its first second', sesi({ terisi: 3 }), '01:00:00', { is: 'open' }],
    ['when all are recorded', sesi({ terisi: 30 }), '01:10:00', { is: 'full' }],
    ['when it is not full after the limit', sesi({ terisi: 29 }), '01:38:30', { is: 'overdue', menit: 23 }],
    ['in the first minute after it', sesi({ terisi: 29 }), '01:15:20', { is: 'overdue', menit: 1 }],
    ['on a holiday', sesi({ libur: true }), '02:00:00', { is: 'libur' }],
    ['of a class without students', sesi({ jumlah_murid: 0 }), '02:00:00', { is: 'full' }],
  ])('%s', (_, it_, time, state) => {
    expect(registerStateOf(it_, '2026-10-05T01:15:00.000Z', at(time))).toEqual(state);
  });
});

it('is held from its start up to its end, and never on a holiday', () => {
  expect(isHeld(sesi(), at('01:00:00'))).toBe(true);
  expect(isHeld(sesi(), at('01:40:00'))).toBe(false);
  expect(isHeld(sesi({ libur: true }), at('01:10:00'))).toBe(false);
});
