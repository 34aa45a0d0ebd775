import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { attemptRefusals as no } from '#contract/exam/attempt.refusals';
import type { sitting } from '#contract/exam/sitting.api';
import { closingOf } from '#contract/exam/supervision';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { NameOfSubject } from '#projections/exam/sitting.query';
import { AttemptDesk, type Opened } from '#server/exam/attempt-desk';
import { attemptDecider } from '#server/exam/attempt.decider';
import { BrowserCheck, type Peramban } from '#server/exam/browser-check';
import { examDecider } from '#server/exam/exam.decider';
import { type Exam, there } from '#server/exam/exam.state';
import { PaperVault } from '#server/exam/paper-vault';
import { roomDecider } from '#server/exam/room.decider';
import { SaveTicket } from '#server/exam/save-ticket';
import { deviceOf, inOrderOf, ownOf, standingOf } from '#server/exam/standing';
import { Clock } from '#server/kit/clock';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuseUnless } from '#server/kit/deciding/refused';
import { asFile } from '#server/kit/edge/download';

type Brief = OutputOf<typeof sitting.brief>['data'];
type Provisions = OutputOf<typeof sitting.start>['data'];

/** What whoever sits an exam sees of it. */
@Injectable()
export class ExamPage {
  constructor(
    private readonly desk: AttemptDesk, private readonly deciding: Deciding, private readonly papers: PaperVault, private readonly tickets: SaveTicket,
    private readonly browsers: BrowserCheck,
    private readonly queries: QueryBus, @Inject(Clock) private readonly clock: Clock,
  ) {}

  async start({ id, ...input }: InputOf<typeof sitting.start>, by: Actor, browser: Peramban): Promise<Receipt> {
    return this.provided(await this.desk.open({ ...input, id_cbt: id }, by, browser));
  }

  async take(input: InputOf<typeof sitting.take>, by: Actor, browser: Peramban): Promise<Receipt> {
    return this.provided(await this.desk.take(input, by, browser));
  }

  async brief({ id_cbt }: InputOf<typeof sitting.brief>, by: Actor, browser: Peramban) {
    return { data: await this.briefOf(id_cbt, await this.approved(id_cbt), by, browser) };
  }

  async page({ tanpa_soal, ...input }: InputOf<typeof sitting.page>, by: Actor, browser: Peramban) {
    const opened = await this.desk.open(input, by, browser);
    const [data, { soal }] = [await this.provisions(opened), await this.papers.of(input.id_cbt, opened.exam)];
    return { data: { ...data, cbt: await this.briefOf(input.id_cbt, opened.exam, by, browser), soalRandom: tanpa_soal ? [] : inOrderOf(opened.attempt, soal), jawaban: opened.attempt.jawaban.values() } };
  }

  /** The same for everybody who sits it, so it is kept wherever it passes, as long as it is named. */
  async paper({ id, versi, padat }: InputOf<typeof sitting.paper>, reply: FastifyReply) {
    const it = await this.papers.of(id, await this.approved(id));
    refuseUnless(versi === undefined || versi === it.versi, common.NOT_FOUND);
    if (versi) reply.header('cache-control', 'private, max-age=31536000, immutable');
    return asFile(reply, { name: 'naskah.bin', type: 'application/octet-stream', bytes: padat ? it.packed : it.sealed });
  }

  private async provided(opened: Opened): Promise<Receipt> {
    return { position: opened.position, data: await this.provisions(opened) };
  }

  private async provisions({ of, exam, attempt, device }: Opened): Promise<Provisions> {
    const { versi, sandi } = await this.papers.of(of.id_cbt, exam);
    const urutan = attempt.soal.map(([id, letters]): [string, string] => [id, letters]);
    return {
      ...standingOf(of, { attempt, ke: attempt.ke }, { now: this.clock.now(), device }), urutan, versi_naskah: versi, sandi_naskah: sandi.toString('base64'),
      tiket: this.tickets.of(of.id_cbt, { id_murid: of.id_murid, ke: attempt.ke, lease: attempt.lease }), simpanan: Object.fromEntries(attempt.jawaban.entries()),
    };
  }

  private async briefOf(id_cbt: string, exam: Exam, by: Actor, browser: Peramban): Promise<Brief> {
    const { judul, tipe, id_mata_pelajaran, mulai, durasi, pakai_token, peramban, pindah_perangkat, fokus } = exam.aturan;
    const of = ownOf(id_cbt, by);
    const state = await this.deciding.stateOf(attemptDecider, of.id_peserta);
    const seat = exam.peserta.find((it) => it.id_murid === of.id_murid);
    const room = exam.ruang.find((it) => it.id_pengawas_cbt === seat?.id_pengawas_cbt);
    const { mulai: began } = await this.deciding.stateOf(roomDecider, room?.id_pengawas_cbt ?? id_cbt);
    return {
      id_cbt, judul, tipe, mulai, tutup: closingOf(exam.aturan, began), durasi, pakai_token, peramban, pindah_perangkat, fokus, jumlah_soal: exam.soal.length, ruang: room?.ruang ?? null, sesi: room?.sesi ?? null,
      mapel: (await this.queries.execute(new NameOfSubject({ id: id_mata_pelajaran }))) ?? null, versi_naskah: this.papers.versionOf(id_cbt, exam), tantangan: this.browsers.challengeOf(id_cbt, exam, by), peramban_cocok: await this.browsers.fits(id_cbt, exam, browser),
      status: standingOf(of, state, { now: this.clock.now(), device: deviceOf(undefined, by) }).status,
    };
  }

  private async approved(id_cbt: string): Promise<Exam> {
    const exam = there(await this.deciding.stateOf(examDecider, id_cbt));
    refuseUnless(exam.langkah === 'disetujui', no.EXAM_NOT_APPROVED);
    return exam;
  }
}
