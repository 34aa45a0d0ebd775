import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Duty } from '#server/kit/leading';

const EVERY_MS = 3_600_000;

/** How long what is over is kept (domain 7.3): whoever comes back with an old token is told why for thirty days, who came in for a year. */
const OVER = [
  "DELETE FROM vault.session WHERE ended_at < now() - interval '30 days' OR expires_at < now() - interval '30 days'",
  "DELETE FROM vault.mail_token WHERE berakhir < now() - interval '1 day'",
  "DELETE FROM vault.block WHERE berakhir_pada < now() - interval '30 days'",
  "DELETE FROM vault.mail WHERE terkirim < now() - interval '30 days'",
  'DELETE FROM vault.rate_limit WHERE expire < extract(epoch FROM now()) * 1000',
  "DELETE FROM vault.access WHERE at < now() - interval '1 year'",
];

/** The leading node clears away what has served. */
@Injectable()
export class IdentityHousekeeping implements Duty {
  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  async run(signal: AbortSignal) {
    while (!signal.aborted) {
      await this.tidy().catch(() => {});
      await pause(EVERY_MS, undefined, { signal }).catch(() => {});
    }
  }

  async tidy() {
    for (const text of OVER) await this.pool.query(text);
  }
}
