import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SoalTugas } from '#contract/assignment/assignment';
import type { assignment, SoalDitulis } from '#contract/assignment/assignment.api';
import { assignmentRefusals as no } from '#contract/assignment/assignment.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { questionBankRefusals } from '#contract/question-bank/question-bank.refusals';
import { QuestionsToAsk } from '#projections/exam/seats.query';
import { KeptFile } from '#projections/file/file.query';
import { MayReadQuestions, WholeVersions } from '#projections/question-bank/question.query';
import { ChangeAssignment, SetAssignment } from '#server/assignment/assignment.decider';
import { AssignmentFromLog } from '#server/assignment/assignment-from-log';
import type { Actor } from '#server/kit/deciding/command';
import { refuseLost, refuseUnless } from '#server/kit/deciding/refused';
import { clean } from '#server/kit/markup';

/** Makes whole what is wished of an assignment: texts with nothing in them but what they may hold, questions as the bank has them. */
@Injectable()
export class AssignmentDesk {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus) {}

  async set({ soal, petunjuk, ...wish }: InputOf<typeof assignment.set>, by: Actor) {
    await this.refuseForeign(wish.berkas, by);
    const receipt = await this.commands.execute(new SetAssignment({ ...wish, petunjuk: clean(petunjuk), soal: await this.questions(soal, [], by) }, by));
    return { ...receipt, data: { id: wish.id_sesi } };
  }

  async change({ id: id_sesi, soal, petunjuk, ...wish }: InputOf<typeof assignment.change>, by: Actor) {
    const had = (soal ?? wish.berkas) && (await this.queries.execute(new AssignmentFromLog({ id_sesi })));
    await this.refuseForeign((wish.berkas ?? []).filter((it) => !had?.berkas.includes(it)), by);
    return this.commands.execute(new ChangeAssignment({
      id_sesi, ...wish, ...(petunjuk !== undefined && { petunjuk: clean(petunjuk) }), ...(soal && { soal: await this.questions(soal, had?.soal ?? [], by) }),
    }, by));
  }

  /** Files that were in it stay; others are of whoever sets it. */
  private async refuseForeign(berkas: readonly string[], by: Actor) {
    const kept = await Promise.all(berkas.map((id) => this.queries.execute(new KeptFile({ id }))));
    refuseLost(kept.some((it) => it?.jenis !== 'tugas' || it.id_pemilik !== by.account) ? ['berkas'] : []);
  }

  /** Questions that were in the assignment stay as they are; others are of whoever sets it to use. */
  private async questions(wished: readonly SoalDitulis[], before: readonly SoalTugas[], by: Actor): Promise<SoalTugas[]> {
    const kept = (it: SoalDitulis) => before.find(({ id_soal, versi }) => it.id_soal && id_soal === it.id_soal && (it.versi ?? versi) === versi);
    const added = wished.flatMap((it) => (it.id_soal && !kept(it) ? [{ id_soal: it.id_soal, ...(it.versi && { versi: it.versi }) }] : []));
    const named = wished.flatMap(({ id_soal }) => id_soal ?? []);
    refuseUnless(new Set(named).size === named.length, questionBankRefusals.QUESTION_TWICE);
    refuseUnless(await this.queries.execute(new MayReadQuestions({ daftar_soal: added.map(({ id_soal }) => id_soal), pembaca: { id_guru: by.account as string, isLeader: false } })), questionBankRefusals.QUESTION_NOT_YOURS);
    const versions = await this.queries.execute(new QuestionsToAsk({ daftar_soal: added }));
    refuseLost(versions.includes(undefined) ? ['soal'] : []);
    const daftar = versions.flatMap((it) => it ?? []);
    const whole = daftar.length ? await this.queries.execute(new WholeVersions({ daftar })) : [];
    refuseUnless(whole.every(({ tipe }) => tipe === 'Multiple Choice'), no.NOT_MULTIPLE_CHOICE);
    return wished.map((it, i): SoalTugas => {
      const [nomor, stays] = [i + 1, kept(it)];
      if (stays) return { ...stays, nomor };
      const found = whole.find(({ id_soal }) => id_soal === it.id_soal);
      if (found) return { nomor, id_soal: found.id_soal, versi: daftar.find(({ id_soal }) => id_soal === found.id_soal)?.versi ?? null, pertanyaan: found.pertanyaan, opsi: found.opsi, kunci: found.kunci[0] ?? '', pembahasan: found.pembahasan };
      const { pertanyaan = '', opsi, kunci = '', pembahasan } = it;
      return { nomor, id_soal: null, versi: null, kunci, pertanyaan: clean(pertanyaan), opsi: opsi.map(({ id, isi }) => ({ id, isi: clean(isi) })), pembahasan: clean(pembahasan) };
    });
  }
}
