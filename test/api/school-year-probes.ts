import { schoolYear } from '#contract/school-year/school-year.api';
import type { Probes } from '#test/api/probes';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const open = async (school: School, tanggal_awal: string): Promise<string> => (await school.ask('admin', schoolYear.open, { tanggal_awal })).body.data.id;
const remove = (school: School, id: string) => school.ask('admin', schoolYear.remove, { id });
const declare = (school: School, tanggal: string, nama = 'Libur sekolah') => school.ask('admin', schoolYear.declareHoliday, { tanggal, nama });
const holidays = async (school: School) => (await school.ask('ani', schoolYear.holidays)).body.data as { id: string; tanggal: string; nama: string }[];
const detail = async (school: School, id: string) => (await school.ask('admin', schoolYear.detail, { id })).body.data;

export const PROBES: Probes = {
  'schoolYear.list': async (school) => {
    const answer = await school.ask('budi', schoolYear.list);
    expect(answer.body).toMatchObject({ data: [{ isActive: true }], activeYear: { id: answer.body.data[0].id } });
    return [answer];
  },
  'schoolYear.active': async (school) => {
    const answer = await school.ask('budi', schoolYear.active);
    expect(answer.body.data).toMatchObject({ id: ID_TAHUN_AJARAN, isActive: true });
    return [answer];
  },
  'schoolYear.one': async (school) => {
    const answer = await school.ask('ani', schoolYear.one, { id: ID_TAHUN_AJARAN });
    expect(answer.body.data).toMatchObject({ nama: '2026/2027', semester: 'Ganjil', tanggal_rapor_tengah: null });
    return [answer];
  },
  'schoolYear.detail': async (school) => {
    const answer = await school.ask('admin', schoolYear.detail, { id: ID_TAHUN_AJARAN });
    expect(answer.body.data).toMatchObject({ nama: '2026/2027', jumlah_kelas: 2, jumlah_murid: expect.any(Number), jumlah_slot: 30, peringatan: [] });
    expect(answer.body.data.jumlah_murid).toBeGreaterThanOrEqual(7);
    return [answer];
  },
  'schoolYear.entryYears': async (school) => {
    const answer = await school.ask('budi', schoolYear.entryYears, {});
    expect(answer.body).toEqual({ data: [2026], yearsActive: [2026] });
    return [answer];
  },
  'schoolYear.months': async (school) => {
    const answer = await school.ask('admin', schoolYear.months, {});
    expect(answer.body.data.map((it: { bulan: number }) => it.bulan)).toEqual([7, 8, 9, 10, 11, 12]);
    return [answer];
  },
  'schoolYear.weeks': async (school) => {
    const { body } = await declare(school, '2026-09-01');
    const answer = await school.ask('ani', schoolYear.weeks, { id_tahun_ajaran: ID_TAHUN_AJARAN });
    expect(answer.body).toMatchObject({ current: { minggu_ke: 4, tanggal_awal: '2026-08-03', tanggal_akhir: '2026-08-09' }, tahun_ajaran: { id: ID_TAHUN_AJARAN } });
    expect(answer.body.data[7]).toMatchObject({ minggu_ke: 8, tanggal_awal: '2026-08-31', isEfektif: true, libur: 1 });
    await school.ask('admin', schoolYear.withdrawHoliday, { id: body.data.id });
    return [answer];
  },
  'schoolYear.currentWeek': async (school) => {
    const answer = await school.ask('ani', schoolYear.currentWeek);
    expect(answer.body.data).toMatchObject({ minggu_ke: 4, tanggal_awal: '2026-08-03' });
    return [answer];
  },
  'schoolYear.open': async (school) => {
    const answer = await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-01-04', active: 0 });
    expect(await detail(school, answer.body.data.id)).toMatchObject({
      nama: '2026/2027', semester: 'Genap', tanggal_awal: '2027-01-04', tanggal_akhir: '2027-06-18', tanggal_rapor_tengah: '2027-03-26', tanggal_rapor_akhir: '2027-06-18', isActive: false, peringatan: [],
    });
    const clash = await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-02-01', nama: '2027/2028', semester: 'Ganjil' });
    expect([clash.status, clash.body.code, clash.body.message]).toEqual([409, 'OVERLAPPING', 'Tanggalnya bertumpang tindih dengan 2026/2027 Genap.']);
    await remove(school, answer.body.data.id);
    return [answer];
  },
  'schoolYear.change': async (school) => {
    const id = await open(school, '2027-01-04');
    const dates = await school.ask('admin', schoolYear.change, { id, tanggal_akhir: '2027-06-11', tanggal_rapor_akhir: '2027-06-11' });
    expect(await detail(school, id)).toMatchObject({ tanggal_akhir: '2027-06-11' });
    const none = await school.ask('admin', schoolYear.change, { id: ID_TAHUN_AJARAN, active: false });
    expect([none.status, none.body]).toMatchObject([200, { result: false, flag: false, message: expect.stringContaining('Harus ada satu semester yang aktif') }]);
    const toggled = await school.ask('admin', schoolYear.change, { id, active: true });
    expect((await school.ask('ani', schoolYear.active)).body.data.id).toBe(id);
    await school.ask('admin', schoolYear.change, { id: ID_TAHUN_AJARAN, active: 1 });
    await remove(school, id);
    return [dates, none, toggled];
  },
  'schoolYear.remove': async (school) => {
    const id = await open(school, '2028-07-10');
    const used = await remove(school, ID_TAHUN_AJARAN);
    expect([used.status, used.body.code]).toEqual([409, 'ACTIVE_YEAR']);
    const answer = await remove(school, id);
    expect((await school.ask('budi', schoolYear.one, { id })).status).toBe(404);
    return [answer];
  },
  'schoolYear.duplicate': async (school) => {
    const id = await open(school, '2027-01-04');
    const first = await detail(school, ID_TAHUN_AJARAN);
    const answer = await school.ask('admin', schoolYear.duplicate, { id });
    await until('the second semester has what the first has', async () => {
      const { jumlah_kelas, jumlah_murid, jumlah_slot } = await detail(school, id);
      return jumlah_kelas === first.jumlah_kelas && jumlah_murid === first.jumlah_murid && jumlah_slot === first.jumlah_slot;
    });
    const used = await until('the copy has ended', async () => {
      const answer = await remove(school, id);
      return answer.body.code === 'COPY_UNDER_WAY' ? undefined : answer;
    });
    expect([used.status, used.body]).toMatchObject([409, { code: 'IN_USE', tempat: expect.stringMatching(/class|slot|chosen_model/) }]);
    expect((await school.ask('admin', schoolYear.duplicate, { id: ID_TAHUN_AJARAN })).body.code).toBe('NOT_SECOND_SEMESTER');
    expect((await school.ask('admin', schoolYear.duplicate, { id: idOf('no year') })).status).toBe(404);
    return [answer];
  },
  'schoolYear.holidays': async (school) => {
    const { body } = await declare(school, '2026-10-20', 'Rapat guru');
    const answer = await school.ask('ani', schoolYear.holidays, { id_tahun_ajaran: ID_TAHUN_AJARAN });
    expect(answer.body.data).toContainEqual({ id: body.data.id, tanggal: '2026-10-20', nama: 'Rapat guru' });
    await school.ask('admin', schoolYear.withdrawHoliday, { id: body.data.id });
    return [answer];
  },
  'schoolYear.declareHoliday': async (school) => {
    const answer = await declare(school, '2026-10-21');
    expect((await holidays(school)).some((it) => it.tanggal === '2026-10-21')).toBe(true);
    expect((await declare(school, '2026-10-21', 'Lagi')).body.code).toBe('HOLIDAY_EXISTS');
    await school.ask('admin', schoolYear.withdrawHoliday, { id: answer.body.data.id });
    return [answer];
  },
  'schoolYear.withdrawHoliday': async (school) => {
    const { body } = await declare(school, '2026-10-22');
    const answer = await school.ask('admin', schoolYear.withdrawHoliday, { id: body.data.id });
    expect((await holidays(school)).some((it) => it.tanggal === '2026-10-22')).toBe(false);
    expect((await school.ask('admin', schoolYear.withdrawHoliday, { id: body.data.id })).status).toBe(404);
    return [answer];
  },
};
