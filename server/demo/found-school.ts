import { defaultSettings, type Settings } from '#contract/institution/institution';
import { tanggalOf } from '#contract/school-year/school-days';
import { FormClass } from '#server/classroom/classroom.decider';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { OpenAccount } from '#server/identity/account.decider';
import type { Passwords } from '#server/identity/passwords';
import { ID_ADMIN } from '#server/processes/first-setup';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { RegisterStudent } from '#server/people/student.decider';
import { RegisterTeacher } from '#server/people/teacher.decider';
import { seedId } from '#server/kit/resource/seeds';
import { ActivateSchoolYear, OpenSchoolYear } from '#server/school-year/school-year.decider';
import { placements } from '#server/timetable/placements';
import { ChooseModel, PlaceSlots } from '#server/timetable/timetable.decider';
import { foundedOn, lastWeekEnd, MODEL_B, ZONA } from '#server/demo/calendar';
import { demoId, type DemoSchool, ID_TAHUN_AJARAN } from '#server/demo/demo-school';
import { giveAllocations } from '#server/demo/demo-timetable';
import { giveFamilies } from '#server/demo/families';
import type { Giving } from '#server/demo/giving';
import { giveLeaders, giveMasterData, giveTeaching, LEVELS } from '#server/demo/master-data';
import { dayBefore, openSemester } from '#server/demo/next-semester';
import { openOffices } from '#server/demo/offices';

export const ADMIN_PASSWORD = 'pelita-demo';

const SETTINGS: Settings = {
  ...defaultSettings, nama: 'SMP Islam Lentera Nusantara', npsn: '20999999', dinas_pendidikan: 'Dinas Pendidikan Kota Bogor', alamat: 'Jl. Cendekia No. 17, Kota Bogor 16100', kota: 'Kota Bogor', jumlah_hari: 5,
  email: 'info@lentera.example', no_hp: '0251-8000000', mode_kata_sandi_awal: 'grace',
};

/** Everything a school sets up before its first lesson, on the day before the semester begins: the one that is half over when the demo starts, whichever of the two. */
export async function foundSchool(giving: Giving, passwords: Passwords, school: DemoSchool, now: Date) {
  const today = tanggalOf(now, ZONA);
  const { before, now: semester } = foundedOn(today);
  const at = dayBefore(semester);
  await giving.one({ command: ConfigureInstitution, data: { pengaturan: SETTINGS, petugas_pdp: { nama: 'Nur Hidayati', email: 'pdp@lentera.example' } }, at });
  await passwords.set(ID_ADMIN, ADMIN_PASSWORD, 'user_set');
  await giving.one({ command: OpenAccount, data: { id_akun: ID_ADMIN, username: 'admin', roles: ['admin'] }, at });
  await openOffices(giving, passwords, ADMIN_PASSWORD, at);
  await giving.one({ command: OpenSchoolYear, data: { id_tahun_ajaran: demoId('tahun ajaran lalu'), ...before }, at });
  await openSemester(giving, ID_TAHUN_AJARAN, { ...semester, tanggal_rapor_tengah: lastWeekEnd(today) });
  await giving.one({ command: ActivateSchoolYear, data: { id_tahun_ajaran: ID_TAHUN_AJARAN }, at });
  await giving.settled();
  await giveMasterData(giving, school, at);
  await giving.all(school.teachers, (it) => giving.one({ command: RegisterTeacher, data: it, at }));
  await giving.all(school.students, ({ id_kelas_tahun_ajaran: _, ...it }) => giving.one({ command: RegisterStudent, data: it, at }));
  await formClasses(giving, school, at);
  await giving.settled();
  await giveFamilies(giving, school, semester.tanggal_awal, at);
  await giveLeaders(giving, school, semester.tanggal_awal, at);
  await giving.settled();
}

const ofLevel = (tingkat: number) => ({ id_level: seedId('level', LEVELS[tingkat - 7] as string), id_program: seedId('program', 'Reguler') });

async function formClasses(giving: Giving, school: DemoSchool, at: string) {
  const { classes, students, slots } = school;
  await giving.all(classes, async ({ block: _, nama: __, ...it }) => {
    await giving.one({ command: FormClass, data: { ...it, ...ofLevel(it.tingkat), id_tahun_ajaran: ID_TAHUN_AJARAN }, at });
  });
  await giving.all(students, ({ id_murid, id_kelas_tahun_ajaran }) => giving.one({ command: PlaceStudent, data: { id_murid, id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas_tahun_ajaran }, at }));
  await giving.one({ command: ChooseModel, data: { id_tahun_ajaran: ID_TAHUN_AJARAN, model: MODEL_B }, at });
  for (const data of placements(ID_TAHUN_AJARAN, slots)) await giving.one({ command: PlaceSlots, data, at });
  await giveTeaching(giving, school, at);
  await giveAllocations(giving, school, at);
}
