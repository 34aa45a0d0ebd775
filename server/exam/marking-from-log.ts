import { Inject, Injectable } from '@nestjs/common';
import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { SoalDinilai } from '#contract/exam/marking';
import { common } from '#contract/kit/refusal';
import type { IsiSoal } from '#contract/question-bank/question';
import { WholeVersions } from '#projections/question-bank/question.query';
import { answerKeyDecider } from '#server/exam/answer-key.decider';
import { attemptDecider } from '#server/exam/attempt.decider';
import { AttemptForMarking, ExamForMarking, FinishedBefore, type UntukDinilai } from '#server/exam/attempt-for-marking';
import { examDecider } from '#server/exam/exam.decider';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuseUnless } from '#server/kit/deciding/refused';
import { Journal } from '#server/kit/log/journal';

const MOST = 50;

/** The questions of exams as they are marked now: what the exam chose, and what was put right by the newest of its answer key. */
@Injectable()
export class MarkingPaper {
  private readonly kept = new Map<string, ReadonlyMap<string, IsiSoal>>();

  constructor(@Inject(Deciding) private readonly deciding: Deciding, @Inject(QueryBus) private readonly queries: QueryBus) {}

  /** An exam that students have met keeps its questions, so what is known of it here is enough. */
  async of(id_cbt: string): Promise<SoalDinilai[] | undefined> {
    const exam = await this.deciding.knownOf(examDecider, id_cbt);
    if (!exam || exam === 'removed') return undefined;
    const [{ koreksi }, isi] = [await this.deciding.stateOf(answerKeyDecider, id_cbt), await this.contents(exam.soal)];
    return exam.soal.map(({ id_soal, bobot }) => ({ id_soal, bobot, isi: isi.get(id_soal) as IsiSoal, koreksi: koreksi[id_soal] ?? null }));
  }

  /** A version of a question never changes. */
  private async contents(soal: readonly { id_soal: string; versi: number }[]): Promise<ReadonlyMap<string, IsiSoal>> {
    const daftar = soal.map(({ id_soal, versi }) => ({ id_soal, versi }));
    const name = JSON.stringify(daftar);
    const known = this.kept.get(name);
    if (known) return known;
    const found = new Map((await this.queries.execute(new WholeVersions({ daftar }))).map(({ id_soal, ...isi }) => [id_soal, isi]));
    refuseUnless(daftar.every(({ id_soal }) => found.has(id_soal)), common.UNAVAILABLE);
    this.kept.set(name, found);
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value as string);
    return found;
  }
}

@QueryHandler(AttemptForMarking)
export class AttemptForMarkingFromLog {
  constructor(@Inject(Deciding) private readonly deciding: Deciding, private readonly paper: MarkingPaper) {}

  async execute({ input: { id_peserta, id_cbt } }: AttemptForMarking): Promise<UntukDinilai | undefined> {
    const { attempt } = await this.deciding.stateOf(attemptDecider, id_peserta);
    if (!attempt?.selesai || attempt.isErased) return undefined;
    const soal = await this.paper.of(id_cbt);
    const { isFinished: isFinal } = await this.deciding.stateOf(answerKeyDecider, id_cbt);
    return soal && { isFinal, ke: attempt.ke, soal, jawaban: attempt.jawaban.values(), simpanan: attempt.jawaban.digest() };
  }
}

@QueryHandler(ExamForMarking)
export class ExamForMarkingFromLog {
  constructor(private readonly paper: MarkingPaper) {}

  async execute({ input: { id_cbt } }: ExamForMarking) {
    const soal = await this.paper.of(id_cbt);
    return soal && { soal };
  }
}

@QueryHandler(FinishedBefore)
export class FinishedBeforeInLog {
  constructor(private readonly journal: Journal) {}

  async execute({ input: { id_cbt, posisi } }: FinishedBefore) {
    const last = (await this.journal.read(`${answerKeyDecider.stream}-${id_cbt}`)).findLast(({ type }) => type === 'MarkingFinished');
    return last !== undefined && this.journal.store.reached(posisi, last.position);
  }
}
