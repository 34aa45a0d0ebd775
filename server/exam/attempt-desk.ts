import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Ack, Simpanan } from '#contract/exam/attempt';
import { attemptRefusals as no } from '#contract/exam/attempt.refusals';
import type { sitting } from '#contract/exam/sitting.api';
import type { InputOf } from '#contract/kit/endpoint';
import { acksOf } from '#server/exam/acks';
import { ExplainFocus, FinishAttempt, NoteFocusLoss, RequestDevice, SaveAnswers, SavePlainAnswers, StartAttempt, TakeAttempt, TellReadiness } from '#server/exam/attempt.commands';
import { attemptDecider } from '#server/exam/attempt.decider';
import type { Attempt, AttemptState } from '#server/exam/attempt.state';
import { BrowserCheck, type Peramban } from '#server/exam/browser-check';
import { examDecider } from '#server/exam/exam.decider';
import { type Exam, there } from '#server/exam/exam.state';
import { ExamTokenLimit } from '#server/exam/exam-token-limit';
import { Presence } from '#server/exam/presence';
import { SaveTicket } from '#server/exam/save-ticket';
import { deviceOf, type Of, ownOf, standingOf } from '#server/exam/standing';
import { TellingLimit } from '#server/exam/telling-limit';
import { Clock } from '#server/kit/clock';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';

export type Opening = { id_cbt: string; token?: string | undefined; perangkat?: string | undefined };
export type Opened = { of: Of; exam: Exam; attempt: Attempt; device: string; position: string | undefined };
const INTEGERS = 2 ** 31;

/** Where exams are sat: what is asked of it is answered from the log, and said to be kept when it is. */
@Injectable()
export class AttemptDesk {
  constructor(
    private readonly commands: CommandBus, private readonly deciding: Deciding, private readonly browsers: BrowserCheck, private readonly tickets: SaveTicket,
    private readonly tokens: ExamTokenLimit, private readonly telling: TellingLimit, private readonly presence: Presence, @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Begins an attempt, or goes on with it. Who names no device goes on with another one where the exam lets them, as does who answers plainly; who names one has to take it. */
  async open({ id_cbt, token, perangkat }: Opening, by: Actor, browser: Peramban): Promise<Opened> {
    const [of, exam, device] = [ownOf(id_cbt, by), await this.safely(id_cbt, browser, by), deviceOf(perangkat, by)];
    const before = (await this.fresh(of)).attempt;
    const begun = before ? undefined : await this.begin(of, exam, { token, device }, by);
    const current = before ?? (await this.known(of)).attempt;
    const taken = perangkat === undefined ? await this.takenOver(of, current, device, by) : undefined;
    return this.opened(of, exam, device, taken ?? begun);
  }

  /** Goes on with it on this device. */
  async take({ id: id_cbt, ke, perangkat }: InputOf<typeof sitting.take>, by: Actor, browser: Peramban): Promise<Opened> {
    const [of, exam, device] = [ownOf(id_cbt, by), await this.safely(id_cbt, browser, by), deviceOf(perangkat, by)];
    return this.opened(of, exam, device, await this.taking({ ...of, ke }, device, by));
  }

  async save({ id, ke, jawaban, saves, perangkat, lease, fakta }: InputOf<typeof sitting.save>, by: Actor, browser: Peramban): Promise<Receipt> {
    const of = ownOf(id, by);
    await this.safely(id, browser, by);
    const [it, device] = [(await this.known(of)).attempt, deviceOf(perangkat, by)];
    if (jawaban && perangkat === undefined) await this.takenOver({ ...of, ke }, it, device, by);
    const batch = { simpanan: saves?.simpanan ?? [], perangkat: device, lease: lease ?? it?.lease ?? 0 };
    const saved = saves || !jawaban ? await this.commands.execute(new SaveAnswers({ ...of, ke, ...batch }, by)) : undefined;
    const plain = jawaban ? await this.commands.execute(new SavePlainAnswers({ ...of, ke, jawaban, perangkat: batch.perangkat }, stepOf(by, 'plain'))) : undefined;
    this.presence.seen(of.id_peserta, fakta);
    return this.acknowledged(of, plain?.position ?? saved?.position, { saves: batch.simpanan, perangkat: batch.perangkat, rejected: saves?.ditolak ?? [], plain: Object.keys(jawaban ?? {}) });
  }

  /** What a device still has when its session is gone: added to what is there, under the lease that its ticket was given for. */
  async deposit({ id: id_cbt, tiket, saves: { simpanan, ditolak }, perangkat = 'tiket' }: InputOf<typeof sitting.deposit>): Promise<Receipt> {
    const holder = await this.tickets.read(id_cbt, tiket);
    const by: Actor = { account: holder.id_murid, role: 'murid', session: null, roles: ['murid'] };
    const of = ownOf(id_cbt, by);
    this.tickets.refuseOld(holder, (await this.fresh(of)).attempt, this.clock.now());
    const [own, later] = [simpanan.filter(({ epoch }) => epoch <= holder.lease), simpanan.filter(({ epoch }) => epoch > holder.lease)];
    const { position } = await this.commands.execute(new SaveAnswers({ ...of, ke: holder.ke, simpanan: own, perangkat, lease: holder.lease, isDeposited: true }, by));
    return this.acknowledged(of, position, { saves: own, rejected: [...ditolak, ...later.map(({ soal, epoch, seq }): Ack => [soal, epoch, seq, 'rejected'])] });
  }

  /** Only the device that has it ends it: by its name, or by the lease that it was given; who says neither takes it first, as with answers. Every session of a student is told the lease: where another device needs leave it alone proves nothing. */
  async finish({ id, perangkat, ...finishing }: InputOf<typeof sitting.finish>, by: Actor, browser: Peramban): Promise<Receipt> {
    const [of, { aturan }] = [ownOf(id, by), await this.safely(id, browser, by)];
    const [isUnnamed, isFree] = [perangkat === undefined && finishing.lease === undefined, aturan.pindah_perangkat === 'bebas'];
    const device = perangkat ?? (isUnnamed || !isFree ? deviceOf(undefined, by) : undefined);
    if (isUnnamed && device) await this.takenOver({ ...of, ke: finishing.ke }, (await this.fresh(of)).attempt, device, by);
    const { position } = await this.commands.execute(new FinishAttempt({ ...of, ...finishing, perangkat: device }, by));
    const { attempt } = await this.known(of);
    return { position, data: await this.standing(of, attempt?.perangkat ?? '') };
  }

  async tell({ id, ke, perangkat, fokus_hilang, kesiapan, penjelasan, fakta }: InputOf<typeof sitting.tell>, by: Actor): Promise<Receipt> {
    const [of, device] = [ownOf(id, by), deviceOf(perangkat, by)];
    await this.telling.count(of.id_peserta);
    const lost = fokus_hilang ? await this.commands.execute(new NoteFocusLoss({ ...of, ke, detik: fokus_hilang, perangkat: device }, by)) : undefined;
    const told = kesiapan ? await this.commands.execute(new TellReadiness({ ...of, perangkat: device, kesiapan }, stepOf(by, 'kesiapan'))) : undefined;
    const explained = penjelasan ? await this.commands.execute(new ExplainFocus({ ...of, ke, penjelasan }, stepOf(by, 'penjelasan'))) : undefined;
    // Where nothing was decided this node may know an attempt of before.
    const state = await this.fresh(of);
    if (ke === undefined || ke === state.attempt?.ke) this.presence.seen(of.id_peserta, fakta);
    return { position: explained?.position ?? told?.position ?? lost?.position, data: standingOf(of, state, { now: this.clock.now(), device }) };
  }

  async status({ id_cbt, perangkat }: InputOf<typeof sitting.status>, by: Actor) {
    const of = ownOf(id_cbt, by);
    return { data: standingOf(of, await this.fresh(of), { now: this.clock.now(), device: deviceOf(perangkat, by) }) };
  }

  private async begin(of: Of, { aturan }: Exam, { token, device }: { token: string | undefined; device: string }, by: Actor) {
    const isGuess = aturan.pakai_token && token !== undefined;
    if (isGuess) await this.tokens.count(of.id_peserta);
    const receipt = await this.commands.execute(new StartAttempt({ ...of, perangkat: device, benih: randomInt(INTEGERS), token }, by));
    if (isGuess) await this.tokens.takeBack(of.id_peserta);
    return receipt;
  }

  private async takenOver(of: Of & { ke?: number | undefined }, it: Attempt | null, device: string, by: Actor) {
    return it && !it.selesai && it.perangkat !== device ? this.taking(of, device, stepOf(by, 'take')) : undefined;
  }

  /** Who may not take it has asked to. */
  private async taking(of: Of & { ke?: number | undefined }, perangkat: string, by: Actor): Promise<Receipt> {
    try {
      return await this.commands.execute(new TakeAttempt({ ...of, perangkat }, by));
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal !== no.DEVICE_NOT_ALLOWED) throw error;
      await this.telling.count(of.id_peserta);
      await this.commands.execute(new RequestDevice({ ...of, perangkat }, stepOf(by, 'device')));
      throw error;
    }
  }

