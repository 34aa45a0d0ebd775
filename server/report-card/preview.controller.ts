import { Controller, Ip } from '@nestjs/common';
import type { InputOf } from '#contract/kit/endpoint';
import { reportCard } from '#contract/report-card/report-card.api';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { ReportPreview } from '#server/report-card/report-preview';

@Controller()
export class PreviewController {
  constructor(private readonly door: ReportPreview) {}

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
}
