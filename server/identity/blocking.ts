import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LIFTABLE } from '#contract/identity/block';
import { identityRefusals } from '#contract/identity/identity.refusals';
import { common } from '#contract/kit/refusal';
import { AccountsOf } from '#projections/identity/account.query';
import { AccessLog } from '#server/identity/access-log';
import { Blocks } from '#server/identity/blocks';
import { VaultSessions } from '#server/identity/vault-sessions';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';

/** What the admin sees and does about those who cannot get in. */
@Injectable()
export class Blocking {
  constructor(private readonly blocks: Blocks, private readonly sessions: VaultSessions, private readonly log: AccessLog, private readonly queries: QueryBus) {}

  async list() {
    const rows = await this.blocks.standing();
    const ids = rows.flatMap((it) => it.id_akun ?? []);
    const owners = new Map((await this.queries.execute(new AccountsOf({ ids }))).map((it) => [it.id_akun, it]));
    return rows.map(({ id_akun, ...it }) => {
      const owner = owners.get(id_akun ?? '');
      return { ...it, username: owner?.username ?? null, nama: owner?.nama ?? null, role: owner?.roles ?? [], dapat_dibuka: LIFTABLE.includes(it.alasan) };
    });
  }

  async block(id_akun: string, { account, session }: Actor) {
    const [owner] = await this.queries.execute(new AccountsOf({ ids: [id_akun] }));
    refuseUnless(owner, common.NOT_FOUND);
    refuseUnless(id_akun !== account && !owner.roles.includes('admin'), identityRefusals.NOT_THE_ADMIN);
    await this.blocks.put({ alasan: 'DIBLOKIR_ADMIN', of: id_akun, id_akun, oleh: account });
    await this.sessions.end(id_akun, 'BLOCKED');
    await this.log.note({ hasil: 'BLOCKED', id_akun: account, sid: session, tempat: id_akun });
  }

  async lift(key: string, { account, session }: Actor) {
    const alasan = await this.blocks.lift(key);
    refuseUnless(alasan, common.NOT_FOUND);
    refuseUnless(LIFTABLE.includes(alasan), identityRefusals.NOT_LIFTABLE);
    await this.log.note({ hasil: 'UNBLOCKED', id_akun: account, sid: session, tempat: key });
  }

  async liftAll({ account, session }: Actor) {
    const jumlah = await this.blocks.forgiveAll();
    await this.log.note({ hasil: 'UNBLOCKED', id_akun: account, sid: session, tempat: 'semua' });
    return jumlah;
  }
}
