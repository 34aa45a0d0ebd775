import { Global, Module } from '@nestjs/common';
import { accountAnswers } from '#projections/identity/account.query';
import { AccessController } from '#server/identity/access.controller';
import { AccessLog } from '#server/identity/access-log';
import { AccountController } from '#server/identity/account.controller';
import { BeginPasswordHandler, EndAccountHandler, SetStandingHandler, TellFormerContactHandler } from '#server/identity/account-commands';
import { accountDecider } from '#server/identity/account.decider';
import { AccountView } from '#server/identity/account-view';
import { Blocking } from '#server/identity/blocking';
import { Blocks } from '#server/identity/blocks';
import { DeviceCookie } from '#server/identity/device-cookie';
import { EmailAddresses } from '#server/identity/email-addresses';
import { ForgottenPassword } from '#server/identity/forgotten-password';
import { IdentityController } from '#server/identity/identity.controller';
import { Login } from '#server/identity/login';
import { MailDelivery } from '#server/identity/mail-delivery';
import { MailTokens } from '#server/identity/mail-tokens';
import { MailTransport } from '#server/identity/mail-transport';
import { NewPassword } from '#server/identity/new-password';
import { Outbox } from '#server/identity/outbox';
import { OwnEmail } from '#server/identity/own-email';
import { OwnerNotices } from '#server/identity/owner-notices';
import { OwnPassword } from '#server/identity/own-password';
import { PasswordFitness } from '#server/identity/password-fitness';
import { Passwords } from '#server/identity/passwords';
import { SentMail } from '#server/identity/sent-mail';
import { SessionList } from '#server/identity/session-list';
import { SignInLimits } from '#server/identity/sign-in-limits';
import { StaffAccountController } from '#server/identity/staff-account.controller';
import { StaffAccountKeeper } from '#server/identity/staff-accounts';
import { VaultSessions } from '#server/identity/vault-sessions';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { AccessDenials } from '#server/kit/edge/denials';
import { Sessions } from '#server/kit/edge/sessions';

const shared = [Passwords, PasswordFitness, VaultSessions, EmailAddresses, MailTokens, Outbox];

@Global()
@Module({
  controllers: [IdentityController, AccountController, AccessController, StaffAccountController],
  providers: [
    ...decidedBy(accountDecider), ...accountAnswers, ...shared, BeginPasswordHandler, EndAccountHandler, SetStandingHandler, TellFormerContactHandler,
    AccessLog, AccountView, Blocking, Blocks, DeviceCookie, ForgottenPassword, Login, MailDelivery, MailTransport, NewPassword, OwnEmail, OwnerNotices, OwnPassword,
    SentMail, SessionList, SignInLimits, StaffAccountKeeper, { provide: Sessions, useExisting: VaultSessions }, { provide: AccessDenials, useExisting: AccessLog },
  ],
  exports: [...shared, Sessions, AccessDenials, Blocking],
})
export class IdentityModule {}
