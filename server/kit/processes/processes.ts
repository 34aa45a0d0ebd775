import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import type { Recorded } from '#contract/kit/event';
import { type Ask, tablesBehind } from '#projections/kit/question';
import { ReadSide } from '#projections/kit/read-side';
import { patient } from '#projections/kit/source';
import { uuidV5 } from '#projections/kit/uuid';
import { Clock } from '#server/kit/clock';
import { type Envelope, type Receipt, SYSTEM } from '#server/kit/deciding/command';
import { Grounds } from '#server/kit/deciding/grounds';
import { isPassing, Refused } from '#server/kit/deciding/refused';
import { Journal } from '#server/kit/log/journal';
import { Movements } from '#server/kit/processes/movements';
import type { DueProcess, EventProcess, Wish } from '#server/kit/processes/process';
import { inLog } from '#server/kit/in-log';
import { someAtOnce } from '#server/kit/some-at-once';

const NAMESPACE = '3e1b6b0e-6d2a-5d0b-9a55-0d5c7c4e2f11';
/** However much moves, nothing is asked for more often. */
const LOOK_EVERY_MS = 1_000;
const LOOK_AT_LATEST_MS = 60_000;
const RETRY_MS = 1_000;
/** Most events are nothing to a process: it looks often enough, not at each, and notes now and then how far it is. */
const CALM_MS = 50;
const KEEP_EVERY_MS = 1_000;
/** More at once are no faster, and hold up whoever waits for an answer. */
const AT_ONCE = 32;

/** Runs the processes on the node that leads. */
@Injectable()
export class Processes {
  private readonly log = new Logger('process');
  private readonly ask: Ask;
  /** What is wrong with whom, as it was said last. */
  private readonly said = new Map<string, string>();
  private readonly movements: Movements;
  private readonly held = new Set<DueProcess>();

  constructor(
    private readonly commands: CommandBus, grounds: Grounds, private readonly journal: Journal, private readonly clock: Clock,
    @Inject(ReadSide) private readonly readSide: ReadSide, @Inject(pg.Pool) private readonly pool: pg.Pool,
  ) {
    this.ask = (question) => grounds.ask(question);
    this.movements = new Movements(readSide);
  }

  /** Runs until the signal; each process by itself, so that one that is stuck holds up no other. */
  async run(eventProcesses: readonly EventProcess[], dueProcesses: readonly DueProcess[], signal: AbortSignal) {
    // Every process waits and subscribes on it: many listeners are no leak.
    patient(signal);
    await Promise.all([
      ...eventProcesses.map((it) => this.untilStopped(it.name, signal, () => this.follow(it, signal))),
      ...dueProcesses.map((it) => this.untilStopped(it.name, signal, () => this.watchTheClock(it, signal))),
    ]);
  }

  /** Lets a process rest while a past is told: it would bring it to an end before whoever tells it does, or get in the way of it. */
  async holding<T>(process: DueProcess, telling: () => Promise<T>) {
    this.held.add(process);
    try {
      return await telling();
    } finally {
      this.held.delete(process);
    }
  }

