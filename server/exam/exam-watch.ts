import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { IsExamNear, RunningAttempts } from '#projections/exam/running.query';
import { NoteConnection, NoteConnectionLoss } from '#server/exam/attempt.commands';
import { LostTime } from '#server/exam/lost-time';
import { Presence } from '#server/exam/presence';
import { Clock } from '#server/kit/clock';
import { type DomainCommand, SYSTEM } from '#server/kit/deciding/command';
import { Grounds } from '#server/kit/deciding/grounds';
import { Refused } from '#server/kit/deciding/refused';
import { inLog } from '#server/kit/in-log';
import { type Duty, repeatedly } from '#server/kit/duty';
import { someAtOnce } from '#server/kit/some-at-once';

const TICK_MS = 2_000;
/** Shorter absences are nobody's business: a page that is loaded again, a line that is changed. */
const GONE_MS = 8_000;
/** After a start everybody has to come back first. */
const BACK_MS = 30_000;
/** Whoever looked away for so long begins to look anew: who is back may not have been able to say so. */
const BLIND_MS = 6_000;
/** So long before an exam opens somebody has to be known to be there: whoever is not as it opens takes time from all of its room. */
const NEAR_MS = 3_600_000;
const CLEAN_EVERY = 1_800;
const AT_ONCE = 32;

/** Since when somebody is away, by this node's own clock, and for how long they may be. */
type Away = { since: number; most: number };

/** The node that leads notes who of those who sit an exam is no longer connected, and who is again; before that it gives back the time that the server itself lost. */
@Injectable()
export class ExamWatch implements Duty {
  private readonly log = new Logger('exam-watch');
  private trouble = '';

  constructor(private readonly commands: CommandBus, private readonly grounds: Grounds, private readonly presence: Presence, private readonly lost: LostTime, private readonly clock: Clock) {}

  async run(signal: AbortSignal) {
    await this.untilDone(() => this.lost.giveBack(signal), signal);
    let [away, looked, round] = [new Map<string, Away>(), 0, 0];
    await repeatedly(signal, TICK_MS, async () => {
      const isFresh = Date.now() - looked > BLIND_MS;
      if (isFresh) away = new Map();
      await this.look(away, isFresh ? BACK_MS : GONE_MS, signal).then(() => { [looked, this.trouble] = [Date.now(), '']; }, (error: unknown) => this.tell(error));
      if (round++ % CLEAN_EVERY === 0) await this.presence.forgetOld().catch(() => {});
    });
  }

  private async look(away: Map<string, Away>, most: number, signal: AbortSignal) {
    const running = await this.grounds.ask(new RunningAttempts({}));
    if (running.length || (await this.isNear())) await this.lost.alive();
    if (!running.length) return away.clear();
    const [there, now] = [new Map((await this.presence.there()).map((it) => [it.id_peserta, it])), Date.now()];
    const wishes: DomainCommand[] = [];
    const ids = new Set(running.map(({ id_peserta }) => id_peserta));
    for (const id of away.keys()) if (!ids.has(id)) away.delete(id);
    for (const { terputus_sejak, ...of } of running) {
      const it = there.get(of.id_peserta);
      // Whoever never listened, and saves, is a client that asks and is not told.
      const isAway = it ? it.pernah && !it.terhubung : most === BACK_MS || away.has(of.id_peserta);
      if (!isAway) {
        away.delete(of.id_peserta);
        if (terputus_sejak) wishes.push(new NoteConnection({ ...of, menunggu: it?.menunggu ?? null }, SYSTEM));
        continue;
      }
      const since = away.get(of.id_peserta) ?? { since: now, most };
      away.set(of.id_peserta, since);
      if (!terputus_sejak && now - since.since >= since.most) wishes.push(new NoteConnectionLoss({ ...of, sejak: new Date(this.clock.now().getTime() - (now - since.since)).toISOString() }, SYSTEM));
    }
    await someAtOnce(wishes, AT_ONCE, (wish) => this.give(wish), signal);
  }

  private isNear() {
    const now = this.clock.now();
    return this.grounds.ask(new IsExamNear({ at: now.toISOString(), by: new Date(now.getTime() + NEAR_MS).toISOString() }));
  }

  /** Whoever ended meanwhile is neither. */
  private give(wish: DomainCommand) {
    return this.commands.execute(wish).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
  }

  private async untilDone(work: () => Promise<void>, signal: AbortSignal) {
    while (!signal.aborted && !(await work().then(() => true, (error: unknown) => this.tell(error)))) await pause(TICK_MS, undefined, { signal }).catch(() => {});
  }

  private tell(error: unknown) {
    if (this.trouble !== String(error)) this.log.error(inLog(error));
    this.trouble = String(error);
    return false;
  }
}