  /** Nobody is shown what they have handed in, or what another device is at work on. */
  private async opened(of: Of, exam: Exam, device: string, receipt: Receipt | undefined): Promise<Opened> {
    const attempt = (await this.known(of)).attempt ?? refuse(no.NOT_STARTED);
    refuseUnless(standingOf(of, { attempt, ke: attempt.ke }, { now: this.clock.now(), device }).status !== 'selesai', no.ATTEMPT_FINISHED);
    refuseUnless(attempt.perangkat === device, no.LEASE_LOST);
    return { of, exam, attempt, device, position: receipt?.position };
  }

  private async acknowledged(of: Of, position: string | undefined, { saves, perangkat, rejected, plain = [] }: { saves: readonly Simpanan[]; perangkat?: string; rejected: readonly Ack[]; plain?: readonly string[] }): Promise<Receipt> {
    const it = (await this.known(of)).attempt ?? refuse(no.NOT_STARTED);
    const held = plain.flatMap((soal): Ack[] => {
      const had = it.jawaban.to(soal);
      return had ? [[soal, had.epoch, had.seq, 'applied']] : [];
    });
    const now = this.clock.now().toISOString();
    return { position, beside: { acks: [...acksOf(it, saves, perangkat), ...rejected, ...held], serverTime: now, deadlineAt: it.tenggat, lease: it.lease, position: position ?? null } };
  }

  private async standing(of: Of, device: string) {
    return standingOf(of, await this.known(of), { now: this.clock.now(), device });
  }

  private async safely(id_cbt: string, browser: Peramban, by: Actor): Promise<Exam> {
    const exam = there(await this.deciding.knownOf(examDecider, id_cbt));
    await this.browsers.refuseUnsafe(id_cbt, exam, browser, by);
    return exam;
  }

  private known = ({ id_peserta }: Of): Promise<AttemptState> => this.deciding.knownOf(attemptDecider, id_peserta);
  private fresh = ({ id_peserta }: Of): Promise<AttemptState> => this.deciding.stateOf(attemptDecider, id_peserta);
}
