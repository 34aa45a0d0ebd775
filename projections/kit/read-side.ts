import type { Fault, NamedFault } from '#projections/kit/faults';
import { anyState } from '#projections/kit/question';
import { openSession, type Session } from '#projections/kit/session';
import { Recent } from '#projections/kit/recent';
import { type Moved, STANDING, type Standing, type Touched } from '#projections/kit/touched';

type State = Standing & { rebuilt: string; faults: { version: string; fault: Fault }[] | null };

/** A safety net: news are told, and a told one that was lost delays by this much. */
const POLL_MS = 1_000;
const PATIENCE_MS = 2_000;
/** A line that is dead but open tells nothing: it is given up when it does not answer, in ms. */
const SILENT_MS = 5_000;
/** What is told reaches this node within so many ms, or it knows that it may not. */
const TOLD_WITHIN_MS = 1_900;
/** Longer than this without a look, and the list of touched keys may have been cut. */
const FORGETS_AFTER_MS = 60_000;

/** What every node knows of the read side: how far it is, what moved, and which answers have stopped. */
export class ReadSide {
  n = 0;
  /** Which projection stopped at which event, by table. */
  faults = new Map<string, NamedFault>();
  readonly recent = new Recent();
  /** How far it is in the log: the checkpoint, and the tables that only this code has. */
  private positions = ['start'];
  private rebuilt: string | undefined;
  private readonly listeners = new Set<(touched: Touched[]) => void>();
  private readonly waiting = new Set<() => void>();
  private hurry = () => {};
  private listening: Session | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private again = false;
  private looked = 0;
  private heard = 0;
  private readonly channels = new Map<string, ((said: string | undefined) => void)[]>();
  private closed = false;

  get isRunning() {
    return !this.closed;
  }

  /** `versions` are those of the projections that this process reads. */
  constructor(
    private readonly url: string, private readonly reached: (at: string, wanted: string) => boolean,
    private readonly versions: readonly string[] = [],
  ) {}

  async start() {
    this.onTold('state', (table) => {
      const keys = table === undefined ? anyState() : { [table]: null };
      if (keys) this.moved(this.n, [{ n: this.n, keys }]);
    });
    await this.look();
    this.timer = setInterval(() => this.poke(), POLL_MS);
  }

  /** Something may have moved: looks once, and once more if poked meanwhile. */
  poke() {
    if (this.looking) this.again = true;
    else this.looking = this.look().catch(() => {}).then(() => {
      this.looking = undefined;
      if (this.again && !this.closed) {
        this.again = false;
        this.poke();
      }
    });
  }

  /** The leader is in this process: what it has just committed need not be asked for. */
  advance({ from, n, position, keys }: Moved) {
    if (from !== this.n || this.looking) return this.poke();
    this.positions = [position];
    if (n !== this.n) this.moved(n, [{ n, keys }]);
    for (const check of [...this.waiting]) check();
  }

  /** Waits until the read side has an event, at most two seconds; false when the patience ran out. */
  async upTo(position: string) {
    if (this.has(position)) return true;
    return new Promise<boolean>((resolve) => {
      const check = () => {
        if (this.has(position)) settle(true);
      };
      const timer = setTimeout(() => settle(false), PATIENCE_MS);
      const settle = (isThere: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(check);
        resolve(isThere);
      };
      this.waiting.add(check);
      this.hurry();
    });
  }

  /** Rests so long at most, and not while somebody waits for the read side to move. */
  async rest(ms: number) {
    if (this.waiting.size || this.closed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** A place in the log that everything has. */
  get position() {
    return this.positions[0] as string;
  }

  /** Whether everything that this process reads has it. */
  has(position: string) {
    return this.positions.every((at) => this.reached(at, position));
  }

  /** What Postgres tells on a channel; undefined where something may have been missed. */
  onTold(channel: string, listen: (said: string | undefined) => void) {
    const known = this.channels.get(channel);
    this.channels.set(channel, [...(known ?? []), listen]);
    if (!known) void this.listening?.query(`LISTEN ${channel}`).catch(() => {});
  }

  /** Whether whatever was told more than a moment ago has been heard here. */
  get isTold() {
    return Date.now() - this.heard < TOLD_WITHIN_MS;
  }

  onTouched(listen: (touched: Touched[]) => void) {
    this.listeners.add(listen);
  }

  async stop() {
    this.closed = true;
    this.hurry();
    clearInterval(this.timer);
    await this.looking;
    await this.listening?.leave();
  }

  private async look() {
    const session = this.listening ?? (await this.listen());
    const asked = Date.now();
    const { rows } = await session.query({
      name: 'read-side',
      text: `SELECT s.*, c.rebuilt::text, (SELECT json_agg(json_build_object('version', version, 'fault', fault)) FROM read.projection WHERE state = 'stopped') AS faults
        FROM (${STANDING}) s, read.checkpoint c`,
      values: [this.n, [...this.versions]],
    });
    const { n, positions, touched, rebuilt, faults } = rows[0] as State;
    const isCut = this.looked > 0 && (Date.now() - this.looked > FORGETS_AFTER_MS || rebuilt !== this.rebuilt);
    [this.looked, this.heard, this.positions, this.rebuilt] = [Date.now(), asked, positions, rebuilt];
    const before = [...this.faults.keys()].join();
    this.faults = faultsByTable(faults ?? []);
    // Whoever listens also tells of answers that have stopped.
    if (Number(n) !== this.n || isCut || before !== [...this.faults.keys()].join()) this.moved(Number(n), isCut ? [{ n: Number(n), keys: null }] : (touched ?? []));
    for (const check of [...this.waiting]) check();
  }

  private moved(n: number, touched: Touched[]) {
    this.n = n;
    this.recent.note(touched);
    for (const listen of this.listeners) listen(touched);
  }

  private async listen() {
    const client = openSession(this.url, { name: 'pelita-read-side', patience: SILENT_MS });
    const lost = () => {
      if (this.listening === client) this.listening = undefined;
    };
    client.on('error', lost).on('end', lost).on('notification', ({ channel, payload }) => {
      if (channel === 'read_side') void (Number(payload) > this.n && this.poke());
      else this.hear(channel, payload);
    });
    await client.connect();
    await client.query(['read_side', ...this.channels.keys()].map((it) => `LISTEN ${it}`).join(';'));
    this.listening = client;
    // Of what has changed while nobody listened, nobody has told.
    for (const channel of this.channels.keys()) this.hear(channel, undefined);
    return client;
  }

  private hear(channel: string, said: string | undefined) {
    for (const listen of this.channels.get(channel) ?? []) listen(said);
  }
}

const faultsByTable = (faults: { version: string; fault: Fault }[]) =>
  new Map(faults.flatMap(({ version, fault }) => version.split(':')[1]?.split(',').map((table) => [table, { ...fault, projection: version.split('@')[0] as string }] as const) ?? []));
