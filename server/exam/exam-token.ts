import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { Limit } from '#server/kit/limit';
import { MasterKey } from '#server/kit/log/master-key';

/** How many wrong tokens a student may give for an exam within five minutes. */
@Injectable()
export class ExamTokenLimit extends Limit {
  constructor(@Inject(pg.Pool) pool: pg.Pool) {
    super(pool, 'exam-token', 5, 5 * 60);
  }
}

/** Without what is mistaken for something else when it is read aloud. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** The token of an exam follows from the master key: every node tells the same, and nothing is kept. */
@Injectable()
export class ExamToken {
  constructor(private readonly master: MasterKey) {}

  of(id_cbt: string) {
    const digest = Buffer.from(this.master.digest('exam token', id_cbt), 'hex');
    return Array.from({ length: LENGTH }, (_, i) => LETTERS[digest.readUInt16BE(2 * i) % LETTERS.length]).join('');
  }
}
