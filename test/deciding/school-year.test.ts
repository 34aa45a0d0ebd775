import { HolidayDeclared, SchoolYearActivated, SchoolYearOpened } from '#contract/school-year/school-year.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { ActivateSchoolYear, DeclareHoliday, OpenSchoolYear, schoolYearDecider } from '#server/school-year/school-year.decider';
import { ani as ganjil, budi as genap } from '#test/deciding/a-lesson';
import { COMMAND, given } from '#test/kit/given';

const first = { id_tahun_ajaran: ganjil, nama: '2026/2027', semester: 'Ganjil' as const, tanggal_awal: '2026-07-13', tanggal_akhir: '2026-12-18', tanggal_rapor_tengah: null, tanggal_rapor_akhir: '2026-12-18' };
const second = { id_tahun_ajaran: genap, nama: '2026/2027', semester: 'Genap' as const, tanggal_awal: '2027-01-04', tanggal_akhir: '2027-06-25', tanggal_rapor_tengah: null, tanggal_rapor_akhir: null };
const activated = (id_tahun_ajaran: string, sebelum: string | null) => SchoolYearActivated({ id_tahun_ajaran, sebelum });
const activate = (id_tahun_ajaran: string) => new ActivateSchoolYear({ id_tahun_ajaran }, SYSTEM);
const declare = (tanggal: string, nama = 'Hari Kemerdekaan') => new DeclareHoliday({ tanggal, nama }, SYSTEM);
const years = given(schoolYearDecider);

test('a school year is opened once', () => {
  years().when(new OpenSchoolYear(first, SYSTEM)).then(SchoolYearOpened(first));
  years(SchoolYearOpened(first)).when(new OpenSchoolYear(first, SYSTEM)).nothing();
  years(SchoolYearOpened(first)).when(new OpenSchoolYear(second, SYSTEM)).then(SchoolYearOpened(second));
});
test('the first year to become active replaces none', () => {
  years(SchoolYearOpened(first)).when(activate(ganjil)).then(activated(ganjil, null));
});
test('exactly one year is active: the next one says which it replaces', () => {
  years(SchoolYearOpened(first), SchoolYearOpened(second), activated(ganjil, null)).when(activate(genap)).then(activated(genap, ganjil));
});
test('the active year is not activated again, a year that was active before may be', () => {
  years(SchoolYearOpened(first), activated(ganjil, null)).when(activate(ganjil)).nothing();
  years(SchoolYearOpened(first), SchoolYearOpened(second), activated(ganjil, null), activated(genap, ganjil)).when(activate(ganjil)).then(activated(ganjil, genap));
});
test('a year that was never opened cannot become active', () => {
  years(SchoolYearOpened(first)).when(activate(genap)).refused('NOT_FOUND');
});
test('a day is declared a holiday once, under the id of its command', () => {
  const declared = HolidayDeclared({ id_hari_libur: COMMAND, tanggal: '2026-08-17', nama: 'Hari Kemerdekaan' });
  years().when(declare('2026-08-17')).then(declared);
  years(declared).when(declare('2026-08-17', 'HUT RI')).refused('HOLIDAY_EXISTS');
  years(declared).when(declare('2026-08-18')).then(HolidayDeclared({ id_hari_libur: COMMAND, tanggal: '2026-08-18', nama: 'Hari Kemerdekaan' }));
});