  private async untilStopped(name: string, signal: AbortSignal, work: () => Promise<void>) {
    while (!signal.aborted) {
      await work().catch((error: unknown) => this.stuck(name, error));
      await pause(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Tried again for ever: whoever watches over the server is told by `GET /api/health`. */
  private async stuck(name: string, error: unknown) {
    if (this.said.get(name) !== String(error)) this.log.error(`${name}: ${inLog(error)}`);
    this.said.set(name, String(error));
    const text = "INSERT INTO vault.process (name, position, stuck) VALUES ($1, 'start', $2) ON CONFLICT (name) DO UPDATE SET stuck = excluded.stuck";
    await this.pool.query(text, [name, String(error)]).catch(() => {});
  }

  private async follow(it: EventProcess, signal: AbortSignal) {
    const { rows } = await this.pool.query<{ position: string }>('SELECT position FROM vault.process WHERE name = $1', [it.name]);
    const types = Object.values<{ type: string }>(it.events).map(({ type }) => type);
    let kept = 0;
    for await (const { events, position } of this.journal.subscribe({ after: rows[0]?.position ?? 'start', types, signal })) {
      for (const event of events) await this.handle(it, event, signal);
      // What was being done when told to stop may be half done: it is done again.
      if (signal.aborted) return;
      if (events.length || Date.now() - kept > KEEP_EVERY_MS) {
        kept = Date.now();
        await this.pool.query('INSERT INTO vault.process VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET position = excluded.position, stuck = NULL', [it.name, position]);
      }
      await pause(CALM_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** The read side must know the event before the process asks it anything. */
  private async handle(it: EventProcess, event: Recorded, signal: AbortSignal) {
    if (event.unreadable) throw new Error(`event ${event.id}: ${event.unreadable}`);
    await this.untilKnown(event.position, signal);
    if (signal.aborted) return;
    const wishes = await it.on[event.type]?.(event, this.ask) ?? [];
    const { correlation } = event.meta;
    await this.give(it.name, wishes, signal, (wish) => ({ id: uuidV5(event.id, wish), correlation, causation: event.id }));
  }

  private async watchTheClock(it: DueProcess, signal: AbortSignal) {
    let [turned, isFresh] = [() => {}, true];
    this.clock.onTurned(() => turned());
    while (!signal.aborted) {
      if (this.held.has(it)) {
        await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
        continue;
      }
      const early = new AbortController();
      turned = () => early.abort();
      const [now, turn, tables] = [this.clock.now(), this.movements.now, new Set<string>()];
      const ask = this.noting(tables);
      const wishes = await it.due(now, ask);
      await this.give(it.name, wishes, signal, (wish) => ({ id: uuidV5(NAMESPACE, wish) }));
      if (isFresh) await this.pool.query('UPDATE vault.process SET stuck = NULL WHERE name = $1 AND stuck IS NOT NULL', [it.name]);
      isFresh = false;
      const until = AbortSignal.any([signal, early.signal]);
      if (wishes.length) await pause(RETRY_MS, undefined, { signal: until }).catch(() => {});
      else await this.untilDue(await it.next(now, ask), () => this.movements.since(turn, tables), until);
    }
  }

  /** Keeps in mind which tables are asked. */
  private noting(tables: Set<string>): Ask {
    return (question) => {
      for (const it of tablesBehind(question) ?? []) tables.add(it);
      return this.ask(question);
    };
  }

  /** What is due follows from tables: as long as none of them has moved since it was asked for, it is due when it was said to be. */
  private async untilDue(next: Date | undefined, hasMoved: () => boolean, signal: AbortSignal) {
    for (let waited = 0; waited < LOOK_AT_LATEST_MS && !signal.aborted; waited += LOOK_EVERY_MS) {
      const due = next ? this.clock.until(next) : Number.POSITIVE_INFINITY;
      await pause(Math.min(LOOK_EVERY_MS, due), undefined, { signal }).catch(() => {});
      if (due <= LOOK_EVERY_MS || hasMoved()) return;
    }
  }

  private async untilKnown(position: string, signal: AbortSignal) {
    while (!signal.aborted && !(await this.readSide.upTo(position)));
  }

  /** Wishes of one kind do not wait for each other; what comes after them is given once the read side knows of them. */
  private async give(name: string, wishes: readonly Wish[], signal: AbortSignal, envelope: (wish: string) => Envelope) {
    for (const alike of runsOf(wishes)) {
      if (signal.aborted) return;
      const receipts = await someAtOnce(alike, AT_ONCE, (wish) => this.giveOne(name, wish, envelope), signal);
      const last = this.latest(receipts.flatMap((it) => it.position || []));
      if (last) await this.untilKnown(last, signal);
    }
  }

  /** A refusal is an answer: things have changed since the cause. Anything else is tried again, also what may or may not be done. */
  private giveOne(name: string, [command, data]: Wish, envelope: (wish: string) => Envelope): Promise<Receipt> {
    return this.commands.execute(new command(data, SYSTEM, envelope(`${name}|${command.name}|${JSON.stringify(data)}`))).catch((error: unknown) => {
      if (!(error instanceof Refused) || isPassing(error)) throw error;
      this.log.warn(`${name}: ${command.name} refused with ${error.refusal.code}`);
      return { position: undefined };
    });
  }

  private latest(positions: readonly string[]) {
    return positions.reduce<string | undefined>((last, it) => (last && this.journal.store.reached(last, it) ? last : it), undefined);
  }
}

/** Neighbours that are wishes of one kind. */
function runsOf(wishes: readonly Wish[]): Wish[][] {
  const runs: Wish[][] = [];
  for (const wish of wishes) {
    const last = runs.at(-1);
    if (last?.[0]?.[0] === wish[0]) last.push(wish);
    else runs.push([wish]);
  }
  return runs;
}
