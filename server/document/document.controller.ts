import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { document } from '#contract/document/document.api';
import type { InputOf } from '#contract/kit/endpoint';
import { answeredFrom, stateIn } from '#projections/kit/question';
import { beginsPrint, ownsPrint } from '#server/document/document.policy';
import { PrintDesk } from '#server/document/print-desk';
import { PrintJobs } from '#server/document/print-jobs';
import type { Actor } from '#server/kit/deciding/command';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

answeredFrom(document.list, [stateIn('vault.document_job')]);

@Controller()
export class DocumentController {
  constructor(private readonly desk: PrintDesk, private readonly jobs: PrintJobs) {}

  @Endpoint(document.list, byRole)
  async list(@By() { account }: Actor) {
    return { data: await this.jobs.ofAccount(account as string) };
  }

  @Endpoint(document.begin, beginsPrint)
  begin(@Input() input: InputOf<typeof document.begin>, @By() by: Actor) {
    return this.desk.begin(input, by);
  }

  @Endpoint(document.pause, ownsPrint)
  pause(@Input() { id }: InputOf<typeof document.pause>) {
    return this.desk.pause(id);
  }

  @Endpoint(document.resume, ownsPrint)
  resume(@Input() { id }: InputOf<typeof document.resume>) {
    return this.desk.resume(id);
  }

  @Endpoint(document.cancel, ownsPrint)
  cancel(@Input() { id }: InputOf<typeof document.cancel>) {
    return this.desk.cancel(id);
  }

  @Endpoint(document.file, ownsPrint)
  async file(@Input() { id }: InputOf<typeof document.file>, @By() by: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    return asFile(reply, await this.desk.file(id, by));
  }
}
