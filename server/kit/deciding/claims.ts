import { z } from 'zod';
import { event, type Fact, type Meta, type Recorded } from '#contract/kit/event';
import { common, type Refusal } from '#contract/kit/refusal';
import type { Claim } from '#server/kit/deciding/decider';
import { Refused } from '#server/kit/deciding/refused';
import { WrongExpectedRevision } from '#server/kit/log/event-store';
import { type Journal, NOTHING } from '#server/kit/log/journal';
import type { MasterKey } from '#server/kit/log/master-key';
import { uuidV5 } from '#projections/kit/uuid';

export const ValueClaimed = event('ValueClaimed', { owner: z.string(), sebelum: z.string().nullable() });
/** Moves a stream on: whoever is about to write to it must look again, and claim again. */
export const StreamFenced = event('StreamFenced', { oleh: z.string() });

/** A claim that can be made: its value is known. */
export type Taken = Claim & { value: string };
type Holds = (stream: string) => Promise<boolean>;

/** Uniqueness: a claim is a stream of its own named after the value, and only one can begin it. Never check, then insert. */
export class Claims {
  constructor(private readonly journal: Journal, private readonly master: MasterKey) {}

  /**
   * Takes a value for the stream `owner`, or refuses. Taking it again is no change, unless somebody has fenced the
   * owner off since: then they may be about to take the value over, and only a new claim stops them. `holds` says
   * whether a stream that took it once still stands by it.
   */
  async take(owner: string, { kind, value, field }: Taken, meta: Meta, taken: Refusal = common.CONFLICT, holds: Holds = async () => true) {
    const no = () => {
      throw new Refused(taken, {}, field ? { [field]: taken } : undefined);
    };
    const stream = `claim-${this.master.digest(kind, value)}`;
    if (await this.write(stream, undefined, ValueClaimed({ owner, sebelum: null }), meta)) return;
    const last = (await this.lastOf(stream)) as Recorded;
    const holder: string = last.data.owner;
    if (holder === owner && !isFence(await this.lastOf(owner))) return;
    if (holder !== owner && !(await this.fence(holder, owner, meta, holds))) no();
    await this.write(stream, last, ValueClaimed({ owner, sebelum: holder }), meta);
    if ((await this.lastOf(stream))?.data.owner !== owner) no();
  }

  /** A claim whose owner never came to be (a crash in between), or has given it up, is free once the owner's stream is fenced. */
  private async fence(stream: string, by: string, meta: Meta, holds: Holds) {
    const last = await this.lastOf(stream);
    if (last && (await holds(stream))) return false;
    await this.write(stream, last, StreamFenced({ oleh: by }), meta);
    return isFence(await this.lastOf(stream));
  }

  /** Whether the fact was written now, behind `last`. */
  private async write(stream: string, last: Recorded | undefined, fact: Fact, meta: Meta) {
    const head = last ? { revision: last.revision, hash: last.hash } : NOTHING;
    try {
      await this.journal.append(stream, head, [fact], { ...meta, command: uuidV5(meta.command, `${stream}|${head.revision}`) });
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }

  private async lastOf(stream: string): Promise<Recorded | undefined> {
    return (await this.journal.read(stream, { backwards: true, max: 1 }))[0];
  }
}

const isFence = (it: Recorded | undefined) => it?.type === StreamFenced.type;
