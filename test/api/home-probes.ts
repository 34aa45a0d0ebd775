import { home } from '#contract/home/home.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';

export const PROBES: Probes = {
  'home.waiting': async (school) => {
    const answer = await school.ask('budi', home.waiting);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ jenis: 'presensi', perihal: expect.arrayContaining([expect.objectContaining({ nama: '7A' })]) }));
    const wali = await school.ask('waliA', home.waiting);
    expect(wali.body.data.map((it: { jenis: string }) => it.jenis)).toContain('persetujuan');
    expect((await school.ask('ani', home.waiting)).body.data).toEqual([]);
    const admin = await school.ask('admin', home.waiting);
    return [answer, wali, admin];
  },
  'home.school': async (school) => {
    const answer = await school.ask('admin', home.school);
    expect(answer.body.data).toMatchObject({ berjalan: true, jumlah_kelas: 2, presensi: { jumlah: expect.any(Number) } });
    expect(answer.body.data.persiapan.map((it: { langkah: string; selesai: boolean }) => [it.langkah, it.selesai])).toContainEqual(['kelas', true]);
    return [answer];
  },
};

export const RIGHTS: Right[] = [{ endpoint: home.waiting, input: () => ({}), may: 'user' }, { endpoint: home.school, input: () => ({}), may: { A: 'admin', B: 'admin' } }];
