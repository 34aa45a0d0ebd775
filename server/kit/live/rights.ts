import { Inject, Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { ReadSide } from '#projections/kit/read-side';
import type { Touched } from '#projections/kit/touched';
import type { Actor } from '#server/kit/deciding/command';
import type { Mounted } from '#server/kit/edge/endpoint';
import { Gate, inRole } from '#server/kit/edge/gate';
import { seatOf, type Watcher } from '#server/kit/live/watchers';

/** By what right somebody watches: under the policies of REST, for as long as the tables that it followed from say the same. */
@Injectable()
export class Rights {
  /** Whom a touched table may have put out: watchers by the tables that their right followed from. */
  private readonly following = new Map<string, Set<Watcher>>();

  constructor(@Inject(Gate) private readonly gate: Gate, @Inject(ReadSide) private readonly readSide: ReadSide) {}

  /** Of whom they are by the end of the asking: a role that went meanwhile has left its topics already, and would not come by again. */
  async ask(socket: Socket, mounted: Mounted, input: unknown): Promise<Pick<Watcher, 'allowedBy' | 'isDoubtful'>> {
    await this.gate.find(mounted);
    const [{ actor }, allowedBy, n] = [seatOf(socket), new Set<string>(), this.readSide.n];
    await this.gate.pass(mounted, inRole(actor, mounted.endpoint), input, allowedBy);
    return isAlike(actor, seatOf(socket).actor) ? { allowedBy, isDoubtful: this.readSide.n !== n } : this.ask(socket, mounted, input);
  }

  seat(watcher: Watcher) {
    const { topics } = seatOf(watcher.socket);
    this.unseat(topics.get(watcher.name));
    topics.set(watcher.name, watcher);
    for (const table of watcher.allowedBy) this.following.set(table, (this.following.get(table) ?? new Set()).add(watcher));
    if (watcher.isDoubtful) this.doubtful(watcher);
  }

  unseat(watcher: Watcher | undefined) {
    if (!watcher) return;
    seatOf(watcher.socket).topics.delete(watcher.name);
    for (const table of watcher.allowedBy) this.following.get(table)?.delete(watcher);
  }

  /** A class that has another teacher has other watchers: who may watch by what was touched is asked again at the next look. */
  doubt(touched: readonly Touched[]) {
    const isAll = touched.some(({ keys }) => keys === null);
    const tables = isAll ? this.following.keys() : new Set(touched.flatMap(({ keys }) => Object.keys(keys ?? {})));
    for (const table of tables) for (const it of this.following.get(table) ?? []) this.doubtful(it);
  }

  doubtful(it: Watcher) {
    it.isDoubtful = true;
    seatOf(it.socket).isDoubtful = true;
  }
}

/** Whether they may the same. */
export const isAlike = (one: Actor, other: Actor) => one.roles.join() === other.roles.join() && one.isRestricted === other.isRestricted;
