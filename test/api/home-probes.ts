import { home } from '#contract/home/home.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';

export const PROBES: Probes = {
  'home.waiting': async (school) => {
    const answer = await school.ask('budi', home.waiting);
    expect(answer.body.data).toMatchObject([{ jenis: 'presensi', perihal: expect.arrayContaining([expect.objectContaining({ nama: '7A' })]) }]);
    const wali = await school.ask('waliA', home.waiting);
    expect(wali.body.data.map((it: { jenis: string }) => it.jenis)).toContain('persetujuan');
    expect((await school.ask('ani', home.waiting)).body.data).toEqual([]);
    return [answer, wali];
  },
};

export const RIGHTS: Right[] = [{ endpoint: home.waiting, input: () => ({}), may: 'user' }];
