import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { common } from '#contract/kit/refusal';
import { MinutesOfRoom } from '#projections/exam/minutes.query';
import { LogoOnPaper } from '#projections/file/file.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { minutesDocument } from '#server/exam/minutes-document';
import { refuse } from '#server/kit/deciding/refused';
import { fileNameOf } from '#server/kit/edge/download';
import { printed } from '#server/kit/document/print';

/** The minutes of a room as a file, made anew from its events whenever somebody asks. */
@Injectable()
export class RoomMinutes {
  constructor(private readonly queries: QueryBus) {}

  async of(id_pengawas_cbt: string) {
    const minutes = (await this.queries.execute(new MinutesOfRoom({ id_pengawas_cbt }))) ?? refuse(common.NOT_FOUND);
    const [school, logo] = await Promise.all([this.queries.execute(new SchoolSettings()), this.queries.execute(new LogoOnPaper())]);
    return { name: fileNameOf(['berita acara', minutes.judul, minutes.ruang], 'pdf'), type: 'application/pdf', bytes: await printed(minutesDocument(minutes, school, logo)) };
  }
}
