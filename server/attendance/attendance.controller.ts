import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { attendanceOf } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { common } from '#contract/kit/refusal';
import type { InputOf } from '#contract/kit/endpoint';
import { DailyAttendance, MarksBehind } from '#projections/attendance/board.query';
import { ChildrenToday, NeedAttention } from '#projections/attendance/children.query';
import { DaysOfStudent } from '#projections/attendance/of-student.query';
import { OriginOfPresence } from '#projections/attendance/origin.query';
import { RemindersTo } from '#projections/attendance/reminder.query';
import { ClassAttendance } from '#projections/attendance/class-attendance.query';
import { PartInLesson, readsAllWork } from '#projections/assignment/assignment-lesson.query';
import { BySession } from '#projections/attendance/register.query';
import { MarkAllPresent, MarkAttendance, MarkMany, NoteAttendance } from '#server/attendance/attendance.commands';
import { homeroom, homeroomOfStudent, ownClass, ownOrHomeroom, seenByStaff, taught, taughtRow } from '#server/attendance/attendance.policy';
import { RemindTeacher } from '#server/attendance/reminder.decider';
import { RegisterDesk } from '#server/attendance/register-desk';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { languageOf } from '#server/kit/edge/language';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class AttendanceController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly desk: RegisterDesk) {}

  @Endpoint(attendance.bySession, seenByStaff)
  async bySession(@Input() { id_sesi }: InputOf<typeof attendance.bySession>, @By() by: Actor) {
    const part = await this.queries.execute(new PartInLesson({ id_sesi, id_orang: by.account as string }));
    return this.queries.execute(new BySession({ id_sesi, withWork: part !== undefined && readsAllWork(part, by.roles) }));
  }

  @Endpoint(attendance.register, seenByStaff)
  register(@Input() input: InputOf<typeof attendance.register>, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.desk.show(input, by, languageOf(language));
  }

  @Endpoint(attendance.markOne, taught)
  markOne(@Input() input: InputOf<typeof attendance.markOne>, @By() by: Actor) {
    // What was seen was seen in one register; the others of a day that is marked once follow it.
    return this.desk.mark(input, by, (it, as) => new MarkAttendance(it.id_sesi === input.id_sesi ? it : { ...it, dari: undefined }, as));
  }

  @Endpoint(attendance.markAll, taught)
  markAll(@Input() input: InputOf<typeof attendance.markAll>, @By() by: Actor) {
    return this.desk.mark(input, by, (it, as) => new MarkAllPresent(it, as));
  }

  @Endpoint(attendance.markMany, taught)
  markMany(@Input() input: InputOf<typeof attendance.markMany>, @By() by: Actor) {
    return this.desk.mark(input, by, (it, as) => new MarkMany(it, as));
  }

  @Endpoint(attendance.note, taughtRow)
  note(@Input() { id, notes, sebelum }: InputOf<typeof attendance.note>, @By() by: Actor) {
    return this.commands.execute(new NoteAttendance({ ...attendanceOf(id), notes, sebelum }, by));
  }

  @Endpoint(attendance.code, taught)
  code(@Input() input: InputOf<typeof attendance.code>) {
    return this.desk.code(input);
  }

  @Endpoint(attendance.checkIn, ownClass)
  checkIn(@Input() input: InputOf<typeof attendance.checkIn>, @By() by: Actor) {
    return this.desk.checkIn(input, by);
  }

  @Endpoint(attendance.ofStudent, homeroomOfStudent)
  async ofStudent(@Input() input: InputOf<typeof attendance.ofStudent>) {
    return (await this.queries.execute(new DaysOfStudent(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(attendance.origin, ownOrHomeroom)
  async origin(@Input() input: InputOf<typeof attendance.origin>) {
    return (await this.queries.execute(new OriginOfPresence(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(attendance.ofClass, homeroom)
  ofClass(@Input() input: InputOf<typeof attendance.ofClass>) {
    return this.queries.execute(new ClassAttendance(input));
  }

  @Endpoint(attendance.today, byRole)
  today(@Input() input: InputOf<typeof attendance.today>) {
    return this.queries.execute(new DailyAttendance(input));
  }

  @Endpoint(attendance.children, byRole)
  children(@Input() input: InputOf<typeof attendance.children>) {
    return this.queries.execute(new ChildrenToday(input));
  }

  @Endpoint(attendance.attention, byRole)
  attention(@Input() input: InputOf<typeof attendance.attention>) {
    return this.queries.execute(new NeedAttention(input));
  }

  @Endpoint(attendance.remind, byRole)
  remind(@Input() input: InputOf<typeof attendance.remind>, @By() by: Actor) {
    return this.commands.execute(new RemindTeacher(input, by));
  }

  @Endpoint(attendance.reminders, byRole)
  reminders(@By() { account }: Actor) {
    return this.queries.execute(new RemindersTo({ id_guru: account as string }));
  }

  @Endpoint(attendance.behind, byRole)
  behind(@Input() input: InputOf<typeof attendance.behind>) {
    return this.queries.execute(new MarksBehind(input));
  }
}
