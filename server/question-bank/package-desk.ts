import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import type { questionPackage } from '#contract/question-bank/question-bank.api';
import { questionBankRefusals as no } from '#contract/question-bank/question-bank.refusals';
import { Drawn, MayReadQuestions } from '#projections/question-bank/question.query';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';
import { readerOf } from '#server/question-bank/question-bank.policy';
import { ChangeQuestionPackage, MakeQuestionPackage } from '#server/question-bank/question-package.decider';

type Made = InputOf<typeof questionPackage.make>;
type Changed = Omit<InputOf<typeof questionPackage.change>, 'id'>;

/** Puts packages together of questions that whoever makes them may read. */
@Injectable()
export class PackageDesk {
  constructor(private readonly commands: CommandBus, private readonly queries: QueryBus) {}

  async make(id_paket: string, paket: Made, by: Actor) {
    const daftar_soal = paket.daftar_soal.length || !paket.kisi_kisi.length ? paket.daftar_soal : await this.draw(paket, by);
    await this.refuseForeign(daftar_soal, by);
    const receipt = await this.commands.execute(new MakeQuestionPackage({ ...paket, id_paket, id_guru: by.account as string, daftar_soal }, by));
    return { ...receipt, data: { id: id_paket, jumlah_soal: daftar_soal.length } };
  }

  async change(id_paket: string, paket: Changed, by: Actor) {
    await this.refuseForeign(paket.daftar_soal ?? [], by);
    return this.commands.execute(new ChangeQuestionPackage({ ...paket, id_paket }, by));
  }

  private async refuseForeign(daftar_soal: Made['daftar_soal'], by: Actor) {
    refuseUnless(await this.queries.execute(new MayReadQuestions({ daftar_soal: daftar_soal.map(({ id_soal }) => id_soal), pembaca: readerOf(by) })), no.QUESTION_NOT_YOURS);
  }

  /** As many as each line asks for; a line that the bank cannot fill is named. */
  private async draw({ kisi_kisi, id_mata_pelajaran, id_level }: Made, by: Actor) {
    if (!id_mata_pelajaran) throw new Refused(common.VALIDATION, {}, { id_mata_pelajaran: common.VALIDATION });
    const drawn = await this.queries.execute(new Drawn({ kisi_kisi, id_mata_pelajaran, id_level, pembaca: readerOf(by) }));
    const short = kisi_kisi.flatMap(({ jumlah }, i) => ((drawn[i]?.length ?? 0) < jumlah ? [`kisi_kisi.${i}.jumlah`] : []));
    if (short.length) throw new Refused(no.BLUEPRINT_SHORT, {}, Object.fromEntries(short.map((field) => [field, no.BLUEPRINT_SHORT])));
    return drawn.flat().map((id_soal) => ({ id_soal, bobot: 1 }));
  }
}
