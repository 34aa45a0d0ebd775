import path from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import type { Response } from 'supertest';
import { identity } from '#contract/identity/identity.api';
import { defaultSettings } from '#contract/institution/institution';
import type { Endpoint } from '#contract/kit/endpoint';
import { subject } from '#contract/subject/subject.resource';
import { addDays, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { openPool } from '#projections/kit/database';
import { ReadSide } from '#projections/kit/read-side';
import { type App, createApp } from '#server/app';
import { OpenRegister } from '#server/attendance/attendance.commands';
import { FormClass } from '#server/classroom/classroom.decider';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { OpenAccount } from '#server/identity/account.decider';
import { Passwords } from '#server/identity/passwords';
import { ID_ADMIN } from '#server/processes/first-setup';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { TurnedClock } from '#server/kit/clock';
import { type Actor, type CommandType, type Receipt, SYSTEM } from '#server/kit/deciding/command';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { ScheduleLesson } from '#server/lesson/lesson.decider';
import { RegisterStudent } from '#server/people/student.decider';
import { RegisterTeacher } from '#server/people/teacher.decider';
import { lessonsOfWeek } from '#server/processes/lessons-of-week';
import { ActivateSchoolYear, OpenSchoolYear } from '#server/school-year/school-year.decider';
import { ChooseModel, PlaceSlots } from '#server/timetable/timetable.decider';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { freePort } from '#test/kit/port';
import { type Asked, request } from '#test/kit/request';
import { classes, ID_TAHUN_AJARAN, lessonOf, MODEL, slots, staff, students, subjects, weeksFrom, type Kelas, type Who } from '#test/kit/school-data';

export const ZONA = 'Asia/Jakarta';
export const ADMIN_PASSWORD = 'mercusuar 1990';
/** A Tuesday, five minutes into the second lesson: the first is over, the third has not begun. */
export const NOW = instantOf('2026-08-04', 8 * 60 + 5, ZONA);
export type Place = { url: string; dataDir: string; eventstoreUrl?: string | undefined };

/** A school as small as can be, made through commands, on a server that listens; its clock stands until it is turned. */
export class School {
  private readonly tokens = new Map<Who, Promise<string>>();
  private owner: pg.Pool | undefined;

  constructor(public app: App, public base: string, readonly clock: TurnedClock, readonly place: Place, readonly today: string, private readonly end: () => Promise<void>) {}

  get nest() {
    return this.app.nest;
  }

  /** A lesson of today; that of the running period unless another is asked for. */
  lesson = (kelas: Kelas, posisi = 2, tanggal = this.today) => lessonOf(kelas, tanggal, posisi);
  class = (kelas: Kelas) => classes.find((it) => it.simbol === kelas) as (typeof classes)[number];

  /** Gives a command and waits until the read side knows of it. */
  async give(command: CommandType, data: object, by: Actor = SYSTEM, at?: string): Promise<Receipt> {
    const receipt = await this.nest.get(CommandBus).execute(new command(data, by, at ? { at } : {}));
    await this.settled([receipt]);
    return receipt;
  }

  async settled(receipts: readonly Receipt[]) {
    for (const { position } of receipts) while (position && !(await this.nest.get(ReadSide).upTo(position)));
  }

  enter(who: Who): Promise<Response> {
    const password = who === 'admin' ? ADMIN_PASSWORD : nameOf(who);
    return request(this.nest, identity.login, { username: who === 'admin' ? 'admin' : nameOf(who), password });
  }

  /** A new session, which ends the one before. */
  signIn(who: Who): Promise<string> {
    const token = this.enter(who).then(({ status, body }) => {
      if (status !== 200) throw new Error(`${who} was not let in: ${JSON.stringify(body)}`);
      return body.token as string;
    });
    this.tokens.set(who, token);
    return token;
  }

  /** The token of whoever signed in already, otherwise of a new session. */
  token = async (who: Who) => this.tokens.get(who) ?? this.signIn(who);

  /** Their session goes on under another token. */
  takeToken(who: Who, token: string) {
    this.tokens.set(who, Promise.resolve(token));
  }

  /** Asks a line of the contract as somebody, or as nobody. */
  async ask(who: Who | 'publik', endpoint: Endpoint<any, any>, input: object = {}, { token, ...asked }: Asked = {}): Promise<Response> {
    return request(this.nest, endpoint, input as Record<string, unknown>, { token: token ?? (who === 'publik' ? undefined : await this.token(who)), ...asked });
  }

  /** Looks into the database behind the server's back, as whoever owns it. */
  query = (text: string, values: unknown[] = []) => {
    this.owner ??= openPool(this.place.url, { max: 4 });
    return this.owner.query<Record<string, any>>(text, values);
  };

  /** The same school on a new start of the server, at the same address, after something happened in between. */
  async restart(meanwhile: () => Promise<unknown> = async () => {}) {
    const { port } = new URL(this.base);
    await this.app.close();
    await meanwhile();
    this.app = await appAt(this.place, this.clock);
    this.base = await this.app.listen(Number(port), '127.0.0.1');
  }

  async close() {
    await this.app.close();
    await this.owner?.end();
    await this.end();
  }
}

/** What somebody signs in with, and their password until they change it. */
export const nameOf = (who: Who) => staff.find((it) => it.who === who)?.nik ?? students.find((it) => it.who === who)?.nis ?? who;

const appAt = ({ url, ...place }: Place, clock: TurnedClock) => createApp({ databaseUrl: url, ...place, clock, webRoot: path.resolve('dist/web'), hasDocs: true });

type Wanted = { now?: Date; place?: Place; isEmpty?: boolean; eventstoreUrl?: string };

/** Founds the school in a database of its own, or in the given one, which stays. */
export async function testSchool({ now = NOW, place, isEmpty = false, eventstoreUrl }: Wanted = {}): Promise<School> {
  const [database, folder] = place ? [] : [await freshDatabase(), temporaryFolder()];
  const at: Place = place ?? { url: (database as { url: string }).url, dataDir: (folder as { path: string }).path, eventstoreUrl };
  const clock = new TurnedClock(now);
  const app = await appAt(at, clock);
  const base = await app.listen(await freePort(), '127.0.0.1');
  const end = async () => {
    await database?.drop();
    folder?.remove();
  };
  const school = new School(app, base, clock, at, tanggalOf(now, ZONA), end);
  if (!isEmpty) await found(school);
  return school;
}

type Give = (command: CommandType, data: object) => Promise<Receipt>;

/** Everything before the first lesson, three weeks ago; then the lessons. */
async function found(school: School) {
  const monday = mondayOf(school.today);
  const year = { id_tahun_ajaran: ID_TAHUN_AJARAN, nama: '2026/2027', semester: 'Ganjil', tanggal_awal: addDays(monday, -21), tanggal_akhir: addDays(monday, 120) };
  const [bus, at] = [school.nest.get(CommandBus), instantOf(year.tanggal_awal, 0, ZONA).toISOString()];
  const give: Give = (command, data) => bus.execute(new command(data, SYSTEM, { at }));
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
  await school.settled(await Promise.all(begun.map(({ id_sesi, mulai }) => bus.execute(new OpenRegister({ id_sesi }, SYSTEM, { at: mulai })))));
  await school.settled(await Promise.all(ahead.map((it) => give(ScheduleLesson, it))));
}
