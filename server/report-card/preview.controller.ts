import { Controller, Ip, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '#contract/kit/endpoint';
import { reportCard } from '#contract/report-card/report-card.api';
import { reportProof } from '#contract/report-card/report-proof.api';
import type { Actor } from '#server/kit/deciding/command';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { ReportPreview } from '#server/report-card/report-preview';
import { ReportProof } from '#server/report-card/report-proof';

@Controller()
export class PreviewController {
  constructor(private readonly door: ReportPreview, private readonly proofs: ReportProof) {}

  @Endpoint(reportCard.preview)
  async preview(@Input() { uuid }: InputOf<typeof reportCard.preview>, @Ip() ip: string) {
    const { id_general_report: _, ...data } = await this.door.open(uuid, ip);
    return { data };
  }

  @Endpoint(reportCard.previewMetadata)
  async metadata(@Input() { uuid }: InputOf<typeof reportCard.previewMetadata>, @Ip() ip: string) {
    const { id_general_report: _, isi: { sekolah, type, tahun_ajaran, semester }, ...data } = await this.door.open(uuid, ip);
    return { data: { sekolah: sekolah.nama, type, tahun_ajaran, semester, ...data } };
  }

  @Endpoint(reportCard.readByParents)
  readByParents(@Input() { uuid }: InputOf<typeof reportCard.readByParents>, @Ip() ip: string, @By() by: Actor) {
    return this.door.read(uuid, ip, by);
  }

  @Endpoint(reportProof.look)
  async proof(@Input() { uuid }: InputOf<typeof reportProof.look>, @Ip() ip: string) {
    return { data: (await this.proofs.of(uuid, ip)).bukti };
  }

  /** Whose preview is over asks for the page; the file has the event itself. */
  @Endpoint(reportProof.file)
  async proofFile(@Input() { uuid }: InputOf<typeof reportProof.file>, @Ip() ip: string, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.door.open(uuid, ip);
    return asFile(reply, await this.proofs.file(uuid, ip));
  }
}
