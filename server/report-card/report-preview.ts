import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { reportCardRefusals as no } from '#contract/report-card/report-card.refusals';
import { PreviewAt } from '#projections/report-card/preview.query';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { plainAddress, senderOf } from '#server/kit/address';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { AddressLimit } from '#server/kit/limit';
import { NoteReportRead } from '#server/report-card/report-card.decider';

export const MINUTE = 60;
/** A report is looked at a few times; a whole class from one house at a parents' evening. */
export const MOST = { anywhere: 60, atSchool: 600 };

/** What the address of a report leads to, for whoever has it and for as long as it holds. */
@Injectable()
export class ReportPreview {
  private readonly senders: AddressLimit;

  constructor(@Inject(pg.Pool) pool: pg.Pool, private readonly queries: QueryBus, private readonly commands: CommandBus, private readonly clock: Clock) {
    this.senders = new AddressLimit(pool, 'report-preview', MOST, MINUTE);
  }

  /** The parents say that they have read what it leads to. */
  async read(uuid: string, ip: string, by: Actor) {
    const { id_general_report } = await this.open(uuid, ip);
    return this.commands.execute(new NoteReportRead({ id_general_report, uuid }, by));
  }

  async open(uuid: string, ip: string) {
    await this.senders.at(plainAddress(ip)).count(senderOf(ip));
    const found = await this.queries.execute(new PreviewAt({ uuid }));
    refuseUnless(found, no.PREVIEW_UNKNOWN);
    if (found === 'dicabut' || found.dicabut) return refuse(no.PREVIEW_REVOKED);
    refuseUnless(!found.diganti, no.PREVIEW_SUPERSEDED);
    refuseUnless(found.berlaku_sampai > this.clock.now().toISOString(), no.PREVIEW_EXPIRED);
    const { id_general_report, isi, versi, diterbitkan, berlaku_sampai, dibaca } = found;
    return { id_general_report, isi: isi ?? refuse(no.PREVIEW_UNKNOWN), versi, diterbitkan, berlaku_sampai, dibaca };
  }
}
