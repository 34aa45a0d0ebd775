import { z } from 'zod';
import { event, type Fact, type Meta } from '#contract/kit/event';
import { common, type Refusal } from '#contract/kit/refusal';
import { refuse } from '#server/kit/deciding/refused';
import { WrongExpectedRevision } from '#server/kit/log/event-store';
import { type Head, type Journal, NOTHING } from '#server/kit/log/journal';
import type { MasterKey } from '#server/kit/log/master-key';
import { uuidV5 } from '#projections/kit/uuid';

export const ValueClaimed = event('ValueClaimed', { owner: z.string(), sebelum: z.string().nullable() });
/** Closes a stream that was never begun, so that nobody can still begin it. */
export const StreamFenced = event('StreamFenced', { oleh: z.string() });

/** Uniqueness: a claim is a stream of its own named after the value, and only one can begin it. Never check, then insert. */
export class Claims {
  constructor(private readonly journal: Journal, private readonly master: MasterKey) {}

  /** Takes a value for the stream `owner`, or refuses; taking it again is no change. */
  async take(owner: string, [kind, value]: [string, string], meta: Meta, taken: Refusal = common.CONFLICT) {
    const stream = `claim-${this.master.digest(kind, value)}`;
    if (await this.write(stream, NOTHING, ValueClaimed({ owner, sebelum: null }), meta)) return;
    const last = (await this.journal.read(stream, { backwards: true, max: 1 }))[0];
    if (!last || last.data.owner === owner) return;
    if (!(await this.isAbandoned(last.data.owner, owner, meta))) refuse(taken);
    const head = { revision: last.revision, hash: last.hash };
    if (!(await this.write(stream, head, ValueClaimed({ owner, sebelum: last.data.owner }), meta))) refuse(taken);
  }

  /** A claim whose owner never came to be (a crash in between) is free once the owner's stream is fenced. */
  private async isAbandoned(stream: string, by: string, meta: Meta) {
    const [first] = await this.journal.read(stream, { max: 1 });
    if (first) return first.type === StreamFenced.type;
    return this.write(stream, NOTHING, StreamFenced({ oleh: by }), meta);
  }

  private async write(stream: string, head: Head, fact: Fact, meta: Meta) {
    try {
      await this.journal.append(stream, head, [fact], { ...meta, command: uuidV5(meta.command, stream) });
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }
}
