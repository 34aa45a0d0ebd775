import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { common } from '#contract/kit/refusal';
import { refuseUnless } from '#server/kit/deciding/refused';
import { Latest } from '#server/kit/latest';
import { Together } from '#server/kit/together';

type Kept = { command: string; request: Buffer; answer?: string | null };
/** What a request came to; `isInLog`: its stream knows the command, and the answer follows from that. */
type Outcome = { answer: unknown; isInLog: boolean };

/** A longer answer is not kept: a repeated request runs again, and its stream knows that it was done. */
const LONGEST = 16_384;
const RECENT = 20_000;
/** Nothing that others build upon stands here: no commit of it waits for the disk. */
const KEEP = `INSERT INTO vault.answered (command, request, answer) SELECT * FROM unnest($1::uuid[], $2::bytea[], $3::jsonb[])
  ON CONFLICT (command) DO UPDATE SET answer = coalesce(excluded.answer, answered.answer) WHERE answered.request = excluded.request`;
export const ASIDE = Symbol('pool for what need not be durable');

/**
 * Requests that carried an Idempotency-Key, with their answers: a repeated one is answered alike and changes
 * nothing. What is not noted here, or was lost in a crash, the stream itself still knows by its command.
 */
@Injectable()
export class Answered {
  private readonly known = new Together((commands: readonly string[]) => this.find(commands));
  private readonly keeping = new Together(async (all: readonly Kept[]) => this.keep(all));
  /** What was asked for under the latest keys. */
  private readonly recent = new Latest<string, string>(RECENT);

  constructor(@Inject(ASIDE) private readonly pool: pg.Pool) {}

  /** `digest`: of what is asked for, base64url. `isLogged`: facts are all that it leaves behind, so the key is tied to its request by them, and here only if there were none. */
  async once(command: string, digest: string, isLogged: boolean, run: () => Promise<Outcome>) {
    this.tie(command, digest);
    const request = () => Buffer.from(digest, 'base64url');
    if (!isLogged) await this.keeping.answer({ command, request: request() });
    const earlier = await this.known.answer(command);
    refuseUnless(!earlier || earlier.request.equals(request()), common.KEY_REUSED);
    if (earlier?.answer) return earlier.answer;
    const { answer, isInLog } = await run();
    const text = JSON.stringify(answer) ?? 'null';
    // What was done is done, whether its answer can be kept or not.
    if (!isInLog && text.length <= LONGEST) await this.keeping.answer({ command, request: request(), answer: text }).catch(() => {});
    return answer;
  }

  private tie(command: string, digest: string) {
    const before = this.recent.get(command);
    refuseUnless(before === undefined || before === digest, common.KEY_REUSED);
    this.recent.set(command, digest);
  }

  private async find(commands: readonly string[]) {
    const { rows } = await this.pool.query<{ command: string; request: Buffer; answer: unknown }>({ name: 'answered', text: 'SELECT command, request, answer FROM vault.answered WHERE command = ANY ($1::uuid[])', values: [commands] });
    const found = new Map(rows.map((it) => [it.command, it]));
    return commands.map((it) => found.get(it));
  }

  /** The same key twice is one row. */
  private async keep(all: readonly Kept[]) {
    const last = [...new Map(all.toReversed().map((it) => [it.command, it])).values()];
    await this.pool.query({ name: 'keep-answers', text: KEEP, values: [last.map((it) => it.command), last.map((it) => it.request), last.map((it) => it.answer ?? null)] });
    return all.map(() => undefined);
  }
}
