import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { identityRefusals } from '#contract/identity/identity.refusals';
import type { Refusal } from '#contract/kit/refusal';
import { SchoolSettings } from '#projections/institution/settings.query';
import { type Credential, Passwords } from '#server/identity/passwords';
import { isWeak } from '#server/identity/weak-password';
import { Refused } from '#server/kit/deciding/refused';

/** What a password must not tell, the field to blame, and the password that it would replace. */
type Known = { personal: readonly (string | null | undefined)[]; field?: string; present?: Credential };

/** Whether a password may be anybody's, whoever chooses it for whom (domain A.2, security D.3 1-4). */
@Injectable()
export class PasswordFitness {
  constructor(private readonly passwords: Passwords, private readonly queries: QueryBus) {}

  async refuseUnfit(password: string, { personal, field = 'password', present }: Known) {
    const school = await this.queries.execute(new SchoolSettings());
    if (isWeak(password, school.nama, ...personal)) throw blamed(identityRefusals.WEAK_PASSWORD, field);
    if (present?.hash && (await this.passwords.matches(present, password))) throw blamed(identityRefusals.SAME_PASSWORD, field);
  }
}

export const blamed = (refusal: Refusal, field: string) => new Refused(refusal, {}, { [field]: refusal });
