import { CommandHandler } from '@nestjs/cqrs';
import { DomainCommand, type Receipt } from '#server/kit/deciding/command';
import { Journal } from '#server/kit/log/journal';

export class ForgetRows extends DomainCommand<{ id_impor: string }> {}

/** The rows of a sheet have become people: their own copy is destroyed with its key. */
@CommandHandler(ForgetRows)
export class ForgetRowsHandler {
  constructor(private readonly journal: Journal) {}

  async execute({ data: { id_impor } }: ForgetRows): Promise<Receipt> {
    await this.journal.keys.destroy(id_impor, ['berkas']);
    return { position: undefined };
  }
}
