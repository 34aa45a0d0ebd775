import { drilledTo, drillOf } from '#client/attendance/drill';

describe('what lies behind a number', () => {
  it('is read from the address, where anything unknown is nothing', () => {
    expect(drillOf(new URLSearchParams('rincian=Sakit'))).toEqual({ rincian: 'Sakit', kelas: undefined, sesi: undefined });
    expect(drillOf(new URLSearchParams('rincian=pelajaran&kelas=a'))).toEqual({ rincian: 'pelajaran', kelas: 'a', sesi: undefined });
    expect(drillOf(new URLSearchParams('rincian=apa&sesi=x'))).toEqual({ rincian: undefined, kelas: undefined, sesi: 'x' });
  });

  it('comes and goes with its own place in the list, while the day stays', () => {
    const before = new URLSearchParams('tanggal=2026-10-05&rincian=Sakit&page=3&search=budi');
    expect(String(drilledTo({}, before))).toBe('tanggal=2026-10-05');
    expect(String(drilledTo({ rincian: 'Belum' }, before))).toBe('tanggal=2026-10-05&rincian=Belum');
    expect(String(drilledTo({ sesi: 'x' }, new URLSearchParams()))).toBe('sesi=x');
  });
});
