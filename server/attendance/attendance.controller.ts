import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { attendanceOf } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { attendanceRefusals } from '#contract/attendance/attendance.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { jamOf } from '#contract/school-year/school-days';
import { DailyAttendance, MarksBehind } from '#projections/attendance/board.query';
import { ClassAttendance } from '#projections/attendance/class-attendance.query';
import { BySession, LessonForRegister, MarkOf } from '#projections/attendance/register.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { CheckIn, MarkAllPresent, MarkAttendance, NoteAttendance } from '#server/attendance/attendance.commands';
import { homeroom, ownClass, seenByStaff, taught, taughtRow } from '#server/attendance/attendance.policy';
import { checkInTimes, closedBecause } from '#server/attendance/register-rights';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { languageOf, sentence } from '#server/kit/edge/language';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class AttendanceController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly clock: Clock) {}

  @Endpoint(attendance.bySession, seenByStaff)
  bySession(@Input() input: InputOf<typeof attendance.bySession>) {
    return this.queries.execute(new BySession(input));
  }

  @Endpoint(attendance.register, seenByStaff)
  async register(@Input() input: InputOf<typeof attendance.register>, @By() actor: Actor, @Headers('accept-language') language: string) {
    const { data } = await this.queries.execute(new BySession(input));
    const lesson = (await this.queries.execute(new LessonForRegister(input))) ?? refuse(common.NOT_FOUND);
    const isTheirs = await taught({ actor, input, ask: (question) => this.queries.execute(question as never) });
    const closed = closedBecause(lesson, this.clock.now().toISOString()) ?? (isTheirs ? undefined : attendanceRefusals.NOT_YOUR_LESSON);
    return {
      attendances: data,
      attendanceAuthorized: !closed,
      isAttendanceSubmitted: data.length > 0 && data.every((it) => it.status_kehadiran !== null),
      alasan: closed ? sentence(closed, languageOf(language), { mulai: jamOf(lesson.mulai, lesson.zona_waktu) }) : null,
    };
  }

  @Endpoint(attendance.markOne, taught)
  markOne(@Input() input: InputOf<typeof attendance.markOne>, @By() by: Actor) {
    return this.commands.execute(new MarkAttendance(input, by));
  }

  @Endpoint(attendance.markAll, taught)
  markAll(@Input() input: InputOf<typeof attendance.markAll>, @By() by: Actor) {
    return this.commands.execute(new MarkAllPresent(input, by));
  }

  @Endpoint(attendance.note, taughtRow)
  note(@Input() { id, notes, sebelum }: InputOf<typeof attendance.note>, @By() by: Actor) {
    return this.commands.execute(new NoteAttendance({ ...attendanceOf(id), notes, sebelum }, by));
  }

  @Endpoint(attendance.checkIn, ownClass)
  async checkIn(@Input() { id_sesi }: InputOf<typeof attendance.checkIn>, @By() by: Actor) {
    const lesson = (await this.queries.execute(new LessonForRegister({ id_sesi }))) ?? refuse(common.NOT_FOUND);
    const times = checkInTimes(lesson, await this.queries.execute(new SchoolSettings()));
    const at = this.clock.now().toISOString();
    refuseUnless(by.account, common.NOT_AUTHORIZED);
    const { position } = await this.commands.execute(new CheckIn({ id_sesi, id_murid: by.account, ...times }, by, { at }));
    const earlier = position === undefined ? await this.queries.execute(new MarkOf({ id_sesi, id_murid: by.account })) : null;
    return { position, data: { status_kehadiran: earlier ?? (at <= times.batas ? 'Hadir' : 'Terlambat') } };
  }

  @Endpoint(attendance.ofClass, homeroom)
  ofClass(@Input() input: InputOf<typeof attendance.ofClass>) {
    return this.queries.execute(new ClassAttendance(input));
  }

  @Endpoint(attendance.today, byRole)
  today(@Input() input: InputOf<typeof attendance.today>) {
    return this.queries.execute(new DailyAttendance(input));
  }

  @Endpoint(attendance.behind, byRole)
  behind(@Input() input: InputOf<typeof attendance.behind>) {
    return this.queries.execute(new MarksBehind(input));
  }
}
