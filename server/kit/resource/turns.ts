import { Inject, Injectable } from '@nestjs/common';
import { common } from '#contract/kit/refusal';
import { ReadSide } from '#projections/kit/read-side';
import type { Receipt } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';

/** For rules among rows: one command of a kind at a time, and the next one when the read side knows of it. Of several servers each keeps its own turns. */
@Injectable()
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();
  /** The last command of a kind that the read side did not know of in time: none follows before it does. */
  private readonly unseen = new Map<string, string>();

  constructor(@Inject(ReadSide) private readonly readSide: ReadSide) {}

  take<T extends Receipt | object | undefined>(kind: string, give: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(kind) ?? Promise.resolve()).then(async () => {
      const before = this.unseen.get(kind);
      refuseUnless(!before || (await this.readSide.upTo(before)), common.UNAVAILABLE);
      this.unseen.delete(kind);
      const reply = await give();
      if (reply && 'position' in reply && reply.position && !(await this.readSide.upTo(reply.position))) this.unseen.set(kind, reply.position);
      return reply;
    });
    this.last.set(kind, turn.catch(() => {}));
    return turn;
  }
}
