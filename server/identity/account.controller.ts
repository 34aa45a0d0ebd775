import { Controller, Ip } from '@nestjs/common';
import { account } from '#contract/identity/account.api';
import type { InputOf } from '#contract/kit/endpoint';
import { ownLink, ownOrAdmin, ownOrParents } from '#server/identity/account.policy';
import { AccountView } from '#server/identity/account-view';
import { ForgottenPassword } from '#server/identity/forgotten-password';
import { NewPassword } from '#server/identity/new-password';
import { OwnEmail } from '#server/identity/own-email';
import type { Actor } from '#server/kit/deciding/command';
import { plainAddress } from '#server/kit/address';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

const DONE = { message: 'OK', result: true };

@Controller()
export class AccountController {
  constructor(private readonly view: AccountView, private readonly newPassword: NewPassword, private readonly forgotten: ForgottenPassword, private readonly emails: OwnEmail) {}

  @Endpoint(account.one, ownOrAdmin)
  async one(@Input() { id }: InputOf<typeof account.one>) {
    return { data: await this.view.of(id) };
  }

  @Endpoint(account.changePassword, byRole)
  async changePassword(@Input() { data }: InputOf<typeof account.changePassword>, @By() by: Actor) {
    await this.newPassword.change(by, data);
    return DONE;
  }

  @Endpoint(account.forgot)
  async forgot(@Input() { email }: InputOf<typeof account.forgot>, @Ip() ip: string) {
    await this.forgotten.ask(email, plainAddress(ip));
    return { message: 'EMAIL_SENT', result: true };
  }

  @Endpoint(account.reset)
  async reset(@Input() { tokenEmail, password }: InputOf<typeof account.reset>) {
    await this.forgotten.reset(tokenEmail, password, 'reset');
    return DONE;
  }

  @Endpoint(account.resetByParent)
  async resetByParent(@Input() { tokenEmail, password }: InputOf<typeof account.resetByParent>) {
    await this.forgotten.reset(tokenEmail, password, 'reset-orangtua');
    return DONE;
  }

  @Endpoint(account.changeEmail, ownOrParents)
  changeEmail(@Input() input: InputOf<typeof account.changeEmail>, @By() by: Actor) {
    return this.emails.give(input, by);
  }

  @Endpoint(account.sendAgain, ownOrParents)
  sendAgain(@Input() input: InputOf<typeof account.sendAgain>, @By() by: Actor) {
    return this.emails.again(input, by);
  }

  @Endpoint(account.verify, ownLink)
  async verify(@Input() { id, tokenEmail = id }: InputOf<typeof account.verify>, @By() { account: own }: Actor) {
    await this.emails.verify(own as string, tokenEmail, 'akun');
    return DONE;
  }

  @Endpoint(account.verifyParent)
  async verifyParent(@Input() { id, tokenEmail }: InputOf<typeof account.verifyParent>) {
    await (tokenEmail ? this.emails.verify(id, tokenEmail, 'orangtua') : this.emails.verify(undefined, id, 'orangtua'));
    return DONE;
  }
}
