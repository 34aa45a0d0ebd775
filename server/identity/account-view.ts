import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AccountsOf, PersonOf } from '#projections/identity/account.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { common } from '#contract/kit/refusal';
import { EmailAddresses } from '#server/identity/email-addresses';
import { modeOf, standingOf } from '#server/identity/first-password';
import { Passwords } from '#server/identity/passwords';
import { refuseUnless } from '#server/kit/deciding/refused';

const SAPAAN: Record<string, 'Pak' | 'Bu'> = { Pria: 'Pak', Wanita: 'Bu' };

/** What somebody sees of their own account. */
@Injectable()
export class AccountView {
  constructor(private readonly queries: QueryBus, private readonly passwords: Passwords, private readonly addresses: EmailAddresses) {}

  async of(id: string) {
    const [account] = await this.queries.execute(new AccountsOf({ ids: [id] }));
    refuseUnless(account, common.NOT_FOUND);
    const { guru, murid } = await this.queries.execute(new PersonOf({ id_akun: id }));
    const jenis_kelamin = (guru ?? murid)?.jenis_kelamin ?? null;
    const credential = await this.passwords.of(id);
    const standing = standingOf(modeOf(await this.queries.execute(new SchoolSettings())), credential, Date.now());
    return {
      id, username: account.username, nama: account.nama, role: account.roles, jenis_kelamin,
      // Specification 3: students are called by their name.
      sapaan: (guru && SAPAAN[jenis_kelamin ?? '']) || '',
      ...(await this.addressesOf(id, account.email)),
      status_sandi: credential.state, sisa_hari: standing.sisa_hari, isRestricted: standing.isRestricted,
    };
  }

  /** Where links go; until an address is verified, where its owner is known to be reached. */
  private async addressesOf(id: string, contact: string | null) {
    const [own, parents] = [await this.addresses.of(id, 'akun'), await this.addresses.of(id, 'orangtua')];
    const known = own.verified ?? contact;
    return {
      email: known,
      email_terverifikasi: own.verified !== null,
      email_menunggu: own.waiting === known ? null : own.waiting,
      email_orangtua: parents.verified ?? parents.waiting,
      email_orangtua_terverifikasi: parents.verified !== null,
    };
  }
}
