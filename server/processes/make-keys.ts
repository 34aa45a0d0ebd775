import { CommandHandler } from '@nestjs/cqrs';
import { DomainCommand, type Receipt } from '#server/kit/deciding/command';
import { Journal } from '#server/kit/log/journal';

export class MakeKeys extends DomainCommand<{ kategori: string; daftar_orang: readonly string[] }> {}

/** The keys of many for what they are about to write, so that nobody waits for one; whoever was forgotten gets none. */
@CommandHandler(MakeKeys)
export class MakeKeysHandler {
  constructor(private readonly journal: Journal) {}

  async execute({ data: { kategori, daftar_orang } }: MakeKeys): Promise<Receipt> {
    await this.journal.keys.keysOf(daftar_orang.map((person) => ({ person, category: kategori })), true);
    return { position: undefined };
  }
}
