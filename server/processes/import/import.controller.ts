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
type Marking = InputOf<(typeof imports.mark)['guru']>;

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
  teachers(@Input() wish: Wish, @Sent() file: SentFile, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.importing.bring({ jenis: 'guru', ...wish, file, language: languageOf(language) }, by);
  }

  @Endpoint(imports.bring.murid, byRole)
  students(@Input() wish: Wish, @Sent() file: SentFile, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.importing.bring({ jenis: 'murid', ...wish, file, language: languageOf(language) }, by);
  }

  @Endpoint(imports.bring.mata_pelajaran, byRole)
  subjects(@Input() wish: Wish, @Sent() file: SentFile, @By() by: Actor, @Headers('accept-language') language: string) {
    return this.importing.bring({ jenis: 'mata_pelajaran', ...wish, file, language: languageOf(language) }, by);
  }

  @Endpoint(imports.mark.guru, byRole)
  markedTeachers(@Input() { hanya_salah }: Marking, @Sent() file: SentFile, @Headers('accept-language') language: string, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.marked({ jenis: 'guru', hanya_salah, file, language: languageOf(language) }, reply);
  }

  @Endpoint(imports.mark.murid, byRole)
  markedStudents(@Input() { hanya_salah }: Marking, @Sent() file: SentFile, @Headers('accept-language') language: string, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.marked({ jenis: 'murid', hanya_salah, file, language: languageOf(language) }, reply);
  }

  @Endpoint(imports.mark.mata_pelajaran, byRole)
  markedSubjects(@Input() { hanya_salah }: Marking, @Sent() file: SentFile, @Headers('accept-language') language: string, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.marked({ jenis: 'mata_pelajaran', hanya_salah, file, language: languageOf(language) }, reply);
  }

  @Endpoint(imports.list, byRole)
  list(@Input() input: InputOf<typeof imports.list>) {
    return this.queries.execute(new ListImports(input));
  }

  @Endpoint(imports.undo, byRole)
  async undo(@Input() { id }: InputOf<typeof imports.undo>, @By() by: Actor) {
    return { ...(await this.commands.execute(new UndoImport({ id_impor: id }, by))), data: { id } };
  }

  private async marked(wish: Parameters<Importing['mark']>[0], reply: FastifyReply) {
    return asFile(reply, { name: `periksa-${wish.jenis}.xlsx`, type: XLSX, bytes: await this.importing.mark(wish) });
  }

  private async template(jenis: JenisImpor, reply: FastifyReply) {
    return asFile(reply, { name: `templat-${jenis}.xlsx`, type: XLSX, bytes: await templateOf(jenis) });
  }
}
