import { Controller } from '@nestjs/common';
import { account } from '#contract/identity/account.api';
import type { InputOf } from '#contract/kit/endpoint';
import { own } from '#server/identity/account.policy';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { VerifyEmail } from '#server/processes/verify-email';

@Controller()
export class VerifyEmailController {
  constructor(private readonly verifying: VerifyEmail) {}

  @Endpoint(account.verify, own)
  verify(@Input() { id, tokenEmail }: InputOf<typeof account.verify>, @By() by: Actor) {
    return this.verifying.own(id, tokenEmail, by);
  }

  @Endpoint(account.verifyParent)
  async verifyParent(@Input() { id, tokenEmail }: InputOf<typeof account.verifyParent>) {
    await this.verifying.parents(id, tokenEmail);
    return { message: 'OK', result: true };
  }
}
