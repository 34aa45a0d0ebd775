import { Controller, Headers, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '#contract/kit/endpoint';
import type { JenisImpor } from '#contract/people/import';
import { imports } from '#contract/people/import.api';
import { ListImports } from '#projections/people/import.query';
import type { Actor } from '#server/kit/deciding/command';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input, Sent } from '#server/kit/edge/endpoint';
import { languageOf } from '#server/kit/edge/language';
import { byRole } from '#server/kit/edge/policy';
import type { SentFile } from '#server/kit/edge/upload';
import { UndoImport } from '#server/people/import.decider';
import { Importing } from '#server/processes/import/importing';
import { templateOf } from '#server/processes/import/sheet';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Wish = InputOf<(typeof imports.bring)['guru']>;

@Controller()
export class ImportController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly importing: Importing) {}

  @Endpoint(imports.template.guru, byRole)
  teacherTemplate(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.template('guru', reply);
  }

  @Endpoint(imports.template.murid, byRole)
  studentTemplate(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.template('murid', reply);
  }

  @Endpoint(imports.template.mata_pelajaran, byRole)
  subjectTemplate(@Res({ passthrough: true }) reply: FastifyReply) {
    return this.template('mata_pelajaran', reply);
  }

  @Endpoint(imports.bring.guru, byRole)
  teachers(@Input() { dry_run }: Wish, @Sent() file: SentFile, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.importing.bring({ jenis: 'guru', dry_run, file, language: languageOf(language) }, by);
  }

  @Endpoint(imports.bring.murid, byRole)
  students(@Input() { dry_run }: Wish, @Sent() file: SentFile, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.importing.bring({ jenis: 'murid', dry_run, file, language: languageOf(language) }, by);
  }

  @Endpoint(imports.bring.mata_pelajaran, byRole)
  subjects(@Input() { dry_run }: Wish, @Sent() file: SentFile, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.importing.bring({ jenis: 'mata_pelajaran', dry_run, file, language: languageOf(language) }, by);
  }

  @Endpoint(imports.list, byRole)
  list(@Input() input: InputOf<typeof imports.list>) {
    return this.queries.execute(new ListImports(input));
  }

  @Endpoint(imports.undo, byRole)
  async undo(@Input() { id }: InputOf<typeof imports.undo>, @By() by: Actor) {
    return { ...(await this.commands.execute(new UndoImport({ id_impor: id }, by))), data: { id } };
  }

  private async template(jenis: JenisImpor, reply: FastifyReply) {
    return asFile(reply, { name: `templat-${jenis}.xlsx`, type: XLSX, bytes: await templateOf(jenis) });
  }
}
