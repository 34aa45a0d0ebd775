import { addDays, daysBetween, tanggalOf } from '#contract/school-year/school-days';
import { semesterFrom, warningsOf } from '#contract/school-year/semester';
import { foundedOn, isSchoolDay, lastWeekEnd, nearestSchoolMorning, semesterOn, semestersOf, WEEKS_OF_HISTORY, ZONA } from '#server/demo/calendar';
import { asBooked } from '#server/demo/demo-teachers';
import { soundSemester } from '#server/school-year/sound-semester';

/** The semesters that a newcomer finds, and those of the next years by their usual days. */
const found = (day: string) => [foundedOn(day).before, foundedOn(day).now];
const usual = (year: number) => [{ tanggal_awal: `${year}-07-13` }, { tanggal_awal: `${year + 1}-01-04` }].map(semesterFrom);
const days = [...daysBetween('2026-01-01', '2030-12-31')];

test('the demo calendar is the one of the specification (domain 5.3)', () => {
  const [ganjil, genap] = semestersOf('2026-11-21');
  expect([ganjil, genap]).toMatchObject([
    { nama: '2026/2027', semester: 'Ganjil', tanggal_awal: '2026-07-13', tanggal_akhir: '2026-12-18' }, { nama: '2026/2027', semester: 'Genap', tanggal_awal: '2027-01-04', tanggal_akhir: '2027-06-18' },
  ]);
  expect([ganjil, genap].flatMap(warningsOf)).toEqual([]);
});

test('whatever today is, the demo lives on a school day with weeks of its semester behind it, not far from today', () => {
  for (const day of days.filter((_, i) => i % 3 === 0)) {
    const at = tanggalOf(nearestSchoolMorning(new Date(`${day}T05:00:00Z`)), ZONA);
    const semester = semesterOn(at) as { tanggal_awal: string };
    expect([day, isSchoolDay(at), semester.tanggal_awal <= addDays(at, -7 * WEEKS_OF_HISTORY)]).toEqual([day, true, true]);
    expect([day, at >= addDays(day, -45) && at <= addDays(day, 45)]).toEqual([day, true]);
    // Reports of its middle went out in the week before, in the semester that the demo was founded in.
    const out = lastWeekEnd(at);
    expect([day, isSchoolDay(out), semesterOn(out), out < at]).toEqual([day, true, foundedOn(at).now, true]);
  }
});

test('whatever today is, what comes next is added with its usual days, July to December or January to June', () => {
  for (const day of days.filter((it) => it.endsWith('-15') || isSchoolDay(it) !== isSchoolDay(addDays(it, 1)))) {
    const there = found(day);
    for (const [i, it] of there.entries()) expect(soundSemester(it, there.filter((_, other) => other !== i))).toEqual(it);
    const first = Number(there[1]?.tanggal_awal.slice(0, 4));
    const next = [...usual(first), ...usual(first + 1)].filter((it) => it.tanggal_awal > (there.at(-1)?.tanggal_akhir as string));
    expect(next.length).toBeGreaterThan(1);
    for (const it of next) expect(soundSemester(it, there)).toEqual(it);
  }
});

test('a lesson whose slot was moved to another day is the one that is in the books of its week', () => {
  const lesson = (id_sesi: string, id_slot: string) => ({ id_sesi, id_slot, tanggal_sesi: '2026-12-04' }) as never;
  const booked = [{ id_sesi: 'of tuesday', id_slot: 'moved', libur: false }, { id_sesi: 'off', id_slot: 'another', libur: true }];
  expect(asBooked([lesson('of friday', 'moved'), lesson('its own', 'another'), lesson('new', 'placed')], booked).map((it) => it.id_sesi)).toEqual(['of tuesday', 'its own', 'new']);
});
