import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { Limit } from '#server/kit/limit';

/** How many copies of everything an account may ask for in a quarter of an hour: each reads many streams, and is a fact (security D.3, rule 35). */
@Injectable()
export class CopyLimit extends Limit {
  constructor(@Inject(pg.Pool) pool: pg.Pool) {
    super(pool, 'data-copy', 60, 15 * 60);
  }
}
