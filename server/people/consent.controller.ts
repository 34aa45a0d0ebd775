import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { consent } from '#contract/people/consent.api';
import { ClassConsents, StudentConsent } from '#projections/people/consent.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { GiveConsent, WithdrawConsent } from '#server/people/consent.decider';
import { consentsOfClass, keepsConsent, seesConsent } from '#server/people/people.policy';

@Controller()
export class ConsentController {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  @Endpoint(consent.ofStudent, seesConsent)
  async ofStudent(@Input() input: InputOf<typeof consent.ofStudent>) {
    return (await this.queries.execute(new StudentConsent(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(consent.ofClass, consentsOfClass)
  async ofClass(@Input() input: InputOf<typeof consent.ofClass>) {
    return (await this.queries.execute(new ClassConsents(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(consent.record, keepsConsent)
  record(@Input() { id, status, ...signed }: InputOf<typeof consent.record>, @By() by: Actor) {
    const data = { id_murid: id, ...signed };
    return this.commands.execute(status === 'diberikan' ? new GiveConsent(data, by) : new WithdrawConsent(data, by));
  }
}
