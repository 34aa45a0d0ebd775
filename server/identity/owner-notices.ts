import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EmailOf } from '#projections/identity/account.query';
import { EmailAddresses } from '#server/identity/email-addresses';
import { Outbox } from '#server/identity/outbox';

/** What the owner of an account is told: at its verified address, else at their contact. */
@Injectable()
export class OwnerNotices {
  constructor(private readonly addresses: EmailAddresses, private readonly outbox: Outbox, private readonly queries: QueryBus) {}

  async tell(id_akun: string, jenis: 'sandi_diganti' | 'percobaan_masuk') {
    const email = (await this.addresses.of(id_akun, 'akun')).verified ?? (await this.queries.execute(new EmailOf({ id_akun })))?.email;
    if (email) await this.outbox.put({ jenis, email }, id_akun);
  }
}
