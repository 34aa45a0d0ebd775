import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { type Credential, Passwords } from '#server/identity/passwords';
import { Refused } from '#server/kit/deciding/refused';
import { Limit } from '#server/kit/limit';

/** Asks whoever is signed in for the password that they have chosen: at a screen that was left open it is not to be guessed at leisure. */
@Injectable()
export class OwnPassword {
  private readonly wrong: Limit;

  constructor(@Inject(pg.Pool) pool: pg.Pool, private readonly passwords: Passwords) {
    this.wrong = new Limit(pool, 'own-password', 10, 15 * 60);
  }

  /** Refused at `field` where it is another; one that somebody else has chosen is not asked for. */
  async prove(id: string, password: string | undefined, field: string): Promise<Credential> {
    const credential = await this.passwords.of(id);
    if (credential.state !== 'user_set') return credential;
    await this.wrong.count(id);
    const wrong = identityRefusals.OLD_PASSWORD_WRONG;
    if (!(await this.passwords.matches(credential, password ?? ''))) throw new Refused(wrong, {}, { [field]: wrong });
    await this.wrong.forget(id);
    return credential;
  }
}
