import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { common } from '#contract/kit/refusal';
import { isAtSchool } from '#server/kit/address';
import { refuse } from '#server/kit/deciding/refused';

/** How often something may be done within so many seconds, counted in the vault for all servers; who does it more often is told when to come back. */
export class Limit {
  private readonly limiter: RateLimiterPostgres;

  constructor(pool: pg.Pool, private readonly prefix: string, readonly points: number, duration: number) {
    this.limiter = new RateLimiterPostgres({ storeClient: pool, schemaName: 'vault', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false, keyPrefix: prefix, points, duration });
  }

  /** The how manyth it is; refused when it is one too many. */
  async count(key: string) {
    const it = await this.consumed(key);
    return it.consumedPoints > this.points ? this.refuse(it) : it.consumedPoints;
  }

  /** The how manyth it is, however many there may be. */
  async note(key: string) {
    return (await this.consumed(key)).consumedPoints;
  }

  /** What was counted was none. */
  async takeBack(key: string) {
    await this.limiter.reward(key);
  }

  async refuseIfFull(key: string) {
    const known = await this.limiter.get(key);
    if (known && known.consumedPoints >= this.points) this.refuse(known);
  }

  async has(key: string) {
    return (await this.limiter.get(key)) !== null;
  }

  /** Nothing more for so many seconds. */
  async block(key: string, seconds: number) {
    await this.limiter.block(key, seconds);
  }

  /** What was counted for a key is forgotten. */
  async forget(key: string) {
    await this.limiter.delete(key);
  }

  /** Where a key's count stands in the vault. */
  rowOf = (key: string) => `${this.prefix}:${key}`;

  private consumed(key: string): Promise<RateLimiterRes> {
    return this.limiter.consume(key).catch((it: unknown) => {
      if (it instanceof RateLimiterRes) return it;
      throw it;
    });
  }

  private refuse({ msBeforeNext }: RateLimiterRes): never {
    return refuse(common.TOO_MANY_REQUESTS, { menit: Math.max(1, Math.ceil(msBeforeNext / 60_000)) });
  }
}

/** A limit for senders, wider for the school's own networks. */
export class AddressLimit {
  readonly anywhere: Limit;
  private readonly atSchool: Limit;

  constructor(pool: pg.Pool, prefix: string, most: { anywhere: number; atSchool: number }, duration: number) {
    this.anywhere = new Limit(pool, prefix, most.anywhere, duration);
    this.atSchool = new Limit(pool, `${prefix}-school`, most.atSchool, duration);
  }

  /** Which of the two holds there. */
  at = (ip: string) => (isAtSchool(ip) ? this.atSchool : this.anywhere);
}
