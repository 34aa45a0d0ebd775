import { CommandHandler } from '@nestjs/cqrs';
import { DomainCommand, type Receipt } from '#server/kit/deciding/command';
import { FileVault } from '#server/file/file-vault';

/** The bytes of a file that nothing shows any more. */
export class DropFile extends DomainCommand<{ id_file: string }> {}

@CommandHandler(DropFile)
export class DropFileHandler {
  constructor(private readonly files: FileVault) {}

  async execute({ data }: DropFile): Promise<Receipt> {
    await this.files.drop(data.id_file);
    return { position: undefined };
  }
}
