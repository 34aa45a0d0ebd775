import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Kesehatan } from '#contract/audit/audit.api';
import { ReadSide } from '#projections/kit/read-side';
import { NO_ROOM, Outages } from '#server/kit/edge/outage';
import { Lag } from '#server/kit/lag';
import { Journal } from '#server/kit/log/journal';

type Trouble = Kesehatan['gangguan'][number];
type Reminder = { bagian: string; why(): Promise<string | undefined> };
/** Whatever hangs, the answer is there before whoever asked gives up. */
const PATIENCE_MS = 1_500;
const LONGEST = 300;

/** Whether the server can do what it is there for: each part is asked at once, and one that does not answer is ill. */
@Injectable()
export class Health {
  private readonly reminders: Reminder[] = [];

  constructor(@Inject(pg.Pool) private readonly pool: pg.Pool, private readonly journal: Journal, @Inject(ReadSide) private readonly readSide: ReadSide, @Inject(Lag) private readonly lag: Lag, private readonly outages: Outages) {}

  /** What somebody should look at besides: whoever knows says why, or nothing. */
  remind(bagian: string, why: Reminder['why']) {
    this.reminders.push({ bagian, why });
  }

  async check(): Promise<Kesehatan> {
    const asked = [this.stuck(), this.journal.store.end(), this.lag.look()] as const;
    const [stuck, log] = await Promise.all([told('database', asked[0]), told('log', asked[1]), told('log', asked[2])]);
    const gangguan = [...('bagian' in stuck ? [stuck] : []), ...('bagian' in log ? [log] : []), ...this.full(), ...this.behind(), ...this.setAside()];
    return {
      status: gangguan.length ? 'terganggu' : 'ok', gangguan, perhatian: await this.reminded(),
      tertahan: 'bagian' in stuck ? [] : stuck.answer, tertinggal: Math.round(this.lag.ms / 1000),
    };
  }

  private async stuck() {
    return (await this.pool.query<{ name: string }>('SELECT name FROM vault.process WHERE stuck IS NOT NULL ORDER BY name')).rows.map(({ name }) => name);
  }

  private full(): Trouble[] {
    return this.outages.isUnderway(NO_ROOM) ? [{ bagian: 'database', keterangan: NO_ROOM }] : [];
  }

  private ofLog(): Trouble[] {
    const { foreign: { count, first }, broken } = this.journal;
    const [stream] = broken;
    return [
      ...(first ? [{ bagian: 'log', keterangan: `${count} events of somebody else were passed over; the first is ${first.type} in ${first.stream}` }] : []),
      ...(stream ? [{ bagian: 'log', keterangan: `${broken.size} streams are broken and refused; the first is ${stream[0]}: ${stream[1]}` }] : []),
    ];
  }

  private async reminded(): Promise<Trouble[]> {
    const told = await Promise.all(this.reminders.map(async ({ bagian, why }) => ({ bagian, keterangan: await Promise.race([why(), pause(PATIENCE_MS, undefined, { ref: false })]).catch(() => undefined) })));
    return [...this.ofLog(), ...told.flatMap((it) => (it.keterangan ? [{ ...it, keterangan: it.keterangan.slice(0, LONGEST) }] : []))];
  }

  private behind(): Trouble[] {
    return this.lag.isBehind ? [{ bagian: 'read-side', keterangan: `the tables are ${Math.round(this.lag.ms / 1000)} s behind the log` }] : [];
  }

  /** A projection that met an event which it cannot take, and why; its tables stay as they were before it. */
  private setAside(): Trouble[] {
    return [...new Map([...this.readSide.faults.values()].map((it) => [it.projection, it])).values()]
      .map(({ projection, type, event, message }) => ({ bagian: `projection ${projection}`, keterangan: `set aside at ${type} ${event}: ${message}`.slice(0, LONGEST) }));
  }
}

/** What a part answers in time, or that it does not. */
async function told<T>(bagian: string, asked: Promise<T>): Promise<{ answer: T } | Trouble> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Trouble>((resolve) => {
    timer = setTimeout(() => resolve({ bagian, keterangan: `no answer within ${PATIENCE_MS} ms` }), PATIENCE_MS);
  });
  const answered = asked.then((answer) => ({ answer }), ({ message }: Error) => ({ bagian, keterangan: message.slice(0, LONGEST) }));
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
