import { randomUUID } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { deadlineOf } from '#contract/privacy/data-request';
import { privacy } from '#contract/privacy/privacy.api';
import { uuidV5 } from '#projections/kit/uuid';
import { OwnRequests, RequestQueue } from '#projections/privacy/privacy.query';
import { Clock } from '#server/kit/clock';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { AskAboutData, MoveDataRequest } from '#server/privacy/data-request.decider';
import { CopyLimit } from '#server/privacy/copy-limit';
import { NoteGivingOut } from '#server/privacy/disclosure.decider';
import { PersonData } from '#server/privacy/person-data';
import { ownOrAdmin } from '#server/privacy/privacy.policy';

@Controller()
export class PrivacyController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly persons: PersonData, private readonly limit: CopyLimit, @Inject(Clock) private readonly clock: Clock) {}

  @Endpoint(privacy.dataOf, ownOrAdmin)
  async dataOf(@Input() { id }: InputOf<typeof privacy.dataOf>, @By() by: Actor) {
    await this.limit.count(by.account as string);
    const data = (await this.persons.of(id)) ?? refuse(common.NOT_FOUND);
    await this.commands.execute(new NoteGivingOut({ id_orang: id }, by));
    return { data };
  }

  @Endpoint(privacy.ask, byRole)
  async ask(@Input() wish: InputOf<typeof privacy.ask>, @By() by: Actor) {
    const id = uuidV5(by.command ?? randomUUID(), 'data-request');
    const at = this.clock.now().toISOString();
    const { position } = await this.commands.execute(new AskAboutData({ id_permintaan: id, id_orang: by.account as string, ...wish }, by, { at }));
    return { position, data: { id, batas: deadlineOf(at) } };
  }

  @Endpoint(privacy.own, byRole)
  own(@By() { account }: Actor) {
    return this.queries.execute(new OwnRequests({ id_orang: account as string }));
  }

  @Endpoint(privacy.queue, byRole)
  queue(@Input() input: InputOf<typeof privacy.queue>) {
    return this.queries.execute(new RequestQueue(input));
  }

  @Endpoint(privacy.move, byRole)
  move(@Input() { id, ...wish }: InputOf<typeof privacy.move>, @By() by: Actor) {
    return this.commands.execute(new MoveDataRequest({ id_permintaan: id, ...wish }, by));
  }
}
