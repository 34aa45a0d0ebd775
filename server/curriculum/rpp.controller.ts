import { Controller, Inject, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { rpp } from '#contract/curriculum/rpp.api';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { PlanningControl } from '#projections/curriculum/planning-control.query';
import { OneRpp, RppQueue, Rpps, RppSources, RppVersion } from '#projections/curriculum/rpp.query';
import { AnswerRppRemark, OfferRpp, RemarkRpp, RemoveRpp, SettleRppRemark, ShareRpp } from '#server/curriculum/rpp.commands';
import { madeBy, RppDesk } from '#server/curriculum/rpp-desk';
import { RppHistory } from '#server/curriculum/rpp-history';
import { RppPrint } from '#server/curriculum/rpp-print';
import { decidesRpp, draftsRpp, ownsRpp, readsRpp, remarksRpp, speaksOfRpp, writerOf, writesRpp } from '#server/curriculum/rpp.policy';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class RppController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, private readonly desk: RppDesk, private readonly paper: RppPrint, private readonly past: RppHistory) {}

  @Endpoint(rpp.list, byRole)
  list(@Input() input: InputOf<typeof rpp.list>, @By() by: Actor) {
    return this.queries.execute(new Rpps({ ...input, writer: writerOf(by) }));
  }

  @Endpoint(rpp.queue, byRole)
  queue(@Input() input: InputOf<typeof rpp.queue>) {
    return this.queries.execute(new RppQueue(input));
  }

  @Endpoint(rpp.planningControl, byRole)
  planningControl(@Input() input: InputOf<typeof rpp.planningControl>) {
    return this.queries.execute(new PlanningControl(input));
  }

  @Endpoint(rpp.sources, byRole)
  sources(@Input() input: InputOf<typeof rpp.sources>, @By() { account }: Actor) {
    return this.queries.execute(new RppSources({ ...input, writer: account as string }));
  }

  @Endpoint(rpp.one, readsRpp)
  async one(@Input() input: InputOf<typeof rpp.one>) {
    return (await this.queries.execute(new OneRpp(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(rpp.version, readsRpp)
  async version(@Input() input: InputOf<typeof rpp.version>) {
    return (await this.queries.execute(new RppVersion(input))) ?? refuse(common.NOT_FOUND);
  }

  @Endpoint(rpp.history, readsRpp)
  history(@Input() input: InputOf<typeof rpp.history>) {
    return this.past.of(input);
  }

  @Endpoint(rpp.print, readsRpp)
  async print(@Input() input: InputOf<typeof rpp.print>, @Res({ passthrough: true }) reply: FastifyReply) {
    return asFile(reply, await this.paper.of(input));
  }

  @Endpoint(rpp.draft, draftsRpp)
  draft(@Input() input: InputOf<typeof rpp.draft>, @By() by: Actor) {
    return this.desk.draft(input, by);
  }

  @Endpoint(rpp.change, writesRpp)
  change(@Input() input: InputOf<typeof rpp.change>, @By() by: Actor) {
    return this.desk.change(input, by);
  }

  @Endpoint(rpp.decide, decidesRpp)
  decide(@Input() input: InputOf<typeof rpp.decide>, @By() by: Actor) {
    return this.desk.decide(input, by);
  }

  @Endpoint(rpp.remark, remarksRpp)
  async remark(@Input() { id, ...remark }: InputOf<typeof rpp.remark>, @By() by: Actor) {
    const id_catatan = madeBy(by, 'remark');
    return { ...(await this.commands.execute(new RemarkRpp({ id_rpp: id, id_catatan, ...remark }, by))), data: { id: id_catatan } };
  }

  @Endpoint(rpp.answer, speaksOfRpp)
  async answer(@Input() { id, ...answer }: InputOf<typeof rpp.answer>, @By() by: Actor) {
    const id_jawaban = madeBy(by, 'answer');
    return { ...(await this.commands.execute(new AnswerRppRemark({ id_rpp: id, id_jawaban, ...answer }, by))), data: { id: id_jawaban } };
  }

  @Endpoint(rpp.settle, remarksRpp)
  settle(@Input() { id, id_catatan }: InputOf<typeof rpp.settle>, @By() by: Actor) {
    return this.commands.execute(new SettleRppRemark({ id_rpp: id, id_catatan }, by));
  }

  @Endpoint(rpp.share, ownsRpp)
  share(@Input() { id, rekan }: InputOf<typeof rpp.share>, @By() by: Actor) {
    return this.commands.execute(new ShareRpp({ id_rpp: id, rekan }, by));
  }

  @Endpoint(rpp.offer, remarksRpp)
  offer(@Input() { id, templat }: InputOf<typeof rpp.offer>, @By() by: Actor) {
    return this.commands.execute(new OfferRpp({ id_rpp: id, templat }, by));
  }

  @Endpoint(rpp.remove, ownsRpp)
  remove(@Input() { id }: InputOf<typeof rpp.remove>, @By() by: Actor) {
    return this.commands.execute(new RemoveRpp({ id_rpp: id }, by));
  }
}
