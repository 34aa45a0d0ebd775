import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { CODE_SECONDS } from '#contract/attendance/check-in';
import { attendanceRefusals } from '#contract/attendance/attendance.refusals';
import { Clock } from '#server/kit/clock';
import { refuse } from '#server/kit/deciding/refused';
import { Limit } from '#server/kit/limit';
import { MasterKey } from '#server/kit/log/master-key';

/** How many wrong codes a student may give in a lesson within five minutes. */
@Injectable()
export class CheckInLimit extends Limit {
  constructor(@Inject(pg.Pool) pool: pg.Pool) {
    super(pool, 'check-in', 5, 5 * 60);
  }
}

type Lesson = { id_sesi: string };

/** The code of a lesson follows from the master key and the time: nothing is kept, every node tells the same, and a minute later it opens nothing. */
@Injectable()
export class CheckInCode {
  constructor(private readonly master: MasterKey, @Inject(Clock) private readonly clock: Clock, private readonly limit: CheckInLimit) {}

  shown({ id_sesi }: Lesson) {
    const passed = Math.floor(this.clock.now().getTime() / 1000) % CODE_SECONDS;
    return { kode: this.codeAt(id_sesi, this.step), sisa_detik: CODE_SECONDS - passed };
  }

  /** Takes the code of now and the one before it; counted before it is looked at, so that many at once are as many. */
  async check({ id_sesi, kode }: Lesson & { kode: string }, id_murid: string) {
    const key = `${id_sesi} ${id_murid}`;
    await this.limit.count(key);
    if (kode !== this.codeAt(id_sesi, this.step) && kode !== this.codeAt(id_sesi, this.step - 1)) refuse(attendanceRefusals.CODE_CHANGED);
    await this.limit.takeBack(key);
  }

  private get step() {
    return Math.floor(this.clock.now().getTime() / 1000 / CODE_SECONDS);
  }

  private codeAt(id_sesi: string, step: number) {
    return String(Number.parseInt(this.master.digest('check-in', `${id_sesi} ${step}`).slice(0, 12), 16) % 1_000_000).padStart(6, '0');
  }
}
