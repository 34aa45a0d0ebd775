import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { common } from '#contract/kit/refusal';
import { refuse } from '#server/kit/deciding/refused';

const MINUTE = 60;
/** More than anybody does by hand (security D.3, rule 35). */
const MOST = 60;

/** How many files an account may send in a quarter of an hour. */
@Injectable()
export class UploadLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor(@Inject(pg.Pool) pool: pg.Pool) {
    this.limiter = new RateLimiterPostgres({
      storeClient: pool, schemaName: 'vault', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false, keyPrefix: 'upload', points: MOST, duration: 15 * MINUTE,
    });
  }

  async count(account: string) {
    await this.limiter.consume(account).catch((it: RateLimiterRes | Error) => {
      if (it instanceof Error) throw it;
      refuse(common.TOO_MANY_REQUESTS, { menit: Math.max(1, Math.ceil(it.msBeforeNext / 60_000)) });
    });
  }
}
