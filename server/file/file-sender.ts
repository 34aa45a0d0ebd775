import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { DOCUMENT_ENDINGS, PICTURE_ENDINGS, SOUND_ENDINGS } from '#contract/file/file';
import { common } from '#contract/kit/refusal';
import { KeptFile } from '#projections/file/file.query';
import { FileVault } from '#server/file/file-vault';
import { refuse } from '#server/kit/deciding/refused';
import { asFile } from '#server/kit/edge/download';

const ENDINGS = { ...PICTURE_ENDINGS, ...DOCUMENT_ENDINGS, ...SOUND_ENDINGS };

/** Answers with a file's bytes; who may have them was asked before. */
@Injectable()
export class FileSender {
  constructor(private readonly queries: QueryBus, private readonly files: FileVault) {}

  async send(id: string, reply: FastifyReply) {
    const [kept, bytes] = await Promise.all([this.queries.execute(new KeptFile({ id })), this.files.read(id)]);
    if (!kept || !bytes) return refuse(common.NOT_FOUND);
    return asFile(reply, { name: kept.nama ?? `${kept.jenis}.${ENDINGS[kept.tipe as keyof typeof ENDINGS][0]}`, type: kept.tipe, bytes });
  }
}
