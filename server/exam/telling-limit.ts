import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { Limit } from '#server/kit/limit';

/** How often within a minute a device may tell what happened at it. */
@Injectable()
export class TellingLimit extends Limit {
  constructor(@Inject(pg.Pool) pool: pg.Pool) {
    super(pool, 'exam-telling', 30, 60);
  }
}
