import { semesterFrom, warningsOf, yearNameOf } from '#contract/school-year/semester';
import { monthsOf, weeksOf } from '#contract/school-year/weeks';

const year = { tanggal_awal: '2026-07-13', tanggal_akhir: '2026-12-18' };

test('the first day of the demo calendar says its two semesters (domain 5.3)', () => {
  expect(semesterFrom({ tanggal_awal: '2026-07-13' })).toEqual({ nama: '2026/2027', semester: 'Ganjil', ...year, tanggal_rapor_tengah: '2026-10-02', tanggal_rapor_akhir: '2026-12-18' });
  expect(semesterFrom({ tanggal_awal: '2027-01-04' })).toMatchObject({ nama: '2026/2027', semester: 'Genap', tanggal_akhir: '2027-06-18', tanggal_rapor_akhir: '2027-06-18' });
});
test.each([
  ['2026-10-01', '2026-12-31'], ['2027-05-03', '2027-06-30'],
])('a semester that begins late, on %s, ends with its half of the year', (tanggal_awal, tanggal_akhir) => {
  expect(semesterFrom({ tanggal_awal })).toMatchObject({ tanggal_akhir, tanggal_rapor_tengah: tanggal_awal === '2026-10-01' ? '2026-12-18' : null });
});
test('what is wished goes before what follows', () => {
  expect(semesterFrom({ tanggal_awal: '2026-06-29', semester: 'Ganjil', nama: '2026/2027', tanggal_akhir: '2026-11-30' })).toMatchObject({ semester: 'Ganjil', nama: '2026/2027', tanggal_akhir: '2026-11-30' });
});
test('the unusual is warned of', () => {
  const plan = semesterFrom({ tanggal_awal: '2026-07-13' });
  expect(warningsOf(plan)).toEqual([]);
  expect(warningsOf({ ...plan, tanggal_awal: '2026-08-03' })).toEqual(['START_MONTH']);
  expect(warningsOf({ ...plan, nama: '2025/2026', semester: 'Genap' })).toEqual(['START_MONTH', 'OTHER_YEAR']);
});
test.each([['2026-06-30', '2025/2026'], ['2026-07-01', '2026/2027'], ['2027-01-01', '2026/2027']])('%s lies in %s', (tanggal, nama) => expect(yearNameOf(tanggal)).toBe(nama));

test('the weeks of a semester run from Monday to Sunday and are counted from 1', () => {
  const weeks = weeksOf(year, new Set(), 5);
  expect(weeks).toHaveLength(23);
  expect([weeks[0], weeks[18], weeks[22]].map((it) => [it?.minggu_ke, it?.tanggal_awal, it?.tanggal_akhir])).toEqual([[1, '2026-07-13', '2026-07-19'], [19, '2026-11-16', '2026-11-22'], [23, '2026-12-14', '2026-12-20']]);
});
test('a week is effective while one of its school days is', () => {
  const days = ['2026-07-15', '2026-07-16', '2026-07-17'];
  const from = { tanggal_awal: '2026-07-15', tanggal_akhir: '2026-07-31' };
  expect(weeksOf(from, new Set(days), 5)[0]).toMatchObject({ tanggal_awal: '2026-07-13', isEfektif: false, libur: 3 });
  expect(weeksOf(from, new Set(days), 6)[0]).toMatchObject({ isEfektif: true, libur: 3 });
  expect(weeksOf(from, new Set(['2026-07-18', '2026-07-19']), 5)[0]).toMatchObject({ isEfektif: true, libur: 0 });
});
test('a semester that begins on a weekend has a first week without school days', () => {
  expect(weeksOf({ tanggal_awal: '2026-07-18', tanggal_akhir: '2026-07-24' }, new Set(), 5)).toMatchObject([{ minggu_ke: 1, isEfektif: false }, { minggu_ke: 2, isEfektif: true }]);
});
test('the months that a semester touches are cut to its days', () => {
  const months = monthsOf(year);
  expect([months.length, months[0], months[5]]).toEqual([6, { tanggal_awal: '2026-07-13', tanggal_akhir: '2026-07-31' }, { tanggal_awal: '2026-12-01', tanggal_akhir: '2026-12-18' }]);
});
