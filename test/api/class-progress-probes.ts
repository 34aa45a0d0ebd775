import { attendance } from '#contract/attendance/attendance.api';
import { classProgress } from '#contract/curriculum/class-progress.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';

const LEADERS = { A: 'kurikulum kepala', B: 'kurikulum kepala' };
export const RIGHTS: Right[] = [{ endpoint: classProgress.header, input: () => ({}), may: LEADERS }, { endpoint: classProgress.classes, input: () => ({}), may: LEADERS }];

export const PROBES: Probes = {
  'classProgress.classes': async (school) => {
    await school.ask('budi', attendance.markAll, { id_sesi: school.lesson('A', 1) });
    const answer = await school.ask('kurikulum', classProgress.classes);
    expect(answer.body.data).toEqual([
      expect.objectContaining({ kelas: '7A', tingkat: 7, guru: 'Wahyu Adiputra', jumlah_murid: 4, rencana: { total_sesi: 30, direncanakan: expect.any(Number) }, tertinggal: { jumlah_murid: 0, jumlah: 0 } }),
      expect.objectContaining({ kelas: '7B', guru: 'Wulan Bestari', jumlah_murid: 3 }),
    ]);
    const { presensi: { terlaksana, terisi }, kehadiran } = answer.body.data[0];
    expect({ terlaksana, terisi, kehadiran }).toEqual({ terlaksana: 20, terisi: 1, kehadiran: expect.objectContaining({ Hadir: 4, Alpa: 0, persen_hadir: 400 / kehadiran.total_sesi }) });
    return [answer];
  },
  'classProgress.header': async (school) => {
    const answer = await school.ask('kepala', classProgress.header);
    const classes = (await school.ask('kepala', classProgress.classes)).body.data;
    expect(answer.body.data).toMatchObject({ jumlah_kelas: 2, tanpa_wali: 0, jumlah_murid: 7, kini: 4, rencana: { total_sesi: 60 }, presensi: { terlaksana: 40, terisi: classes[0].presensi.terisi + classes[1].presensi.terisi } });
    return [answer];
  },
};
