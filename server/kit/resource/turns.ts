import { Inject, Injectable } from '@nestjs/common';
import { common } from '#contract/kit/refusal';
import { ReadSide } from '#projections/kit/read-side';
import type { Receipt } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';

/** What is weighed against all that grades follow from takes turns together. */
export const WEIGHED = 'weighed';

/** For rules among rows: one command of a kind at a time, and the next one when the read side knows of it. Of several servers each keeps its own turns. */
@Injectable()
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();
  /** The last write of a kind: none follows before the read side knows of it. */
  private readonly written = new Map<string, string>();

  constructor(@Inject(ReadSide) private readonly readSide: ReadSide) {}

  take<T extends Pick<Receipt, 'position'>>(kind: string, give: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(kind) ?? Promise.resolve()).then(async () => {
      const before = this.written.get(kind);
      refuseUnless(!before || (await this.readSide.upTo(before)), common.UNAVAILABLE);
      const reply = await give();
      if (reply.position) this.written.set(kind, reply.position);
      return reply;
    });
    this.last.set(kind, turn.catch(() => {}));
    return turn;
  }
}
