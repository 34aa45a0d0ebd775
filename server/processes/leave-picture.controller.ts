import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { leave } from '#contract/leave/leave.api';
import { LeaveById } from '#projections/leave/leave.query';
import { FileSender } from '#server/file/file-sender';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { NoteLeaveRead } from '#server/leave/leave.decider';
import { readsLeave } from '#server/leave/leave.policy';

/** The picture of a letter: looking at it is reading the letter. */
@Controller()
export class LeavePictureController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly files: FileSender) {}

  @Endpoint(leave.picture, readsLeave)
  async picture(@Input() { id }: InputOf<typeof leave.picture>, @By() by: Actor, @Res({ passthrough: true }) reply: FastifyReply) {
    const { id_murid, id_lampiran } = (await this.queries.execute(new LeaveById({ id }))) ?? refuse(common.NOT_FOUND);
    const sent = await this.files.send(id_lampiran ?? refuse(common.NOT_FOUND), reply);
    if (id_murid !== by.account) await this.commands.execute(new NoteLeaveRead({ id_izin: id, dengan_lampiran: true }, by));
    return sent;
  }
}
