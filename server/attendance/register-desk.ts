import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { attendanceRefusals } from '#contract/attendance/attendance.refusals';
import { common } from '#contract/kit/refusal';
import { jamOf } from '#contract/school-year/school-days';
import { BySession, LessonForRegister, MarkOf } from '#projections/attendance/register.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { CheckIn } from '#server/attendance/attendance.commands';
import { taught } from '#server/attendance/attendance.policy';
import { checkInTimes, closedBecause } from '#server/attendance/register-rights';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { type Language, sentence } from '#server/kit/edge/language';

type Lesson = { id_sesi: string };

/** Where a register is looked at by whoever may write it, and where students check in by themselves. */
@Injectable()
export class RegisterDesk {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, @Inject(Clock) private readonly clock: Clock) {}

  /** The register, and whether the actor may write it now, or why not. */
  async show(input: Lesson, actor: Actor, language: Language) {
    const { data } = await this.queries.execute(new BySession(input));
    const lesson = await this.lesson(input);
    const isTheirs = await taught({ actor, input, ask: (question) => this.queries.execute(question as never) });
    const closed = closedBecause(lesson, this.clock.now().toISOString()) ?? (isTheirs ? undefined : attendanceRefusals.NOT_YOUR_LESSON);
    return {
      attendances: data,
      attendanceAuthorized: !closed,
      isAttendanceSubmitted: data.length > 0 && data.every((it) => it.status_kehadiran !== null),
      alasan: closed ? sentence(closed, language, { mulai: jamOf(lesson.mulai, lesson.zona_waktu) }) : null,
    };
  }

  /** Whoever is marked already keeps that mark. */
  async checkIn({ id_sesi }: Lesson, by: Actor) {
    const times = checkInTimes(await this.lesson({ id_sesi }), await this.queries.execute(new SchoolSettings()));
    const at = this.clock.now().toISOString();
    refuseUnless(by.account, common.NOT_AUTHORIZED);
    const { position } = await this.commands.execute(new CheckIn({ id_sesi, id_murid: by.account, ...times }, by, { at }));
    const earlier = position === undefined ? await this.queries.execute(new MarkOf({ id_sesi, id_murid: by.account })) : null;
    return { position, data: { status_kehadiran: earlier ?? (at <= times.batas ? 'Hadir' : 'Terlambat') } };
  }

  private async lesson(input: Lesson) {
    return (await this.queries.execute(new LessonForRegister(input))) ?? refuse(common.NOT_FOUND);
  }
}
