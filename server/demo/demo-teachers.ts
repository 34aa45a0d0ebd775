import type { QueryBus } from '@nestjs/cqrs';
import { addDays, daysBetween, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { type Booked, BookedLessons } from '#projections/lesson/lesson-scheduling.query';
import { ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { ContentOfSemester } from '#projections/school-year/semester-content.query';
import { Timetable } from '#projections/timetable/timetable.query';
import { MarkAllPresent, MarkAttendance, OpenRegister } from '#server/attendance/attendance.commands';
import type { Actor } from '#server/kit/deciding/command';
import { type Scheduled, ScheduleLesson } from '#server/lesson/lesson.decider';
import { lessonsOfWeek } from '#server/processes/lessons-of-week';
import { chance, markedAfter, statusIn } from '#server/demo/absences';
import { ZONA } from '#server/demo/calendar';
import type { Giving } from '#server/demo/giving';
import { goOnInNextSemester } from '#server/demo/next-semester';

const MINUTE = 60_000;
const after = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * MINUTE);

/** What somebody does at a time of the school. */
export type Happening = { at: Date; does: () => Promise<void> };
/** What happens a little apart happens at once: nobody does two things in so short a time. */
const MOMENT_MS = 15_000;

/** Where somebody has moved a slot to another day its lesson of that week is the one in the books, under its own id: put there once more it would be held twice. */
export function asBooked(lessons: readonly Scheduled[], booked: readonly Pick<Booked, 'id_sesi' | 'id_slot' | 'libur'>[]): Scheduled[] {
  const there = new Map(booked.filter((it) => !it.libur).map((it) => [it.id_slot, it.id_sesi]));
  return lessons.map((it) => ({ ...it, id_sesi: there.get(it.id_slot) ?? it.id_sesi }));
}

/** The demo's teachers: each takes the registers of their lessons a few minutes in, as people do. */
export class DemoTeachers {
  private members: ReadonlyMap<string, readonly string[]> = new Map();

  constructor(private readonly giving: Giving, private readonly queries: QueryBus, private readonly resting: readonly string[]) {}

  /** What they did between two instants, week by week, with lessons booked where nobody has. */
  async work(from: Date, to: Date, progress: (day: string) => void = () => {}, others: (tanggal: string) => Happening[] = () => [], along: (monday: string, lessons: readonly Scheduled[]) => Happening[] = () => []) {
    const last = tanggalOf(to, ZONA);
    let before = await this.lessonsOf(addDays(mondayOf(tanggalOf(from, ZONA)), -7));
    for (let monday = mondayOf(tanggalOf(from, ZONA)); monday <= last; monday = addDays(monday, 7)) {
      await goOnInNextSemester(this.giving, this.queries, monday);
      const booked = await this.lessonsOf(monday);
      const lessons = booked.filter((it) => Date.parse(it.mulai) <= to.getTime() && Date.parse(it.mulai) > from.getTime() - 60 * MINUTE);
      await this.giving.all(lessons, (it) => this.giving.ifPossible({ command: ScheduleLesson, data: it, at: after(it.mulai, -7 * 24 * 60).toISOString() }));
      await this.giving.settled();
      const days = [...daysBetween(monday, addDays(monday, 6))].map((day) => [...lessons.filter((it) => it.tanggal_sesi === day).flatMap((it) => this.hold(it, to)), ...others(day)]);
      const due = ({ at }: Happening) => at > from && at <= to;
      await Promise.all(days.map((day) => this.live(day.filter(due))));
      // What goes on from day to day has an order of its own.
      await this.live(along(monday, [...before, ...booked]).filter(due));
      before = booked;
      await this.giving.settled();
      progress(monday);
    }
  }

  /** Those of the active semester, with its classes as they are now. */
  async lessonsOf(monday: string) {
    const year = await this.queries.execute(new ActiveSchoolYear());
    if (!year) return [];
    const { classes } = await this.queries.execute(new ContentOfSemester(year));
    this.members = new Map(classes.map((it) => [it.id_kelas_tahun_ajaran, it.daftar_murid]));
    const { lessons } = await this.queries.execute(new BookedLessons({ first: monday, last: addDays(monday, 6), ids: [] }));
    return asBooked(lessonsOfWeek(monday, year, await this.queries.execute(new Timetable(year)), ZONA), lessons);
  }

  /** A day as a school has it, so that it can be replayed: only what happens in the same moment happens at once. */
  async live(happenings: readonly Happening[]) {
    const momentOf = ({ at }: Happening) => Math.floor(at.getTime() / MOMENT_MS);
    const moments = [...new Set(happenings.map(momentOf))].sort((a, b) => a - b);
    for (const moment of moments) await this.giving.all(happenings.filter((it) => momentOf(it) === moment), (it) => it.does());
  }

  private hold(it: Scheduled, to: Date): Happening[] {
    const { id_sesi, id_guru, mulai, tanggal_sesi } = it;
    const opens = { at: new Date(mulai), does: () => this.giving.ifPossible({ command: OpenRegister, data: { id_sesi }, at: mulai }) };
    const minutes = markedAfter(id_sesi);
    const isResting = this.resting.includes(id_guru) && tanggal_sesi === tanggalOf(to, ZONA);
    return minutes === undefined || isResting ? [opens] : [opens, ...this.takeRegister(it, minutes)];
  }

  /** Those who are not there first, then everybody else at once; some `Alpa` is excused by a letter later that day. */
  private takeRegister({ id_sesi, id_guru, mulai, tanggal_sesi, posisi, id_kelas_tahun_ajaran }: Scheduled, minutes: number): Happening[] {
    const by: Actor = { account: id_guru, role: 'guruMapel', session: null, roles: ['guruMapel'] };
    const missing = (this.members.get(id_kelas_tahun_ajaran) ?? []).flatMap((id_murid) => {
      const status_kehadiran = statusIn(id_murid, tanggal_sesi, posisi);
      return status_kehadiran ? [{ id_murid, status_kehadiran }] : [];
    });
    const excused = missing.filter((it) => it.status_kehadiran === 'Alpa' && chance(`surat ${it.id_murid} ${tanggal_sesi}`) < 0.4);
    const [at, later] = [after(mulai, minutes), after(mulai, minutes + 9)];
    const mark = (data: object, when: Date) => this.giving.ifPossible({ command: MarkAttendance, data: { id_sesi, ...data }, at: when.toISOString(), by });
    const take = async () => {
      for (const it of missing) await mark(it, at);
      await this.giving.ifPossible({ command: MarkAllPresent, data: { id_sesi }, at: at.toISOString(), by });
    };
    return [{ at, does: take }, ...excused.map(({ id_murid }) => ({ at: later, does: () => mark({ id_murid, status_kehadiran: 'Izin' }, later) }))];
  }
}
