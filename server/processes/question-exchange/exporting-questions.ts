import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import type { questionBank } from '#contract/question-bank/question-bank.api';
import { questionBankRefusals as no } from '#contract/question-bank/question-bank.refusals';
import { MOST_PICTURES, MOST_QUESTIONS } from '#contract/question-bank/question-exchange';
import { KeptFile } from '#projections/file/file.query';
import { WholeQuestions } from '#projections/question-bank/question.query';
import { FileVault } from '#server/file/file-vault';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';
import { FORMATS } from '#server/processes/question-exchange/formats';
import { textsOf } from '#server/question-bank/formats/inline';
import type { Pending } from '#server/question-bank/formats/item';
import { sourcesIn } from '#server/question-bank/formats/markup';
import { readerOf } from '#server/question-bank/question-bank.policy';

/** Questions that somebody may read, with the pictures that they show, in a format of other programs. */
@Injectable()
export class ExportingQuestions {
  constructor(private readonly queries: QueryBus, private readonly files: FileVault) {}

  async take({ format, id_list, hanya_muat, ...narrowed }: InputOf<typeof questionBank.take>, by: Actor) {
    const { write, ending, type } = FORMATS[format];
    const soal = await this.queries.execute(new WholeQuestions({ id_list, narrowed, most: MOST_QUESTIONS + 1, pembaca: readerOf(by) }));
    refuseUnless(!id_list || soal.length === id_list.length, no.QUESTION_NOT_YOURS);
    const pictures = await this.picturesOf([...new Set(soal.flatMap(textsOf).flatMap(sourcesIn))]);
    refuseUnless(soal.length <= MOST_QUESTIONS, no.TOO_MANY_QUESTIONS, { soal: MOST_QUESTIONS, gambar: MOST_PICTURES });
    refuseUnless(soal.length, no.NO_QUESTIONS_TO_TAKE);
    const { isi, jumlah, tertinggal } = await write(soal, (src) => pictures.get(src));
    if (tertinggal.length && !hanya_muat) throw new Refused(no.FORMAT_TOO_NARROW, { jumlah: tertinggal.length }, Object.fromEntries(tertinggal.map(({ nomor, field, id, en }) => [`${nomor}.${field}`, { ...no.FORMAT_TOO_NARROW, id, en }])));
    refuseUnless(jumlah, no.NOTHING_FITS);
    return { name: `bank-soal.${ending}`, type, bytes: Buffer.from(isi) };
  }

  /** A picture of a question is read by whoever reads the question; nothing else of the school's files leaves by this way. */
  private async picturesOf(sources: readonly string[]) {
    const found = new Map<string, Pending>();
    for (const src of sources) {
      const id = /^\/api\/file\/([0-9a-f-]{36})$/.exec(src)?.[1];
      const kept = id && (await this.queries.execute(new KeptFile({ id })));
      const bytes = kept && kept.jenis === 'soal' ? await this.files.read(id) : undefined;
      if (kept && bytes) found.set(src, { nama: src, tipe: kept.tipe, bytes });
    }
    return found;
  }
}
