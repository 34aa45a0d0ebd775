import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { JenisImpor, SelSalah } from '#contract/people/import';
import { importRefusals } from '#contract/people/import.refusals';
import { uuidV5 } from '#projections/kit/uuid';
import { KnownOf, WordsOfSheets } from '#projections/people/import.query';
import type { Actor } from '#server/kit/deciding/command';
import { Refused } from '#server/kit/deciding/refused';
import type { Language } from '#server/kit/edge/language';
import type { SentFile } from '#server/kit/edge/upload';
import { StartImport } from '#server/people/import.decider';
import { Sheet } from '#server/processes/import/rows';
import { readSheet } from '#server/processes/import/sheet';

type Wish = { jenis: JenisImpor; file: SentFile; dry_run: boolean; language: Language };

/** Reads a sheet and says what is in it; unless it is only a rehearsal, its new rows are on their way from then on. */
@Injectable()
export class Importing {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  async bring({ jenis, file, dry_run, language }: Wish, by: Actor) {
    const sheet = new Sheet(jenis, await readSheet(file.bytes), language);
    const [words, known] = await Promise.all([
      this.queries.execute(new WordsOfSheets({})), this.queries.execute(new KnownOf({ jenis, numbers: sheet.numbers, emails: sheet.emails })),
    ]);
    const { rows, jumlah, sama } = sheet.read(words, known);
    const found = { jumlah, baru: rows.length, sama, salah: sheet.salah };
    if (dry_run) return { position: undefined, data: { id: null, ...found } };
    if (sheet.salah.length) throw new Refused(importRefusals.SHEET_FAULTY, { jumlah: sheet.salah.length }, inWords(sheet.salah));
    if (!rows.length) return { position: undefined, data: { id: null, ...found } };
    const id = uuidV5(by.command ?? randomUUID(), 'import');
    const { position } = await this.commands.execute(new StartImport({ id_impor: id, jenis, baris: rows.map((it) => it.baris), isi: rows }, by));
    return { position, data: { id, ...found } };
  }
}

const inWords = (faults: readonly SelSalah[]) => Object.fromEntries(faults.map(({ baris, kolom, pesan, perbaikan }) => [`${baris}.${kolom}`, `${pesan} ${perbaikan}`]));
