import { Inject, Injectable } from '@nestjs/common';
import { ReadSide } from '#projections/kit/read-side';
import type { Receipt } from '#server/kit/deciding/command';

/** For rules among rows: one command of a kind at a time, and the next one when the read side knows of it. Of several servers each keeps its own turns. */
@Injectable()
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(@Inject(ReadSide) private readonly readSide: ReadSide) {}

  take<T extends Receipt | object | undefined>(kind: string, give: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(kind) ?? Promise.resolve()).then(async () => {
      const reply = await give();
      if (reply && 'position' in reply && reply.position) await this.readSide.upTo(reply.position);
      return reply;
    });
    this.last.set(kind, turn.catch(() => {}));
    return turn;
  }
}
