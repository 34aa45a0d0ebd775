import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pg from 'pg';
import { common } from '#contract/kit/refusal';
import { refuse } from '#server/kit/deciding/refused';

/** argon2id as security D.4: 19 MiB, two passes, one lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MOST_WAITING = 200;

export type Credential = { state: 'initial' | 'user_set' | 'reset'; hash: string | null };

/** Credentials in the vault; hashing is bounded, so that a wave of logins starves nothing else. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  async set(id_akun: string, password: string, state: 'user_set' | 'reset') {
    const hashed = await this.inTurn(() => hash(password, ARGON));
    await this.pool.query(
      'INSERT INTO vault.credential VALUES ($1, $2, $3) ON CONFLICT (id_akun) DO UPDATE SET state = excluded.state, hash = excluded.hash, changed_at = now()',
      [id_akun, state, hashed],
    );
  }

  /** Until a password was set, it is the user name itself: NIS or NIK (specification 5). */
  async check(id_akun: string, username: string, password: string): Promise<{ isRight: boolean; state: Credential['state'] }> {
    const { rows } = await this.pool.query<Credential>('SELECT state, hash FROM vault.credential WHERE id_akun = $1', [id_akun]);
    const { state, hash: stored } = rows[0] ?? { state: 'initial', hash: null };
    return { state, isRight: stored === null ? same(username, password) : await this.inTurn(() => verify(stored, password)) };
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MOST_WAITING) refuse(common.TOO_MANY_REQUESTS, { menit: 1 });
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}

const same = (a: string, b: string) => {
  const [left, right] = [Buffer.alloc(64), Buffer.alloc(64)];
  left.write(a);
  right.write(b);
  return timingSafeEqual(left, right) && a.length === b.length;
};
