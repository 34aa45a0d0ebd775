import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { reportPaper } from '#contract/report-card/report-paper.api';
import { IdentityOfReport, ReportPaper } from '#projections/report-card/report-paper.query';
import type { Ask } from '#projections/kit/question';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { printed } from '#server/kit/document/print';
import { asFile, fileNameOf } from '#server/kit/edge/download';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { noteTold } from '#server/processes/class-reports';
import { ReportMail } from '#server/processes/report-mail';
import { readsClass, sendsReports, takesReport } from '#server/report-card/report-card.policy';
import { reportSheet } from '#server/report-card/report-print';

@Controller()
export class ReportPaperController {
  private readonly ask: Ask = (question) => this.queries.execute(question);

  constructor(private readonly queries: QueryBus, private readonly commands: CommandBus, private readonly clock: Clock, private readonly mail: ReportMail) {}

  @Endpoint(reportPaper.print, takesReport)
  async print(@Input() { sampul, ...asked }: InputOf<typeof reportPaper.print>, @By() by: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    const identitas = sampul ? await this.identity(asked, by) : undefined;
    const sheet = (await reportSheet({ ...asked, identitas }, this.ask, this.clock.now())) ?? refuse(common.NOT_FOUND);
    return asFile(reply, { name: fileNameOf([sheet.title, asked.versi === undefined ? null : `v${asked.versi}`], 'pdf'), type: 'application/pdf', bytes: await printed(sheet) });
  }

  @Endpoint(reportPaper.send, sendsReports)
  send(@Input() input: InputOf<typeof reportPaper.send>, @By() by: Actor) {
    return this.mail.send(input, by);
  }

  @Endpoint(reportPaper.mails, readsClass)
  async mails(@Input() input: InputOf<typeof reportPaper.mails>) {
    return { data: await this.mail.ofClass(input) };
  }

  private async identity({ id, versi }: { id: string; versi?: number | undefined }, by: Actor) {
    const { isi, id_murid } = (await this.ask(new ReportPaper({ id, versi }))) ?? refuse(common.NOT_FOUND);
    if (isi.kumer || isi.type === 'tengah_semester') return undefined;
    const found = await this.ask(new IdentityOfReport({ id_murid }));
    if (found && id_murid !== by.account) await this.commands.execute(noteTold(id_murid, by));
    return found;
  }
}
