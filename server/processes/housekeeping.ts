import { Inject, Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { type Duty, repeatedly } from '#server/kit/duty';
import { inLog } from '#server/kit/in-log';

const EVERY_MS = 3_600_000;

/** How long what is over is kept (domain 7.3): whoever comes back with an old token is told why for thirty days, who came in for a year. */
const OVER = [
  "DELETE FROM vault.session WHERE ended_at < now() - interval '30 days' OR expires_at < now() - interval '30 days'",
  "DELETE FROM vault.mail_token WHERE berakhir < now() - interval '1 day'",
  "DELETE FROM vault.block WHERE berakhir_pada < now() - interval '30 days'",
  "DELETE FROM vault.mail WHERE terkirim < now() - interval '30 days'",
  'DELETE FROM vault.rate_limit WHERE expire < extract(epoch FROM now()) * 1000',
  "DELETE FROM vault.access WHERE at < now() - interval '1 year'",
  "DELETE FROM vault.answered WHERE at < now() - interval '1 day'",
  "DELETE FROM vault.upload WHERE at < now() - interval '3 days'",
];

/** The leading node clears away what has served. */
@Injectable()
export class Housekeeping implements Duty {
  private readonly log = new Logger('housekeeping');

  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool) {}

  run = (signal: AbortSignal) => repeatedly(signal, EVERY_MS, () => this.tidy());

  async tidy() {
    for (const text of OVER) await this.pool.query(text).catch((error: unknown) => this.log.warn(`something is not cleared away yet: ${inLog(error)}`));
  }
}
