import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { from, mergeMap, type Observable } from 'rxjs';
import { common } from '#contract/kit/refusal';
import { refuseUnless } from '#server/kit/deciding/refused';

/**
 * Requests that carried an Idempotency-Key, with their answers: a repeated one is answered alike and changes
 * nothing. What a crash kept from being noted here, the stream itself still knows by its command.
 */
@Injectable()
export class Answered {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  once(command: string, input: unknown, run: () => Observable<unknown>) {
    const request = createHash('sha256').update(JSON.stringify(input)).digest();
    return from(this.reserve(command, request)).pipe(mergeMap((known) =>
      known ? from([known]) : run().pipe(mergeMap((answer) => this.note(command, answer)))));
  }

  /** Answers older than a day have served. */
  async forgetOld() {
    await this.pool.query("DELETE FROM vault.answered WHERE at < now() - interval '1 day'");
  }

  /** Ties the key to its request before anything runs; the answer, if it was given before. */
  private async reserve(command: string, request: Buffer) {
    await this.pool.query('INSERT INTO vault.answered (command, request) VALUES ($1, $2) ON CONFLICT DO NOTHING', [command, request]);
    const { rows } = await this.pool.query<{ request: Buffer; answer: unknown }>('SELECT request, answer FROM vault.answered WHERE command = $1', [command]);
    refuseUnless(rows[0]?.request.equals(request), common.KEY_REUSED);
    return rows[0]?.answer;
  }

  private async note(command: string, answer: unknown) {
    await this.pool.query('UPDATE vault.answered SET answer = $2 WHERE command = $1', [command, JSON.stringify(answer)]);
    return answer;
  }
}
