import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import type { StatusSandi } from '#contract/identity/first-password';
import { common } from '#contract/kit/refusal';
import { SchoolSettings } from '#projections/institution/settings.query';
import { atOnceIn } from '#projections/kit/at-once';
import { BoundedQueue } from '#server/kit/bounded-queue';
import { Refused } from '#server/kit/deciding/refused';

/** argon2id as security D.4: 19 MiB, two passes, one lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MOST_WAITING = 200;
/** The hash of nothing anybody knows: looked at where there is none, so that the time taken says nothing. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$htKtnOML1ZnqYlEtB7nNYg$0YV4c/ZU3O8hnpOhUU6qO8a3PBXM5Jeuf7/2JK8HkOs';

/** What begins an account and what ends it is done one after the other. */
export const ONE_TERM = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 1))';

export type Credential = { state: StatusSandi; hash: string | null; expires_at: string | null; version: number };

/** Credentials in the vault; hashing is bounded, so that a wave of logins starves nothing else. */
@Injectable()
export class Passwords {
  private readonly queue = new BoundedQueue(AT_ONCE, MOST_WAITING);

  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly queries: QueryBus) {}

  /** One that somebody else chose is valid for some days only. With `instead`, only while the present one is still that; whether it is set. */
  async set(id_akun: string, password: string, state: 'user_set' | 'reset', instead?: Pick<Credential, 'version'>) {
    const hashed = await this.queue.run(() => hash(password, ARGON));
    const { rowCount } = await this.pool.query(
      `INSERT INTO vault.credential (id_akun, state, hash, expires_at) VALUES ($1, $2, $3, CASE WHEN $2 = 'reset' THEN now() + make_interval(days => $4) END)
       ON CONFLICT (id_akun) DO UPDATE SET state = excluded.state, hash = excluded.hash, expires_at = excluded.expires_at, version = credential.version + 1, changed_at = now()
       WHERE $5::int IS NULL OR credential.version = $5`,
      [id_akun, state, hashed, await this.days(), instead?.version ?? null],
    );
    return rowCount === 1;
  }

  /** From now on they have their first password for some days: the name they sign in with (specification 5); unless they were removed since. Nothing is hashed; whoever changes it as it begins changes the same password. */
  async begin(id_akun: string, revision: number) {
    const days = await this.days();
    await atOnceIn(this.pool, async (client) => {
      // Whoever ends the account meanwhile waits, and finds what was begun.
      await client.query(ONE_TERM, [id_akun]);
      const { rows: [ended] } = await client.query<{ revision: number }>('SELECT revision FROM vault.ended WHERE id_akun = $1', [id_akun]);
      if ((ended?.revision ?? -1) > revision) return;
      await client.query("INSERT INTO vault.credential (id_akun, state, expires_at, version) VALUES ($1, 'initial', now() + make_interval(days => $2), 0) ON CONFLICT DO NOTHING", [id_akun, days]);
    });
  }

  /** For an account that is about to be: kept before it, so that its name alone lets nobody in, and gone where it is refused. */
  async before<T>(id_akun: string, password: string, open: () => Promise<T>): Promise<T> {
    await this.set(id_akun, password, 'reset');
    return open().catch(async (error: unknown) => {
      if (error instanceof Refused && error.refusal !== common.UNKNOWN_OUTCOME) await this.pool.query('DELETE FROM vault.credential WHERE id_akun = $1', [id_akun]);
      throw error;
    });
  }

  /** The demo's accounts are shown at every start, so they begin anew. */
  async renewFirst() {
    await this.pool.query("UPDATE vault.credential SET expires_at = now() + make_interval(days => $1) WHERE state <> 'user_set'", [await this.days()]);
  }

  async of(id_akun: string): Promise<Credential> {
    const { rows } = await this.pool.query<Credential>('SELECT state, hash, expires_at, version FROM vault.credential WHERE id_akun = $1', [id_akun]);
    return rows[0] ?? { state: 'initial', hash: null, expires_at: null, version: 0 };
  }

  /** Whether it is still the user name itself. */
  async isFirst(id_akun: string) {
    return (await this.of(id_akun)).hash === null;
  }

  /** Until a password was set, it is the user name itself: NIS or NIK, as it is now. */
  async check(id_akun: string, username: string, password: string): Promise<Credential & { isRight: boolean }> {
    const known = await this.of(id_akun);
    const isSame = await this.matches(known, password);
    if (known.hash && isSame && isOlder(known.hash)) await this.renew(id_akun, known.hash, password);
    return { ...known, isRight: known.hash === null ? same(username, password) : isSame };
  }

  /** Whether this is the password behind a hash; as long a look where there is no hash. */
  matches({ hash: stored }: Pick<Credential, 'hash'>, password: string) {
    return this.queue.run(() => verify(stored ?? DECOY, password).catch(() => false));
  }

  private async days() {
    return (await this.queries.execute(new SchoolSettings())).hari_kata_sandi_awal;
  }

  private async renew(id_akun: string, before: string, password: string) {
    const hashed = await this.queue.run(() => hash(password, ARGON));
    await this.pool.query('UPDATE vault.credential SET hash = $2 WHERE id_akun = $1 AND hash = $3', [id_akun, hashed, before]);
  }
}

/** Made when a hash cost less than it does now. */
const isOlder = (stored: string) => {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== ARGON.memoryCost || timeCost !== ARGON.timeCost || parallelism !== ARGON.parallelism;
};

const same = (a: string, b: string) => {
  const [left, right] = [Buffer.alloc(64), Buffer.alloc(64)];
  left.write(a);
  right.write(b);
  return timingSafeEqual(left, right) && a.length === b.length;
};
