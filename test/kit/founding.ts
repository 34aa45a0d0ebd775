import { CommandBus } from '@nestjs/cqrs';
import { defaultSettings } from '#contract/institution/institution';
import { addDays, instantOf, mondayOf } from '#contract/school-year/school-days';
import { subject } from '#contract/subject/subject.resource';
import { OpenRegister } from '#server/attendance/attendance.commands';
import { FormClass } from '#server/classroom/classroom.decider';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { OpenAccount } from '#server/identity/account.decider';
import { Passwords } from '#server/identity/passwords';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import type { CommandType, Receipt } from '#server/kit/deciding/command';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { ScheduleLesson } from '#server/lesson/lesson.decider';
import { RegisterStudent } from '#server/people/student.decider';
import { RegisterTeacher } from '#server/people/teacher.decider';
import { ID_ADMIN } from '#server/processes/first-setup';
import { lessonsOfWeek } from '#server/processes/lessons-of-week';
import { ActivateSchoolYear, OpenSchoolYear } from '#server/school-year/school-year.decider';
import { ChooseModel, PlaceSlots } from '#server/timetable/timetable.decider';
import { given } from '#test/kit/giving';
import { ADMIN_PASSWORD, type School, ZONA } from '#test/kit/school';
import { classes, ID_TAHUN_AJARAN, MODEL, slots, staff, students, subjects, weeksFrom } from '#test/kit/school-data';

type Give = (command: CommandType, data: object) => Promise<Receipt>;

/** Everything before the first lesson, three weeks ago; then the lessons. */
export async function found(school: School) {
  const monday = mondayOf(school.today);
  const year = { id_tahun_ajaran: ID_TAHUN_AJARAN, nama: '2026/2027', semester: 'Ganjil', tanggal_awal: addDays(monday, -21), tanggal_akhir: addDays(monday, 120) };
  const [bus, at] = [school.nest.get(CommandBus), instantOf(year.tanggal_awal, 0, ZONA).toISOString()];
  const give: Give = (command, data) => given(bus, command, data, at);
  await school.nest.get(Passwords).set(ID_ADMIN, ADMIN_PASSWORD, 'user_set');
  const receipts = await Promise.all([
    give(ConfigureInstitution, { pengaturan: { ...defaultSettings, nama: 'SMP Mercusuar', mode_kata_sandi_awal: 'legacy' } }),
    give(OpenAccount, { id_akun: ID_ADMIN, username: 'admin', roles: ['admin'] }),
    give(OpenSchoolYear, year).then(() => give(ActivateSchoolYear, { id_tahun_ajaran: ID_TAHUN_AJARAN })),
    ...subjects.map((it) => give(commandsOf(subject).Create, it)),
    ...staff.map(({ who: _, ...it }) => give(RegisterTeacher, it)),
    ...students.map(({ kelas: _, who: __, ...it }) => give(RegisterStudent, it)),
    ...classes.map((it) => formed(it, give)),
    give(ChooseModel, { id_tahun_ajaran: ID_TAHUN_AJARAN, model: MODEL }).then(() => give(PlaceSlots, { id_tahun_ajaran: ID_TAHUN_AJARAN, slots })),
  ]);
  await school.settled(receipts);
  await bookLessons(school, year, give);
}

async function formed({ pengajar: _, id_mata_pelajaran: __, ...it }: (typeof classes)[number], give: Give) {
  await give(FormClass, { ...it, id_tahun_ajaran: ID_TAHUN_AJARAN, tingkat: 7 });
  const { id_kelas_tahun_ajaran } = it;
  const own = students.filter(({ kelas }) => kelas === it.simbol);
  return (await Promise.all(own.map(({ id_murid }) => give(PlaceStudent, { id_murid, id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas_tahun_ajaran })))).at(-1) as Receipt;
}

/** The lessons from last week to the end of the semester, and the registers of those that have begun: nothing is left for the server's own processes to do. */
async function bookLessons(school: School, year: { tanggal_awal: string; tanggal_akhir: string }, give: Give) {
  const grid = { model: MODEL, slots: slots.map((it) => ({ ...it, id_kelas: classes.find((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran)?.id_kelas as string })) };
  const lessons = weeksFrom(addDays(school.today, -7), year.tanggal_akhir).flatMap((monday) => lessonsOfWeek(monday, { ...year, id_tahun_ajaran: ID_TAHUN_AJARAN, libur: [] }, grid, ZONA));
  const isBegun = ({ mulai }: { mulai: string }) => mulai <= school.clock.now().toISOString();
  const [begun, ahead, bus] = [lessons.filter(isBegun), lessons.filter((it) => !isBegun(it)), school.nest.get(CommandBus)];
  // Those that have begun come first: what the server's own process opens while the others are booked, it opens later than they began.
  await school.settled(await Promise.all(begun.map((it) => give(ScheduleLesson, it))));
  await school.settled(await Promise.all(begun.map(({ id_sesi, mulai }) => given(bus, OpenRegister, { id_sesi }, mulai))));
  await school.settled(await Promise.all(ahead.map((it) => give(ScheduleLesson, it))));
}
