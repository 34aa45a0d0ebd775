import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { BytesOfFile, KeptFile } from '#projections/file/file.query';
import { FileVault } from '#server/file/file-vault';

/** Who may see it was asked before. */
@QueryHandler(BytesOfFile)
export class BytesOfFileAnswer implements IQueryHandler<BytesOfFile> {
  constructor(private readonly queries: QueryBus, private readonly files: FileVault) {}

  async execute({ input }: BytesOfFile) {
    const [kept, bytes] = await Promise.all([this.queries.execute(new KeptFile(input)), this.files.read(input.id)]);
    return kept && bytes && { tipe: kept.tipe, bytes };
  }
}
