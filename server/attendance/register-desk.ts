import { Inject, Injectable } from '@nestjs/common';
import { type Command, CommandBus, QueryBus } from '@nestjs/cqrs';
import { attendanceRefusals } from '#contract/attendance/attendance.refusals';
import { common } from '#contract/kit/refusal';
import { jamOf } from '#contract/school-year/school-days';
import { BySession, LessonForRegister, LessonsOfDay, MarkOf, MarksBefore } from '#projections/attendance/register.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import type { Ask } from '#projections/kit/question';
import { CheckIn } from '#server/attendance/attendance.commands';
import { CheckInCode } from '#server/attendance/check-in-code';
import { isDaily, taught } from '#server/attendance/attendance.policy';
import { checkInTimes, closedBecause } from '#server/attendance/register-rights';
import { Clock } from '#server/kit/clock';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { Refused, refuse } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { type Language, sentence } from '#server/kit/edge/language';

type Lesson = { id_sesi: string };

/** Where a register is looked at by whoever may write it, and where students check in by themselves. */
@Injectable()
export class RegisterDesk {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly codes: CheckInCode, @Inject(Clock) private readonly clock: Clock) {}

  private readonly ask: Ask = (question) => this.queries.execute(question as never);

  /** The register, and whether the actor may write it now, or why not. */
  async show(input: Lesson, actor: Actor, language: Language) {
    const { data } = await this.queries.execute(new BySession(input));
    const lesson = await this.lesson(input);
    const isTheirs = await taught({ actor, input, ask: this.ask });
    const whose = (await isDaily(this.ask)) ? attendanceRefusals.MARKED_DAILY : attendanceRefusals.NOT_YOUR_LESSON;
    const closed = closedBecause(lesson, this.clock.now().toISOString()) ?? (isTheirs ? undefined : whose);
    return {
      attendances: data,
      attendanceAuthorized: !closed,
      isAttendanceSubmitted: data.length > 0 && data.every((it) => it.status_kehadiran !== null),
      jam_sebelumnya: closed ? null : ((await this.queries.execute(new MarksBefore(input))) ?? null),
      alasan: closed ? sentence(closed, language, { mulai: jamOf(lesson.mulai, lesson.zona_waktu) }) : null,
    };
  }

  /**
   * What is marked once a day is marked in every register of the day that is due, the first of them first: the others open with its
   * marks. Who joined or left during the day is not on all of them; and one may have begun while the others were marked.
   */
  async mark<I extends Lesson>(input: I, by: Actor, command: (input: I, by: Actor) => Command<Receipt>): Promise<Receipt> {
    const receipts = new Map<string, Receipt | undefined>();
    const isWritten = () => [...receipts.values()].some((it) => it?.position);
    for (let due = await this.registersOf(input); due.length; due = (await this.registersOf(input)).filter((it) => !receipts.has(it))) {
      for (const id_sesi of due) {
        const as = receipts.size ? stepOf(by, id_sesi) : by;
        receipts.set(id_sesi, await this.commands.execute(command({ ...input, id_sesi }, as)).catch((error: unknown) => passedOver(error, isWritten())));
      }
    }
    const all = [...receipts.values()].flatMap((it) => it ?? []);
    return all.findLast((it) => it.position) ?? all[0] ?? refuse(attendanceRefusals.NOT_ENROLLED);
  }

  /** A lesson that is none of the day's, because it was cancelled, is asked about itself. */
  private async registersOf({ id_sesi }: Lesson) {
    if (!(await isDaily(this.ask))) return [id_sesi];
    const [lessons, now] = [await this.queries.execute(new LessonsOfDay({ id_sesi })), this.clock.now().toISOString()];
    const due = lessons.filter(({ mulai }, i) => i === 0 || mulai <= now).map((it) => it.id_sesi);
    return lessons.some((it) => it.id_sesi === id_sesi) ? due : [id_sesi];
  }

  /** What the class is shown while the register is open. */
  async code(input: Lesson) {
    const lesson = await this.lesson(input);
    const closed = closedBecause(lesson, this.clock.now().toISOString());
    if (closed) refuse(closed, { mulai: jamOf(lesson.mulai, lesson.zona_waktu) });
    return { data: this.codes.shown(input) };
  }

  /** Whoever is marked already keeps that mark. */
  async checkIn({ kode, ...input }: Lesson & { kode: string }, by: Actor) {
    await this.codes.check({ ...input, kode }, by.account ?? refuse(common.NOT_AUTHORIZED));
    const registers = await this.registersOf(input);
    const times = checkInTimes(await this.lesson({ id_sesi: registers[0] ?? input.id_sesi }), await this.queries.execute(new SchoolSettings()));
    const at = this.clock.now().toISOString();
    const id_murid = by.account ?? refuse(common.NOT_AUTHORIZED);
    const { position } = await this.mark(input, by, (it, as) => new CheckIn({ ...it, id_murid, ...times }, as, { at }));
    const marks = position === undefined ? await Promise.all(registers.map((id_sesi) => this.queries.execute(new MarkOf({ id_sesi, id_murid })))) : [];
    return { position, data: { status_kehadiran: marks.find(Boolean) ?? (at <= times.batas ? 'Hadir' : 'Terlambat') } };
  }

  private async lesson(input: Lesson) {
    return (await this.queries.execute(new LessonForRegister(input))) ?? refuse(common.NOT_FOUND);
  }
}

/** Of several registers it may be one that does not have the student, or has them marked otherwise while the mark stands elsewhere. */
function passedOver(error: unknown, isWritten: boolean): undefined {
  const passed: unknown[] = [attendanceRefusals.NOT_ENROLLED, ...(isWritten ? [attendanceRefusals.ALREADY_MARKED] : [])];
  if (!(error instanceof Refused) || !passed.includes(error.refusal)) throw error;
}
