import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { staffAccount } from '#contract/identity/access.api';
import type { InputOf } from '#contract/kit/endpoint';
import { StaffAccounts } from '#projections/identity/account.query';
import { StaffAccountKeeper } from '#server/identity/staff-accounts';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class StaffAccountController {
  constructor(private readonly queries: QueryBus, private readonly keeper: StaffAccountKeeper) {}

  @Endpoint(staffAccount.list, byRole)
  list(@Input() input: InputOf<typeof staffAccount.list>) {
    return this.queries.execute(new StaffAccounts(input));
  }

  @Endpoint(staffAccount.create, byRole)
  create(@Input() input: InputOf<typeof staffAccount.create>, @By() by: Actor) {
    return this.keeper.create(input, by);
  }

  @Endpoint(staffAccount.change, byRole)
  change(@Input() input: InputOf<typeof staffAccount.change>, @By() by: Actor) {
    return this.keeper.change(input, by);
  }

  @Endpoint(staffAccount.remove, byRole)
  remove(@Input() { id }: InputOf<typeof staffAccount.remove>, @By() by: Actor) {
    return this.keeper.remove(id, by);
  }
}
