import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { leave } from '#contract/leave/leave.api';
import { uuidV5 } from '#projections/kit/uuid';
import { LeaveLetter, Leaves, OwnLeaves } from '#projections/leave/leave.query';
import { LeaveEffect } from '#projections/leave/registers-of-leave.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { AcceptLeave, AddLetter, CancelLeave, CorrectLeave, NoteLeaveRead, RefuseLeave, RequestLeave, WithdrawLeave } from '#server/leave/leave.decider';
import { asksFor, asksOrAsked, leadBy, readsEffect, readsLeave, reviews } from '#server/leave/leave.policy';

@Controller()
export class LeaveController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  @Endpoint(leave.list, byRole)
  list(@Input() input: InputOf<typeof leave.list>, @By() by: Actor) {
    return this.queries.execute(new Leaves({ ...input, id_guru: leadBy(by) }));
  }

  @Endpoint(leave.mine, byRole)
  mine(@By() { account }: Actor) {
    return this.queries.execute(new OwnLeaves({ id_murid: account as string }));
  }

  @Endpoint(leave.request, asksFor)
  async request(@Input() { id_murid, ...wish }: InputOf<typeof leave.request>, @By() by: Actor) {
    const id = uuidV5(by.command ?? randomUUID(), 'leave');
    return { ...(await this.commands.execute(new RequestLeave({ ...wish, id_izin: id, id_murid: id_murid ?? (by.account as string) }, by))), data: { id } };
  }

  @Endpoint(leave.letter, readsLeave)
  async letter(@Input() { id }: InputOf<typeof leave.letter>, @By() by: Actor) {
    const found = (await this.queries.execute(new LeaveLetter({ id }))) ?? refuse(common.NOT_FOUND);
    if (found.data.id_murid !== by.account) await this.commands.execute(new NoteLeaveRead({ id_izin: id, dengan_lampiran: false }, by));
    return found;
  }

  @Endpoint(leave.effect, readsEffect)
  effect(@Input() input: InputOf<typeof leave.effect>) {
    return this.queries.execute(new LeaveEffect(input));
  }

  @Endpoint(leave.addPicture, asksOrAsked)
  addPicture(@Input() { id, ...letter }: InputOf<typeof leave.addPicture>, @By() by: Actor) {
    return this.commands.execute(new AddLetter({ id_izin: id, ...letter }, by));
  }

  @Endpoint(leave.withdraw, asksOrAsked)
  withdraw(@Input() { id }: InputOf<typeof leave.withdraw>, @By() by: Actor) {
    return this.commands.execute(new WithdrawLeave({ id_izin: id }, by));
  }

  @Endpoint(leave.accept, reviews)
  accept(@Input() { id }: InputOf<typeof leave.accept>, @By() by: Actor) {
    return this.commands.execute(new AcceptLeave({ id_izin: id }, by));
  }

  @Endpoint(leave.refuse, reviews)
  refuse(@Input() { id, tanggapan }: InputOf<typeof leave.refuse>, @By() by: Actor) {
    return this.commands.execute(new RefuseLeave({ id_izin: id, tanggapan }, by));
  }

  @Endpoint(leave.correct, reviews)
  correct(@Input() { id, ...span }: InputOf<typeof leave.correct>, @By() by: Actor) {
    return this.commands.execute(new CorrectLeave({ id_izin: id, ...span }, by));
  }

  @Endpoint(leave.cancel, reviews)
  cancel(@Input() { id, tanggapan }: InputOf<typeof leave.cancel>, @By() by: Actor) {
    return this.commands.execute(new CancelLeave({ id_izin: id, tanggapan }, by));
  }
}
