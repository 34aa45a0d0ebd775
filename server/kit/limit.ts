import type pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { common } from '#contract/kit/refusal';
import { refuse } from '#server/kit/deciding/refused';

/** How often something may be done within so many seconds, counted in the vault for all servers; who does it more often is told when to come back. */
export class Limit {
  private readonly limiter: RateLimiterPostgres;

  constructor(pool: pg.Pool, keyPrefix: string, points: number, duration: number) {
    this.limiter = new RateLimiterPostgres({ storeClient: pool, schemaName: 'vault', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false, keyPrefix, points, duration });
  }

  async count(key: string) {
    await this.limiter.consume(key).catch((it: RateLimiterRes | Error) => {
      if (it instanceof Error) throw it;
      refuse(common.TOO_MANY_REQUESTS, { menit: Math.max(1, Math.ceil(it.msBeforeNext / 60_000)) });
    });
  }

  /** What was counted for a key is forgotten. */
  async forget(key: string) {
    await this.limiter.delete(key);
  }
}
