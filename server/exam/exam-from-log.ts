import { closingOf } from '#contract/exam/supervision';
import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { examDecider } from '#server/exam/exam.decider';
import { type ExamState, inRoom } from '#server/exam/exam.state';
import { attemptDecider } from '#server/exam/attempt.decider';
import { ExamForAttempt, SitsExam, SittingNow, type UjianUntukPeserta } from '#server/exam/exam-for-attempt';
import { RoomOfExam, type RuangUntukPengawas } from '#server/exam/room-of-exam';
import { roomDecider } from '#server/exam/room.decider';
import { ExamToken } from '#server/exam/exam-token';
import { participantId } from '#projections/exam/sitting.query';
import { Deciding } from '#server/kit/deciding/deciding';
import { someAtOnce } from '#server/kit/some-at-once';

const AT_ONCE = 32;

/** The exam as its own stream says it is, and where one student sits in it. */
@QueryHandler(ExamForAttempt)
export class ExamFromLog {
  constructor(@Inject(Deciding) private readonly deciding: Deciding, private readonly token: ExamToken) {}

  async execute({ input: { id_cbt, id_murid } }: ExamForAttempt): Promise<UjianUntukPeserta | undefined> {
    const it = await this.deciding.stateOf(examDecider, id_cbt);
    if (!it || it === 'removed') return undefined;
    const { acak_soal, acak_opsi, mulai, tutup, durasi, pindah_perangkat, fokus, pakai_token } = it.aturan;
    const seat = it.peserta.find((one) => one.id_murid === id_murid);
    const { mulai: began } = await this.deciding.stateOf(roomDecider, seat?.id_pengawas_cbt ?? id_cbt);
    return {
      acak_soal, acak_opsi, mulai, tutup: closingOf({ mulai, tutup }, began), durasi, pindah_perangkat, fokus, soal: it.soal, isApproved: it.langkah === 'disetujui', isParticipant: seat !== undefined, id_pengawas_cbt: seat?.id_pengawas_cbt ?? null,
      token: pakai_token ? this.token.taken(id_cbt) : null,
    };
  }
}

@QueryHandler(SitsExam)
export class SeatFromLog {
  constructor(@Inject(Deciding) private readonly deciding: Deciding) {}

  /** Whoever is not known to be seated may have been seated since. */
  async execute({ input: { id_cbt, id_murid } }: SitsExam): Promise<boolean | undefined> {
    const isIn = (it: ExamState) => (it && it !== 'removed' ? it.peserta.some((one) => one.id_murid === id_murid) : undefined);
    return isIn(await this.deciding.knownOf(examDecider, id_cbt)) || isIn(await this.deciding.stateOf(examDecider, id_cbt));
  }
}

@QueryHandler(SittingNow)
export class SittersFromLog {
  constructor(@Inject(Deciding) private readonly deciding: Deciding) {}

  async execute({ input: { id_cbt, peserta } }: SittingNow): Promise<number> {
    const states = await someAtOnce(peserta, AT_ONCE, (id_murid) => this.deciding.stateOf(attemptDecider, participantId(id_cbt, id_murid)));
    return states.filter(({ attempt }) => attempt && !attempt.selesai).length;
  }
}

@QueryHandler(RoomOfExam)
export class RoomFromLog {
  constructor(@Inject(Deciding) private readonly deciding: Deciding) {}

  async execute({ input: { id_cbt, id_pengawas_cbt } }: RoomOfExam): Promise<RuangUntukPengawas | undefined> {
    const it = await this.deciding.stateOf(examDecider, id_cbt);
    if (!it || it === 'removed' || it.langkah !== 'disetujui') return undefined;
    const isThere = it.ruang.length ? it.ruang.some((one) => one.id_pengawas_cbt === id_pengawas_cbt) : id_pengawas_cbt === id_cbt;
    return isThere ? { mulai: it.aturan.mulai, tutup: it.aturan.tutup, peserta: inRoom(it, id_cbt, id_pengawas_cbt) } : undefined;
  }
}
