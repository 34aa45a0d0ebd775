import { Global, Module } from '@nestjs/common';
import { accountAnswers } from '#projections/identity/account.query';
import { accountDecider } from '#server/identity/account.decider';
import { IdentityController } from '#server/identity/identity.controller';
import { Login } from '#server/identity/login';
import { Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { Sessions } from '#server/kit/edge/sessions';

@Global()
@Module({
  controllers: [IdentityController],
  providers: [...decidedBy(accountDecider), ...accountAnswers, Login, Passwords, VaultSessions, { provide: Sessions, useExisting: VaultSessions }],
  exports: [Sessions, Passwords],
})
export class IdentityModule {}
