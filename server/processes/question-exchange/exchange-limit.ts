import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { Limit } from '#server/kit/limit';

/** How many files of questions an account may bring in or take out in a quarter of an hour: more than anybody does by hand (security D.3, rule 35). */
@Injectable()
export class ExchangeLimit extends Limit {
  constructor(@Inject(pg.Pool) pool: pg.Pool) {
    super(pool, 'questions', 60, 15 * 60);
  }
}
