import { Injectable } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { ExamForAttempt, SitsExam, type UjianUntukPeserta } from '#server/exam/exam-for-attempt';
import { type Exam, type ExamState, examDecider } from '#server/exam/exam.decider';
import { ExamToken } from '#server/exam/exam-token';
import { Deciding } from '#server/kit/deciding/deciding';
import { Sharing } from '#server/kit/deciding/sharing';

/** Exams as their streams tell them: a thousand who begin one together ask the log for it twice. */
@Injectable()
export class ExamsInLog {
  private readonly sharing = new Sharing<ExamState>();

  constructor(private readonly deciding: Deciding) {}

  /** As it is now. */
  async now(id_cbt: string): Promise<Exam | undefined> {
    return there(await this.sharing.ask(id_cbt, () => this.deciding.stateOf(examDecider, id_cbt, { isFresh: true })));
  }

  /** As far as it is known here: enough for what stands still since it has begun. */
  async known(id_cbt: string): Promise<Exam | undefined> {
    return there(await this.deciding.stateOf(examDecider, id_cbt));
  }
}

@QueryHandler(ExamForAttempt)
export class ExamForAttemptAnswer {
  constructor(private readonly exams: ExamsInLog, private readonly tokens: ExamToken) {}

  async execute({ input: { id_cbt, id_murid } }: ExamForAttempt): Promise<UjianUntukPeserta | undefined> {
    const it = await this.exams.now(id_cbt);
    if (!it) return undefined;
    const { mulai, tutup, durasi, acak_soal, acak_opsi, pakai_token, pindah_perangkat, fokus } = it.aturan;
    const seat = it.peserta.find((one) => one.id_murid === id_murid);
    return {
      mulai, tutup, durasi, acak_soal, acak_opsi, pindah_perangkat, fokus, soal: it.soal, token: pakai_token ? this.tokens.of(id_cbt) : null,
      isApproved: it.langkah === 'disetujui', isParticipant: seat !== undefined, id_pengawas_cbt: seat?.id_pengawas_cbt ?? null,
    };
  }
}

@QueryHandler(SitsExam)
export class SitsExamAnswer {
  constructor(private readonly exams: ExamsInLog) {}

  /** Whoever is not known to be seated may have been seated since. */
  async execute({ input: { id_cbt, id_murid } }: SitsExam) {
    const isIn = (it: Exam | undefined) => it?.peserta.some((one) => one.id_murid === id_murid);
    return isIn(await this.exams.known(id_cbt)) || isIn(await this.exams.now(id_cbt));
  }
}

const there = (state: ExamState) => (state && state !== 'removed' ? state : undefined);
