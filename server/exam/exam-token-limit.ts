import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { Limit } from '#server/kit/limit';

/** How many wrong tokens a student may give for an exam within five minutes. */
@Injectable()
export class ExamTokenLimit extends Limit {
  constructor(@Inject(pg.Pool) pool: pg.Pool) {
    super(pool, 'exam-token', 5, 5 * 60);
  }
}
