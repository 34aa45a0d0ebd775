import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { waitsFor } from '#contract/home/waits-for';
import { COUNTED } from '#contract/identity/block';
import { NamesOf } from '#projections/identity/account.query';
import { Blocking } from '#server/identity/blocking';
import { Outbox } from '#server/identity/outbox';

/** What waits for the admin in the vault: people whom a counter keeps out, and mails that are not tried any more. */
@Injectable()
export class KeptOut {
  constructor(private readonly blocking: Blocking, private readonly outbox: Outbox, private readonly queries: QueryBus) {}

  async waiting() {
    const [blocks, mails] = await Promise.all([this.blocking.list(), this.outbox.givenUp()]);
    const names = await this.queries.execute(new NamesOf({ ids: mails.flatMap((it) => it.id_orang ?? []) }));
    const counted = blocks.filter((it) => COUNTED.includes(it.alasan));
    return [
      waitsFor('surat-gagal', mails.map((it) => ({ id: it.id, nama: (it.id_orang && names.get(it.id_orang)) || null, posisi: null, at: it.dibuat }))),
      waitsFor('akun-terblokir', counted.map((it) => ({ id: it.key, nama: it.nama ?? it.username ?? it.ip, posisi: null, at: it.berakhir_pada }))),
    ].filter((it) => it.jumlah > 0);
  }
}
