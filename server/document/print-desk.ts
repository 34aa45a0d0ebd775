import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { document } from '#contract/document/document.api';
import { documentRefusals as no } from '#contract/document/document.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { uuidV5 } from '#projections/kit/uuid';
import type { Ask } from '#projections/kit/question';
import { PrintById } from '#server/document/document.policy';
import { PrintJobs } from '#server/document/print-jobs';
import type { Actor } from '#server/kit/deciding/command';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { longPrintOf } from '#server/kit/document/long-print';
import { fileNameOf } from '#server/kit/edge/download';

@QueryHandler(PrintById)
export class PrintByIdAnswer implements IQueryHandler<PrintById> {
  constructor(private readonly jobs: PrintJobs) {}

  execute({ input }: PrintById) {
    return this.jobs.one(input.id);
  }
}

/** Takes long prints in charge, and hands them out. */
@Injectable()
export class PrintDesk {
  private readonly ask: Ask = (question) => this.queries.execute(question);

  constructor(@Inject(QueryBus) private readonly queries: QueryBus, private readonly commands: CommandBus, private readonly jobs: PrintJobs) {}

  async begin({ jenis, ...asked }: InputOf<typeof document.begin>, by: Actor) {
    const print = longPrintOf(jenis);
    const [id, items, nama] = [uuidV5(by.command ?? randomUUID(), 'print'), await print.items(asked, this.ask), await print.nameOf(asked, this.ask)];
    refuseUnless(items.length, no.NOTHING_TO_PRINT);
    await this.jobs.put({ id, id_akun: by.account as string, jenis, asked, items, nama });
    return { position: undefined, data: { id } };
  }

  async pause(id: string) {
    await this.jobs.move(id, ['menunggu', 'berjalan'], 'dijeda');
    return { position: undefined };
  }

  async resume(id: string) {
    await this.jobs.move(id, ['dijeda', 'gagal'], 'menunggu');
    return { position: undefined };
  }

  async cancel(id: string) {
    await this.jobs.drop(id);
    return { position: undefined };
  }

  async file(id: string, by: Actor) {
    const job = (await this.jobs.one(id)) ?? refuse(common.NOT_FOUND);
    refuseUnless(job.keadaan === 'selesai', no.NOT_READY);
    const [bytes] = await this.jobs.parts(job);
    for (const it of (await longPrintOf(job.jenis).notes?.(job.items, by, this.ask)) ?? []) await this.commands.execute(it);
    return { name: fileNameOf([job.nama], 'pdf'), type: 'application/pdf', bytes: bytes ?? refuse(common.NOT_FOUND) };
  }
}
