import type { Menunggu } from '#contract/home/home.api';
import type { Sesi } from '#contract/lesson/lesson.api';
import { calledBy } from '#client/shell/form-of-address';
import type { Day } from '#client/home/day';
import { decisionOf } from '#client/home/decision';

const sesi = (id_sesi: string, more: object = {}) => ({ id_sesi, kelas: '8A', mulai: '2026-11-23T02:50:00.000Z', terisi: 0, jumlah_murid: 30, ...more }) as Sesi;
const day = (it: Partial<Day<Sesi>> = {}): Day<Sesi> => ({ now: undefined, next: undefined, lines: [], ...it });
const lines = [{ at: '', is: 'past' as const, lesson: sesi('x') }];
const registers = (jumlah: number, ...ids: string[]): Menunggu => ({ jenis: 'presensi', jumlah, perihal: ids.map((id) => ({ id, nama: '8A', posisi: 1, at: null })) });
const consents: Menunggu = { jenis: 'persetujuan', jumlah: 3, perihal: [] };

describe('what a teacher decides next', () => {
  it.each([
    ['the register of the lesson that is on', day({ now: sesi('a') }), [], { first: { key: 'nowOpen', kelas: '8A' } }],
    ['nothing of a full one', day({ now: sesi('a', { terisi: 30 }) }), [], { first: { key: 'nowFull', kelas: '8A' } }],
    ['what comes', day({ next: sesi('b') }), [], { first: { key: 'nextAt', kelas: '8A', mulai: '2026-11-23T02:50:00.000Z' } }],
    ['that the day is over', day({ lines }), [], { first: { key: 'doneToday' } }],
    ['that there is none', day(), [], { first: { key: 'noneToday' } }],
    ['that there is none on a holiday', day({ lines: [{ at: '', is: 'past' as const, lesson: sesi('x', { libur: true }) }] }), [], { first: { key: 'noneToday' } }],
    ['what else is owed, without the one that is on', day({ now: sesi('owed') }), [registers(3, 'b', 'c', 'd')], { first: { key: 'nowOpen', kelas: '8A' }, also: { key: 'othersOwed', count: 2 } }],
    ['all that is owed', day({ next: sesi('d') }), [registers(3, 'a', 'b', 'c'), consents], { first: { key: 'nextAt' }, also: { key: 'owed', count: 3 } }],
    ['other things where no register is', day({ now: sesi('owed') }), [registers(1, 'owed'), consents], { first: { key: 'nowOpen' }, also: { key: 'waits', count: 1 } }],
  ])('%s', (_, is, waiting, decision) => {
    const decided = decisionOf(is, waiting, { isDaily: false, isNowOwed: is.now?.id_sesi === 'owed' });
    expect(decided).toMatchObject(decision);
    if (!('also' in decision)) expect(decided.also).toBeUndefined();
  });
  it('is no register where the homeroom teacher marks once a day', () => {
    expect(decisionOf(day({ now: sesi('a') }), [], { isDaily: true, isNowOwed: false }).first).toEqual({ key: 'nowOn', kelas: '8A' });
  });
});

it.each([
  ['Budi Hartono, S.Pd.', 'Budi'], ['Drs. H. Abdul Karim, M.Pd.', 'Abdul'], ['Hj. Siti Nurjanah, S.Pd., M.M.', 'Siti'], ['M. Rizky Pratama', 'Rizky'], ['Ustz. Maimunah, S.Pd.I.', 'Maimunah'], ['Suharto', 'Suharto'], ['H.', 'H.'], ['', ''],
])('%s is called %s', (nama, called) => expect(calledBy(nama)).toBe(called));
