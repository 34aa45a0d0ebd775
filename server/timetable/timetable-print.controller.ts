import { Controller, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '#contract/kit/endpoint';
import { timetable } from '#contract/timetable/timetable.api';
import { SchoolSettings } from '#projections/institution/settings.query';
import { SchoolYearById } from '#projections/school-year/school-year.query';
import { common } from '#contract/kit/refusal';
import { LogoOnPaper } from '#projections/file/file.query';
import { refuseUnless } from '#server/kit/deciding/refused';
import { Clock } from '#server/kit/clock';
import { printed } from '#server/kit/document/print';
import { asFile, fileNameOf } from '#server/kit/edge/download';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import { timetableDocument } from '#server/timetable/timetable-document';
import { TimetableDesk } from '#server/timetable/timetable-desk';
import { prints } from '#server/timetable/timetable.policy';

@Controller()
export class TimetablePrintController {
  constructor(private readonly desk: TimetableDesk, private readonly queries: QueryBus, private readonly clock: Clock) {}

  @Endpoint(timetable.print, prints)
  async print(@Input() { untuk, id, kertas, id_tahun_ajaran }: InputOf<typeof timetable.print>, @Res({ passthrough: true }) reply: FastifyReply) {
    const grid = await this.desk.gridOf(id_tahun_ajaran);
    const [year, school, logo] = await Promise.all([grid.id_tahun_ajaran ? this.queries.execute(new SchoolYearById({ id: grid.id_tahun_ajaran })) : undefined, this.queries.execute(new SchoolSettings()), this.queries.execute(new LogoOnPaper())]);
    const sheet = timetableDocument(grid, school, logo, { untuk, id, paper: kertas, made: this.clock.now().toISOString(), of: year?.data });
    refuseUnless(sheet.content.length, common.NOT_FOUND);
    return asFile(reply, { name: fileNameOf(['jadwal', untuk], 'pdf'), type: 'application/pdf', bytes: await printed(sheet) });
  }
}
