import { Controller, Inject } from '@nestjs/common';
import { assignment } from '#contract/assignment/assignment.api';
import type { InputOf } from '#contract/kit/endpoint';
import { ReadSide } from '#projections/kit/read-side';
import { handsIn } from '#server/assignment/assignment.policy';
import { HandInDesk } from '#server/assignment/hand-in-desk';
import { Documents } from '#server/file/documents';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input, Sent } from '#server/kit/edge/endpoint';
import type { SentFile } from '#server/kit/edge/upload';

/** What students hand in: a file that comes along is kept first. */
@Controller()
export class HandInController {
  constructor(private readonly desk: HandInDesk, private readonly documents: Documents, @Inject(ReadSide) private readonly readSide: ReadSide) {}

  @Endpoint(assignment.handIn, handsIn)
  async handIn(@Input() input: InputOf<typeof assignment.handIn>, @By() by: Actor, @Sent() file?: SentFile) {
    if (!file) return this.desk.handIn(input, by);
    const { position, data } = await this.documents.keepSent('pengumpulan', file, by);
    if (position) await this.readSide.upTo(position);
    return this.desk.handIn({ ...input, id_file: data.id }, by);
  }
}
