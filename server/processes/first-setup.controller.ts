import { Controller } from '@nestjs/common';
import { identity } from '#contract/identity/identity.api';
import type { InputOf } from '#contract/kit/endpoint';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import { Setup } from '#server/processes/first-setup';

@Controller()
export class FirstSetupController {
  constructor(private readonly first: Setup) {}

  @Endpoint(identity.setupOpen)
  async isOpen() {
    return { data: { terbuka: await this.first.isOpen() } };
  }

  @Endpoint(identity.setup)
  run(@Input() input: InputOf<typeof identity.setup>) {
    return this.first.run(input);
  }
}
