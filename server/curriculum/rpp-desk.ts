import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { rpp } from '#contract/curriculum/rpp.api';
import { rppRefusals } from '#contract/curriculum/rpp.refusals';
import { BAGIAN, NAMA_BAGIAN, type SebagianIsi } from '#contract/curriculum/rpp-parts';
import type { InputOf } from '#contract/kit/endpoint';
import { KeptFile } from '#projections/file/file.query';
import { uuidV5 } from '#projections/kit/uuid';
import { ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { ApproveRpp, ChangeRpp, DraftRpp, ReturnRpp, SubmitRpp, WithdrawRpp } from '#server/curriculum/rpp.commands';
import { rppDecider } from '#server/curriculum/rpp.decider';
import { type RppState, there } from '#server/curriculum/rpp.state';
import type { Actor } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuse, refuseLost } from '#server/kit/deciding/refused';
import { cleanText } from '#server/kit/markup';

/** The parts that are sent, with nothing in their markup but what may be written. */
const partsOf = (sent: SebagianIsi): SebagianIsi =>
  Object.fromEntries(NAMA_BAGIAN.flatMap((it) => (sent[it] === undefined ? [] : [[it, BAGIAN[it].bentuk === 'rich' ? cleanText(sent[it] as string) : sent[it]]])));
export const madeBy = (by: Actor, what: string) => uuidV5(by.command ?? randomUUID(), what);

/** Makes commands of what is wished of a plan. */
@Injectable()
export class RppDesk {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(Deciding) private readonly deciding: Deciding) {}

  async draft({ dataRPP: { jenis, id_mata_pelajaran, id_level, id_tahun_ajaran, dari, ...sent } }: InputOf<typeof rpp.draft>, by: Actor) {
    await this.refuseForeign(sent.lampiran ?? [], by);
    const id = madeBy(by, 'rpp');
    const year = id_tahun_ajaran ?? (await this.queries.execute(new ActiveSchoolYear()))?.id_tahun_ajaran ?? refuse(rppRefusals.NO_SEMESTER);
    const receipt = await this.commands.execute(new DraftRpp({ id_rpp: id, id_guru: by.account as string, id_tahun_ajaran: year, jenis, id_mata_pelajaran, id_level, isi: partsOf(sent as SebagianIsi), dari: dari ?? null }, by));
    return { ...receipt, data: { id } };
  }

  async change({ id, dataRPP: { jenis, id_mata_pelajaran, id_level, sebelum, ...sent } }: InputOf<typeof rpp.change>, by: Actor) {
    if (sent.lampiran?.length) {
      const { isi, lampiran } = there(await this.deciding.knownOf<RppState>(rppDecider, id));
      const known = [...isi.lampiran, ...[sebelum?.lampiran].flat()];
      await this.refuseForeign(sent.lampiran.filter((it) => !known.includes(it)), by, lampiran);
    }
    const receipt = await this.commands.execute(new ChangeRpp({ id_rpp: id, jenis, id_mata_pelajaran, id_level, isi: partsOf(sent as SebagianIsi), sebelum }, by));
    const { revisi } = there(await this.deciding.knownOf<RppState>(rppDecider, id));
    return { ...receipt, data: { id, revisi } };
  }

  /** What was attached stays, and comes back, whoever brought it; what is new is kept for plans by whoever attaches it. */
  private async refuseForeign(lampiran: readonly string[], by: Actor, before: readonly string[] = []) {
    const kept = await Promise.all(lampiran.map((id) => this.queries.execute(new KeptFile({ id }))));
    refuseLost(kept.some((it, i) => it?.jenis !== 'rpp' || (it.id_pemilik !== by.account && !before.includes(lampiran[i] as string))) ? ['lampiran'] : []);
  }

  async decide({ id, status, catatan, revisi_ke }: InputOf<typeof rpp.decide>, by: Actor) {
    const decided = { id_rpp: id, id_catatan: madeBy(by, 'remark'), catatan, revisi_ke };
    const wish = { diajukan: () => new SubmitRpp({ id_rpp: id }, by), draf: () => new WithdrawRpp({ id_rpp: id }, by), revisi: () => new ReturnRpp(decided, by), disetujui: () => new ApproveRpp(decided, by) }[status];
    return { ...(await this.commands.execute(wish())), data: { id } };
  }
}
