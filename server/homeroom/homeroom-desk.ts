import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { homeroomRefusals as no } from '#contract/homeroom/homeroom.refusals';
import { common } from '#contract/kit/refusal';
import { ClassAsked } from '#projections/homeroom/class-asked.query';
import { PeriodicReports } from '#projections/homeroom/periodic.query';
import { ActiveClassOf } from '#projections/homeroom/class-asked.query';
import type { Ask } from '#projections/kit/question';
import type { Actor } from '#server/kit/deciding/command';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { classAsked, part } from '#server/homeroom/homeroom.policy';

type OfMonth = { bulan?: string | undefined };

/** Which class and which month is meant, once it is known that whoever asks may know. */
@Injectable()
export class HomeroomDesk {
  constructor(private readonly queries: QueryBus) {}
  private readonly ask: Ask = (question) => this.queries.execute(question);

  async classOf(input: { id_kelas?: string | undefined }, actor: Actor) {
    const { id_kelas_tahun_ajaran } = await classAsked({ actor, input, ask: this.ask });
    return { id_kelas_tahun_ajaran };
  }

  /** Of a class all, or what a teacher holds in it; where they name none and have none, what they hold. */
  async weeksOf({ minggu_ke, ...input }: { id_kelas?: string | undefined; minggu_ke?: number | undefined }, actor: Actor) {
    const id_guru = actor.account as string;
    const found = await this.ask(new ClassAsked({ ...input, account: actor.account }));
    if (!found) return { id_guru, minggu_ke };
    const { id_kelas_tahun_ajaran } = found;
    return (await part({ actor, input, ask: this.ask })) === 'taught' ? { id_kelas_tahun_ajaran, id_guru, minggu_ke } : { id_kelas_tahun_ajaran, minggu_ke };
  }

  async reportsOf({ daftar_murid, bulan, ...input }: OfMonth & { id_kelas?: string | undefined; daftar_murid?: readonly string[] | undefined }, by: Actor) {
    return (await this.ask(new PeriodicReports({ ...(await this.classOf(input, by)), bulan, daftar_murid }))) ?? refuse(no.NO_MONTH);
  }

  async reportOf({ id_murid, bulan }: OfMonth & { id_murid?: string | undefined }, { account }: Actor) {
    const whose = id_murid ?? (account as string);
    const found = await this.ask(new ActiveClassOf({ id_murid: whose }));
    refuseUnless(found, common.NOT_FOUND);
    const { data: [data], daftar_bulan } = (await this.ask(new PeriodicReports({ ...found, bulan, daftar_murid: [whose] }))) ?? refuse(no.NO_MONTH);
    return { data, daftar_bulan };
  }
}
