import { HolidayDeclared, HolidayWithdrawn, SchoolYearActivated, SchoolYearChanged, SchoolYearDeleted, SchoolYearOpened, SemesterCopied, SemesterCopyWished } from '#contract/school-year/school-year.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { lift, eventType } from '#contract/kit/event';
import {
  ActivateSchoolYear, ChangeSchoolYear, CopyFirstSemester, DeclareHoliday, DeleteSchoolYear, FinishSemesterCopy, OpenSchoolYear, schoolYearDecider, WithdrawHoliday,
} from '#server/school-year/school-year.decider';
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

test('a holiday is withdrawn once, and its day may become one again', () => {
  const holiday = { id_hari_libur: COMMAND, tanggal: '2026-08-17', nama: 'Hari Kemerdekaan' };
  const withdraw = new WithdrawHoliday({ id_hari_libur: COMMAND }, SYSTEM);
  years(HolidayDeclared(holiday)).when(withdraw).then(HolidayWithdrawn(holiday));
  years(HolidayDeclared(holiday), HolidayWithdrawn(holiday)).when(withdraw).refused('NOT_FOUND');
  years(HolidayDeclared(holiday), HolidayWithdrawn(holiday)).when(declare('2026-08-17')).then(HolidayDeclared(holiday));
});

test('a year that is opened may become active at once', () => {
  years(SchoolYearOpened(first), activated(ganjil, null)).when(new OpenSchoolYear({ ...second, active: true }, SYSTEM)).then(SchoolYearOpened(second), activated(genap, ganjil));
});
test.each([
  ['days that another has', { tanggal_awal: '2026-12-01' }, 'OVERLAPPING'],
  ['a name and semester that another has', { nama: '2026/2027', semester: 'Ganjil' as const }, 'SEMESTER_EXISTS'],
  ['a name of two years that do not follow', { nama: '2026/2028' }, 'YEAR_NAME'],
  ['an end before its beginning', { tanggal_akhir: '2027-01-04' }, 'ENDS_BEFORE'],
  ['more than 400 days', { tanggal_akhir: '2028-02-10' }, 'TOO_LONG'],
  ['reports after its end', { tanggal_rapor_akhir: '2027-06-26' }, 'REPORT_OUTSIDE'],
  ['reports of its middle before it begins', { tanggal_rapor_tengah: '2027-01-03' }, 'REPORT_OUTSIDE'],
  ['reports of its end before those of its middle', { tanggal_rapor_tengah: '2027-05-01', tanggal_rapor_akhir: '2027-04-01' }, 'REPORT_OUTSIDE'],
])('a year does not have %s', (_, wrong, code) => {
  years(SchoolYearOpened(first)).when(new OpenSchoolYear({ ...second, ...wrong }, SYSTEM)).refused(code);
});
test('its days change, with those they replace; what is left out stays', () => {
  const { id_tahun_ajaran: _, ...sebelum } = second;
  const change = (more: object) => new ChangeSchoolYear({ id_tahun_ajaran: genap, ...more }, SYSTEM);
  const both = years(SchoolYearOpened(first), SchoolYearOpened(second), activated(ganjil, null));
  both.when(change({ tanggal_akhir: '2027-06-18', nama: undefined })).then(SchoolYearChanged({ ...second, tanggal_akhir: '2027-06-18', sebelum }));
  both.when(change({ tanggal_akhir: second.tanggal_akhir })).nothing();
  both.when(change({ tanggal_awal: '2026-12-18' })).refused('OVERLAPPING');
  both.when(change({ active: true })).then(activated(genap, ganjil));
  both.when(change({ active: false })).nothing();
  both.when(new ChangeSchoolYear({ id_tahun_ajaran: ganjil, active: false }, SYSTEM)).refused('LAST_ACTIVE');
  years().when(change({})).refused('NOT_FOUND');
});
test('an empty year that is not active is deleted for ever', () => {
  const remove = new DeleteSchoolYear({ id_tahun_ajaran: genap }, SYSTEM);
  years(SchoolYearOpened(second)).when(remove).then(SchoolYearDeleted(second));
  years(SchoolYearOpened(second)).knowing({ use: 'class' }).when(remove).refused('IN_USE');
  years(SchoolYearOpened(second), activated(genap, null)).when(remove).refused('ACTIVE_YEAR');
  years(SchoolYearOpened(second), SchoolYearDeleted(second)).when(remove).nothing();
  years(SchoolYearOpened(second), SchoolYearDeleted(second)).when(new OpenSchoolYear(second, SYSTEM)).nothing();
  years().when(remove).refused('NOT_FOUND');
});
test('the second semester is copied from the first of its year, as often as it is wished', () => {
  const copy = (id_tahun_ajaran: string) => new CopyFirstSemester({ id_tahun_ajaran }, SYSTEM);
  const wished = SemesterCopyWished({ id_tahun_ajaran: genap, dari: ganjil, id_salinan: COMMAND });
  years(SchoolYearOpened(first), SchoolYearOpened(second)).when(copy(genap)).then(wished);
  years(SchoolYearOpened(first), SchoolYearOpened(second), wished).when(copy(genap)).then(wished);
  years(SchoolYearOpened(first), SchoolYearOpened(second)).when(copy(ganjil)).refused('NOT_SECOND_SEMESTER');
  years(SchoolYearOpened(second)).when(copy(genap)).refused('NO_FIRST_SEMESTER');
});
test('a semester is not deleted while any copy into it is under way', () => {
  const remove = new DeleteSchoolYear({ id_tahun_ajaran: genap }, SYSTEM);
  const began = (id_salinan: string) => SemesterCopyWished({ id_tahun_ajaran: genap, dari: ganjil, id_salinan });
  const ended = (id_salinan: string) => SemesterCopied({ id_tahun_ajaran: genap, id_salinan });
  const [wished, again, copied, copiedAgain] = [began(COMMAND), began(ganjil), ended(COMMAND), ended(ganjil)];
  const finish = new FinishSemesterCopy({ id_tahun_ajaran: genap, id_salinan: COMMAND }, SYSTEM);
  const both = [SchoolYearOpened(first), SchoolYearOpened(second)];
  years(...both, wished).when(remove).refused('COPY_UNDER_WAY');
  years(...both, wished, again, copied).when(remove).refused('COPY_UNDER_WAY');
  years(...both, wished, again, copied, copiedAgain).when(remove).then(SchoolYearDeleted(second));
  years(...both, wished).when(new DeleteSchoolYear({ id_tahun_ajaran: ganjil }, SYSTEM)).then(SchoolYearDeleted(first));
  years(...both, wished).when(finish).then(copied);
  years(...both, wished, copied).when(finish).nothing();
});
test('a copy from before copies had an end keeps no semester from being deleted', () => {
  const old = lift(eventType('SemesterCopyWished'), { id_tahun_ajaran: genap, dari: ganjil }, 1);
  expect(old).toEqual({ id_tahun_ajaran: genap, dari: ganjil, id_salinan: null });
  years(SchoolYearOpened(second), { type: 'SemesterCopyWished', data: old }).when(new DeleteSchoolYear({ id_tahun_ajaran: genap }, SYSTEM)).then(SchoolYearDeleted(second));
});
test('a year that was opened before reports had dates has none', () => {
  const { tanggal_rapor_tengah: _, tanggal_rapor_akhir: __, ...old } = first;
  expect(lift(eventType('SchoolYearOpened'), old, 1)).toEqual({ ...first, tanggal_rapor_akhir: null });
});
