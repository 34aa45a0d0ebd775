import { type Attendance, NOTHING_HANDED_IN, type StatusKehadiran } from '#contract/attendance/attendance';
import type { Mark } from '#client/attendance/mark-queue';
import { codeOf, linesOf, meaningOf, tallyOf, wishOf } from '#client/attendance/register-sheet';

const row = (id_murid: string, status_kehadiran: StatusKehadiran | null): Attendance =>
  ({ id: id_murid, id_sesi: 's', id_murid, nama: null, nis: null, status_kehadiran, notes: null, diubah: null, ...NOTHING_HANDED_IN });
const mark = (id_murid: string, status_kehadiran: StatusKehadiran | null, state: Mark['state']): Mark =>
  ({ key: 'k', id_sesi: 's', targets: [{ id_murid, diubah: null }], status_kehadiran, all: false, state });

describe('the sheet', () => {
  const rows = [row('a', 'Hadir'), row('b', null), row('c', 'Sakit')];

  it('shows and counts what was chosen before the server has it', () => {
    const lines = linesOf(rows, [mark('b', 'Izin', 'waiting'), mark('c', null, 'sending')]);
    expect(lines.map(({ status }) => status)).toEqual(['Hadir', 'Izin', null]);
    expect(tallyOf(lines)).toEqual({ Hadir: 1, Terlambat: 0, Dispensasi: 0, Sakit: 0, Izin: 1, Alpa: 0, Belum: 1 });
  });

  it('shows the old status again when the server refused', () => {
    const [, , line] = linesOf(rows, [mark('c', 'Hadir', 'refused')]);
    expect(line).toMatchObject({ status: 'Sakit', mark: { state: 'refused' } });
  });

  it('makes one wish for all who have no status', () => {
    const lines = linesOf(rows, []);
    expect(wishOf({ id_sesi: 's', lines: lines.filter(({ status }) => !status), status_kehadiran: 'Hadir', all: true }))
      .toMatchObject({ all: true, status_kehadiran: 'Hadir', targets: [{ id_murid: 'b', diubah: null }] });
  });
});

describe('the keys', () => {
  it.each([['h', 'Hadir'], ['T', 'Terlambat'], ['d', 'Dispensasi'], ['s', 'Sakit'], ['i', 'Izin'], ['A', 'Alpa']] as const)('%s sets %s', (key, status) => {
    expect(meaningOf(key)).toEqual({ set: status });
    expect(codeOf(status)).toBe(key.toUpperCase());
  });

  it('clear, move or mean nothing', () => {
    expect(meaningOf('Backspace')).toEqual({ set: null });
    expect(meaningOf('ArrowDown')).toEqual({ across: 0, down: 1 });
    expect(meaningOf('x')).toBeUndefined();
    expect(meaningOf('Enter')).toBeUndefined();
  });
});
