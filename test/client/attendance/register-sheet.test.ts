import { type Attendance, NOTHING_HANDED_IN, type StatusKehadiran } from '#contract/attendance/attendance';
import type { Mark } from '#client/attendance/mark-queue';
import { codeOf, filtered, type Line, linesOf, manyOf, meaningOf, sameAsBefore, tallyOf, undoOf, wishOf, withVersions } from '#client/attendance/register-sheet';

const row = (id_murid: string, status_kehadiran: StatusKehadiran | null): Attendance =>
  ({ id: id_murid, id_sesi: 's', id_murid, nama: null, nis: null, status_kehadiran, notes: null, id_izin: null, diubah: null, ...NOTHING_HANDED_IN });
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

describe('what is done at once', () => {
  const now = linesOf([row('a', 'Hadir'), row('b', 'Hadir'), row('c', 'Sakit'), row('d', null)], []);
  const chosen = ['a', 'b', 'c'].map((id_murid) => ({ id_murid, status_kehadiran: 'Hadir' as const, dari: null, before: null }));

  it('is taken back at once, but for who has been changed since', () => {
    expect(undoOf('s', now, chosen)).toMatchObject({ id_sesi: 's', daftar_murid: [{ id_murid: 'a', status_kehadiran: null, dari: 'Hadir' }, { id_murid: 'b', status_kehadiran: null, dari: 'Hadir' }] });
    expect(undoOf('s', now, [{ id_murid: 'd', status_kehadiran: 'Izin', dari: null, before: null }])).toBeUndefined();
  });

  it('is not taken back where somebody has marked since, though it be the same', () => {
    const at = (id_murid: string, diubah: string | null) => linesOf([{ ...row(id_murid, 'Hadir'), diubah }], [])[0] as Line;
    const made = withVersions(withVersions(chosen, [at('a', null), at('b', '1')]), [at('a', '2'), at('b', '1')]);
    expect(made.map((it) => it.made)).toEqual(['2', '1', undefined]);
    expect(undoOf('s', [at('a', '2'), at('b', '3')], made)?.daftar_murid).toEqual([{ id_murid: 'a', status_kehadiran: null, dari: 'Hadir' }]);
  });

  it('has no version while it is on its way', () => {
    const line = { ...(linesOf([{ ...row('a', 'Hadir'), diubah: '1' }], [])[0] as Line), mark: mark('a', 'Hadir', 'sending') };
    expect(withVersions(chosen, [line])[0]?.made).toBeUndefined();
  });

  it('is shown for each student as it is for them, until the server has it', () => {
    const wish = manyOf('s', [{ line: now[0] as (typeof now)[0], status_kehadiran: null, dari: 'Hadir' }, { line: now[2] as (typeof now)[0], status_kehadiran: 'Izin', dari: 'Sakit' }]);
    expect(linesOf(now.map((it) => it.row), [{ ...wish, state: 'waiting' }]).map((it) => it.status)).toEqual([null, 'Hadir', 'Izin', null]);
  });

  it('takes from the lesson before whoever has no status; who was late then is there now', () => {
    const empty = linesOf([row('a', null), row('b', null), row('c', 'Sakit'), row('d', null)], []);
    expect(sameAsBefore(empty, { a: 'Terlambat', b: 'Izin', c: 'Hadir' }).map(({ line, status_kehadiran }) => [line.row.id_murid, status_kehadiran])).toEqual([['a', 'Hadir'], ['b', 'Izin']]);
  });

  it.each([['semua', 'abcd'], ['tidak_hadir', 'c'], ['belum', 'd']] as const)('shows %s: %s', (filter, ids) => {
    expect(filtered(now, filter).map((it) => it.row.id_murid).join('')).toBe(ids);
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
