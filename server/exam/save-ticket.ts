import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { attemptRefusals as no } from '#contract/exam/attempt.refusals';
import { sittingRefusals } from '#contract/exam/sitting.refusals';
import { participantId } from '#projections/exam/sitting.query';
import type { Attempt } from '#server/exam/attempt.state';
import { refuseUnless } from '#server/kit/deciding/refused';
import { Limit } from '#server/kit/limit';
import { MasterKey } from '#server/kit/log/master-key';

/** How often within a minute something may be handed in under a ticket. */
@Injectable()
export class TicketLimit extends Limit {
  constructor(@Inject(pg.Pool) pool: pg.Pool) {
    super(pool, 'save-ticket', 60, 60);
  }
}

const DAY_MS = 86_400_000;
const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,6})\.(\d{1,9})\.([0-9a-f]{64})$/;
type Holder = { id_murid: string; ke: number; lease: number };

/** Lets somebody hand in answers to one attempt, of one lease and those before it, until a day after its end, and nothing else. */
@Injectable()
export class SaveTicket {
  constructor(private readonly master: MasterKey, private readonly limit: TicketLimit) {}

  of(id_cbt: string, { id_murid, ke, lease }: Holder) {
    return [id_murid, ke, lease, this.digest(id_cbt, { id_murid, ke, lease })].join('.');
  }

  /** Whose it is, where it is one for this exam; counted, so that a stolen one floods nobody. */
  async read(id_cbt: string, tiket: string): Promise<Holder> {
    const [, id_murid = '', ke, lease, given = ''] = FORM.exec(tiket) ?? [];
    const holder = { id_murid, ke: Number(ke), lease: Number(lease) };
    refuseUnless(given && timingSafeEqual(Buffer.from(given), Buffer.from(this.digest(id_cbt, holder))), sittingRefusals.TICKET_INVALID);
    await this.limit.count(participantId(id_cbt, id_murid));
    return holder;
  }

  /** Good for the attempt that it was given for, until a day after its end. */
  refuseOld({ ke }: Holder, attempt: Attempt | null, now: Date) {
    refuseUnless(attempt?.ke === ke, no.ATTEMPT_VOIDED);
    refuseUnless(now.getTime() <= Date.parse(attempt.tenggat) + DAY_MS, sittingRefusals.TICKET_INVALID);
  }

  private digest(id_cbt: string, { id_murid, ke, lease }: Holder) {
    return this.master.digest('save ticket', [id_cbt, id_murid, ke, lease].join(' '));
  }
}
