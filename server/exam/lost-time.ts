import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { AttemptsAt, RoomsOpened } from '#projections/exam/running.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { ReadSide } from '#projections/kit/read-side';
import { uuidV5 } from '#projections/kit/uuid';
import { ExtendTime } from '#server/exam/attempt.commands';
import { BeginRoom, NoteIncident } from '#server/exam/room.commands';
import { Clock } from '#server/kit/clock';
import { type DomainCommand, SYSTEM } from '#server/kit/deciding/command';
import { isPassing, Refused } from '#server/kit/deciding/refused';
import { Journal } from '#server/kit/log/journal';
import { someAtOnce } from '#server/kit/some-at-once';
import { keepSetting, setting } from '#server/kit/vault';

const ALIVE = 'exam-alive';
const GAP = 'exam-gap ';
const GAP_MS = 15_000;
/** After longer than this nobody waits before their screens any more: then people decide. */
const MOST_MS = 3 * 3_600_000;
/** Whoever began in the last moment before had not been noted yet. */
const NOTED_MS = 5_000;
const MINUTE_MS = 60_000;
const AT_ONCE = 32;
const GIVEN = 'b3b0f6de-54d1-5e0c-8f0c-6a4b7d9f3c11';

type Gap = { dari: string; sampai: string };

/** What the server took of an exam by not being there it gives back, once, whoever is killed over it. */
@Injectable()
export class LostTime {
  constructor(
    private readonly commands: CommandBus, private readonly queries: QueryBus, private readonly clock: Clock, private readonly journal: Journal,
    @Inject(ReadSide) private readonly readSide: ReadSide, @Inject(pg.Pool) private readonly pool: pg.Pool,
  ) {}

  /** Somebody sits an exam, or soon will, and there is somebody to serve them. */
  alive() {
    return keepSetting(this.pool, ALIVE, this.clock.now().toISOString());
  }

  async giveBack(signal: AbortSignal) {
    const [dari, sampai] = [await setting<string>(this.pool, ALIVE), this.clock.now().toISOString()];
    const lost = dari ? Date.parse(sampai) - Date.parse(dari) : 0;
    if (dari && lost > GAP_MS && lost <= MOST_MS) await keepSetting(this.pool, GAP + dari, { dari, sampai } satisfies Gap);
    if (dari && lost > GAP_MS) await this.alive();
    const { rows } = await this.pool.query<{ name: string; value: Gap }>('SELECT name, value FROM vault.setting WHERE name LIKE $1 ORDER BY name', [`${GAP}%`]);
    for (const { name, value } of rows) {
      await this.give(value, signal);
      if (signal.aborted) return;
      await this.pool.query('DELETE FROM vault.setting WHERE name = $1', [name]);
    }
  }

  private async give({ dari, sampai }: Gap, signal: AbortSignal) {
    const end = await this.journal.store.end();
    while (!signal.aborted && !(await this.readSide.upTo(end)));
    const menit = Math.ceil((Date.parse(sampai) - Date.parse(dari)) / MINUTE_MS);
    const { zona_waktu } = await this.queries.execute(new SchoolSettings());
    const [from, to] = [dari, sampai].map((it) => new Intl.DateTimeFormat('id-ID', { timeZone: zona_waktu, hour: '2-digit', minute: '2-digit' }).format(new Date(it)));
    const alasan = `Server terhenti ${from}–${to}`;
    const named = (what: string) => ({ id: uuidV5(GIVEN, `${dari} ${what}`) });
    const attempts = await this.queries.execute(new AttemptsAt({ at: dari, begunBy: new Date(Date.parse(dari) + NOTED_MS).toISOString() }));
    const rooms = await this.queries.execute(new RoomsOpened({ after: dari, by: sampai }));
    await someAtOnce([
      ...attempts.map((of) => new ExtendTime({ ...of, menit, sebab: 'server', alasan }, SYSTEM, named(of.id_peserta))),
      // Nobody could begin before: such a room closes as much later, unless whoever supervises has said when it began.
      ...rooms.flatMap((of) => [new BeginRoom({ ...of, mulai: sampai, isUnsaid: true }, SYSTEM, named(of.id_pengawas_cbt)), new NoteIncident({ ...of, daftar: [], jenis: 'teknis', keterangan: alasan }, SYSTEM, named(`${of.id_pengawas_cbt} catat`))]),
    ], AT_ONCE, (it) => this.done(it), signal);
  }

  /** What was refused is for people to decide. */
  private done(command: DomainCommand) {
    return this.commands.execute(command).catch((error: unknown) => {
      if (!(error instanceof Refused) || isPassing(error)) throw error;
    });
  }
}
