import { emptyRekap } from '#contract/attendance/attendance';
import { begunOf, classRows, inOrder, lastMarked, owingOf, runningOf, standingOf, worstFirst } from '#client/attendance/standing';
import { register } from '#test/client/attendance/board.fixture';

const now = new Date('2026-10-05T02:00:00.000Z');
const at = (time: string) => `2026-10-05T${time}:00.000Z`;
const children = (id_kelas: string, it: object) => ({ id_kelas, kelas: id_kelas, jumlah_murid: 30, ...emptyRekap(), ...it });

describe('how the children of a day stand', () => {
  it('counts who is there, who is away and of whom nothing is recorded', () => {
    expect(standingOf([children('a', { Hadir: 20, Terlambat: 2, Dispensasi: 1, Sakit: 1, Alpa: 1 }), children('b', { Hadir: 30 })])).toMatchObject({ jumlah: 60, hadir: 53, tidakHadir: 2, belum: 5 });
    expect(standingOf([])).toEqual({ rekap: emptyRekap(), jumlah: 0, hadir: 0, tidakHadir: 0, belum: 0 });
  });
});

describe('the lessons of a day', () => {
  const [over, running, later, cancelled] = [register({ Hadir: 30 }), register({ posisi: 2, mulai: at('01:40'), selesai: at('02:20') }), register({ posisi: 3, mulai: at('02:20'), selesai: at('03:00') }), register({ mulai: at('01:40'), selesai: at('02:20'), libur: true })];
  it('have begun, and of these some are not full; a cancelled one is none of them', () => {
    expect(begunOf([over, running, later, cancelled], now)).toEqual({ begun: 2, unfilled: 1 });
  });
  it('run now, or none does', () => {
    expect(runningOf([over, running, later, cancelled], now)).toBe(running);
    expect(runningOf([over, later], now)).toBeUndefined();
  });
  it('were last marked in the one that was marked last', () => {
    const [first, second] = [register({ diisi: at('01:10') }), register({ diisi: at('01:50') })];
    expect(lastMarked([first, second, register()])).toBe(second);
    expect(lastMarked([register()])).toBeUndefined();
  });
});

describe('the rows of the map', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id, i) => register({ id_sesi: id, id_kelas: id, kelas: `7${id}`, Hadir: i === 1 ? 30 : 0 })) as [ReturnType<typeof register>, ReturnType<typeof register>, ReturnType<typeof register>];
  const rows = classRows([a, b, c], [children('a', { Hadir: 30 }), children('b', { Hadir: 27, Alpa: 3 }), children('c', { Hadir: 30 })], now);
  it('have what they come to, and how many of their registers are filled', () => {
    expect(rows.map((it) => [it.kelas, it.standing.hadir, it.terisi, it.begun])).toEqual([['7a', 30, 0, 1], ['7b', 27, 1, 1], ['7c', 30, 0, 1]]);
  });
  it('are ordered by who is away, and keep an order that was settled, whatever moves or comes', () => {
    expect(worstFirst(rows)).toEqual(['b', 'a', 'c']);
    expect(inOrder(rows, ['c', 'b']).map((it) => it.id_kelas)).toEqual(['c', 'b', 'a']);
    expect(inOrder(rows, undefined)).toEqual(rows);
  });
});

describe('who owes registers', () => {
  const [each, daily] = [{ presence_setting: 'per_sesi' }, { presence_setting: 'per_hari' }] as const;
  it('has all of theirs together, the longest overdue first, and knows once they were told of every one', () => {
    const [one, two, other] = [register({ id_sesi: '1', batas: at('01:30') }), register({ id_sesi: '2', batas: at('01:45') }), register({ id_sesi: '3', id_guru: 'x', id_pengisi: 'x', guru: 'Rina', batas: at('01:15') })];
    const told = (id_guru: string, id_sesi: string, dikirim: string) => ({ id_guru, id_sesi, dikirim });
    const owing = owingOf(each, [one, two, other], [told(one.id_guru, '1', at('01:50')), told('x', '3', at('01:40'))], now);
    expect(owing.map((it) => [it.nama, it.missing.map(({ register: { id_sesi }, menit }) => `${id_sesi} ${menit}`), it.dikirim])).toEqual([['Rina', ['3 45'], at('01:40')], ['Budi Santoso', ['1 30', '2 15'], null]]);
    expect(owingOf(each, [one], [told(one.id_guru, '1', at('01:50'))], now)[0]?.dikirim).toBe(at('01:50'));
  });
  it('is the homeroom teacher where the day is marked once', () => {
    const it = register({ id_pengisi: register().id_wali, batas: at('01:15') });
    expect(owingOf(daily, [it], [], now)).toMatchObject([{ id_guru: it.id_wali, nama: 'Wati Lestari' }]);
  });
  it('owes the first lesson of a day that is marked once, and of a class without homeroom teacher nobody does', () => {
    const [cancelled, first, second] = [register({ id_sesi: '0', libur: true }), register({ id_sesi: '1', mulai: at('01:00'), batas: at('01:15') }), register({ id_sesi: '2', mulai: at('01:30'), batas: at('01:45') })].map((it) => ({ ...it, id_pengisi: it.id_wali }));
    const orphan = register({ id_sesi: '3', id_kelas: 'b', id_wali: null, wali: null, id_pengisi: null, batas: at('01:20') });
    const owing = owingOf(daily, [second, first, cancelled, orphan] as never, [{ id_guru: first?.id_wali as string, id_sesi: '1', dikirim: at('01:50') }], now);
    expect(owing.map((it) => [it.id_guru, it.nama, it.missing.map(({ register: { id_sesi } }) => id_sesi), it.dikirim])).toEqual([[first?.id_wali, 'Wati Lestari', ['1'], at('01:50')], [null, null, ['3'], null]]);
  });
});
