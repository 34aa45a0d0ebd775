import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JenisDokumen } from '#contract/file/file';
import { uuidV5 } from '#projections/kit/uuid';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { stepOf } from '#server/kit/deciding/step-of';
import type { SentFile } from '#server/kit/edge/upload';
import { KeepDocument } from '#server/file/document.decider';
import { FileVault } from '#server/file/file-vault';
import { soundDocument } from '#server/file/sound-document';
import { UploadLimit } from '#server/file/upload-limit';

type Sent = { id_file: string; untuk: JenisDokumen; file: SentFile };

/** Takes a document in: judged, into the vault, then into the history. */
@Injectable()
export class Documents {
  constructor(private readonly commands: CommandBus, private readonly files: FileVault, private readonly limit: UploadLimit) {}

  /** One that came whole, in a form. */
  async keepSent(untuk: JenisDokumen, file: SentFile, by: Actor) {
    await this.limit.count(by.account as string);
    const id_file = uuidV5(by.command ?? randomUUID(), `${untuk} ${file.sha256}`);
    return { ...(await this.keep({ id_file, untuk, file }, stepOf(by, `document ${id_file}`))), data: { id: id_file } };
  }

  async keep({ id_file, untuk, file }: Sent, by: Actor): Promise<Receipt> {
    const { tipe, bytes } = await soundDocument(file);
    const id_pemilik = by.account as string;
    await this.files.keep(id_file, id_pemilik, bytes);
    return this.commands.execute(new KeepDocument({ id_file, id_pemilik, jenis: untuk, nama: file.name, tipe, ukuran: bytes.length }, by));
  }
}
