import type { QueryBus } from '@nestjs/cqrs';
import { daysBetween, instantOf } from '#contract/school-year/school-days';
import type { SemesterPlan } from '#contract/school-year/semester';
import { ActiveSchoolYear, SchoolYears } from '#projections/school-year/school-year.query';
import { ContentOfSemester } from '#projections/school-year/semester-content.query';
import { holidayOn, semesterOn, ZONA } from '#server/demo/calendar';
import { demoId } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';
import { copyWishes } from '#server/processes/copy-semester';
import { ActivateSchoolYear, DeclareHoliday, OpenSchoolYear } from '#server/school-year/school-year.decider';

/** The day before a semester, when everything is set up. */
export const dayBefore = ({ tanggal_awal }: SemesterPlan) => instantOf(tanggal_awal, -16 * 60, ZONA).toISOString();

export async function openSemester(giving: Giving, id_tahun_ajaran: string, plan: SemesterPlan) {
  const at = dayBefore(plan);
  await giving.one({ command: OpenSchoolYear, data: { id_tahun_ajaran, ...plan }, at });
  for (const tanggal of daysBetween(plan.tanggal_awal, plan.tanggal_akhir)) if (holidayOn(tanggal)) await giving.ifPossible({ command: DeclareHoliday, data: { tanggal, nama: holidayOn(tanggal) }, at });
}

/**
 * When the active semester is over, the demo goes on in the next one, as a school does: with the one that somebody has opened for
 * this day, otherwise with the calendar's own, and in either with what the last one had. Whoever has other plans is not disturbed.
 */
export async function goOnInNextSemester(giving: Giving, queries: QueryBus, day: string) {
  const [active, plan] = [await queries.execute(new ActiveSchoolYear()), semesterOn(day)];
  if (!active || !plan || day <= active.tanggal_akhir) return;
  const { data } = await queries.execute(new SchoolYears({}));
  const known = data.find((it) => it.tanggal_awal <= day && day <= it.tanggal_akhir);
  const isTaken = data.some((it) => (it.nama === plan.nama && it.semester === plan.semester) || (it.tanggal_awal <= plan.tanggal_akhir && plan.tanggal_awal <= it.tanggal_akhir));
  if (!known && isTaken) return;
  const id_tahun_ajaran = known?.id ?? demoId(`tahun ajaran ${plan.nama} ${plan.semester}`);
  if (!known) await openSemester(giving, id_tahun_ajaran, plan);
  await giving.settled();
  const content = (id: string) => queries.execute(new ContentOfSemester({ id_tahun_ajaran: id }));
  const wishes = copyWishes(id_tahun_ajaran, await content(active.id_tahun_ajaran), await content(id_tahun_ajaran));
  for (const [command, wish] of wishes) await giving.ifPossible({ command, data: wish, at: dayBefore(plan) });
  await giving.one({ command: ActivateSchoolYear, data: { id_tahun_ajaran }, at: dayBefore(plan) });
  await giving.settled();
}
