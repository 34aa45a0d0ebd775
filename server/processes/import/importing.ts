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
import { markedSheet } from '#server/processes/import/marked-sheet';
import { Sheet } from '#server/processes/import/rows';
import { readSheet } from '#server/processes/import/sheet';

type Judged = { jenis: JenisImpor; file: SentFile; language: Language };
type Wish = Judged & { dry_run: boolean; hanya_benar: boolean };

/** Reads a sheet and says what is in it; unless it is only a rehearsal, its new rows are on their way from then on. */
@Injectable()
export class Importing {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  /** `hanya_benar`: the rows that have a fault are left out; a fault of the titles is one of all rows. */
  async bring({ dry_run, hanya_benar, ...judged }: Wish, by: Actor) {
    const { jenis } = judged;
    const { sheet, rows, ...counted } = await this.judge(judged);
    const found = { ...counted, baru: rows.length, salah: sheet.salah, dilewati: sheet.dilewati, lembar: dry_run ? sheet.lembar : null };
    if (dry_run) return { position: undefined, data: { id: null, ...found } };
    if (sheet.salah.length && !(hanya_benar && sheet.isReadable)) throw new Refused(importRefusals.SHEET_FAULTY, { jumlah: sheet.salah.length }, inWords(sheet.salah));
    if (!rows.length) return { position: undefined, data: { id: null, ...found } };
    const id = uuidV5(by.command ?? randomUUID(), 'import');
    const { position } = await this.commands.execute(new StartImport({ id_impor: id, jenis, baris: rows.map((it) => it.baris), isi: rows }, by));
    return { position, data: { id, ...found } };
  }

  /** The sheet as it was sent, with what is wrong beside the cells that it is wrong with. */
  async mark({ hanya_salah, ...judged }: Judged & { hanya_salah: boolean }) {
    const { sheet } = await this.judge(judged);
    return markedSheet(sheet.lembar, sheet.salah, hanya_salah);
  }

  private async judge({ jenis, file, language }: Judged) {
    const sheet = new Sheet(jenis, await readSheet(file.bytes), language);
    const [words, known] = await Promise.all([
      this.queries.execute(new WordsOfSheets({})), this.queries.execute(new KnownOf({ jenis, numbers: sheet.numbers, emails: sheet.emails })),
    ]);
    return { sheet, ...sheet.read(words, known) };
  }
}

const inWords = (faults: readonly SelSalah[]) => Object.fromEntries(faults.map(({ baris, kolom, pesan, perbaikan }) => [`${baris}.${kolom}`, `${pesan} ${perbaikan}`]));
