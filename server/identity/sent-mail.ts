import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { access } from '#contract/identity/access.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { NamesOf } from '#projections/identity/account.query';
import { Outbox } from '#server/identity/outbox';
import { Clock } from '#server/kit/clock';
import { refuseUnless } from '#server/kit/deciding/refused';

/** What became of the mails: for the admin whether they went out, in the demo also what they said. */
@Injectable()
export class SentMail {
  constructor(private readonly outbox: Outbox, private readonly clock: Clock, private readonly queries: QueryBus) {}

  async list({ page, limit, order }: InputOf<typeof access.mails>) {
    const rows = await this.outbox.list(page, limit, order);
    const names = await this.queries.execute(new NamesOf({ ids: rows.flatMap((it) => it.id_orang ?? []) }));
    return { data: rows.map(({ id_orang, total: _, ...it }) => ({ ...it, nama: (id_orang && names.get(id_orang)) || null })), total: rows[0]?.total ?? 0, page, limit };
  }

  async mailbox() {
    refuseUnless(this.clock.isDemo, common.NOT_FOUND);
    return (await this.outbox.kept()).map(({ id, kepada, judul, isi, terkirim }) => ({ id, kepada, judul, isi, terkirim }));
  }
}
