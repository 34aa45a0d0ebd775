import type pg from 'pg';
import { openSession, type Session } from '#projections/kit/session';
import type { Position } from '#server/kit/log/event-store';
import { Bell } from '#server/kit/log/following';

/** A safety net: what another process has appended is told, and a word that was lost delays its news by this much. */
const LOOK_MS = 1_000;
/** The first word goes at once; those that follow within this time together. */
const TELL_MS = 50;
const CHANNEL = 'es';
const END = 'SELECT coalesce(max(position), 0)::text AS "end" FROM es.event';
/** A word needs no disk. */
const TELL = `BEGIN; SET LOCAL synchronous_commit = off; NOTIFY ${CHANNEL}; COMMIT`;

/** Rings whenever the log in Postgres has grown, whichever process wrote to it; while nothing happens it asks once a second, for all who follow. */
export class LogBell extends Bell {
  private listening: Session | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private known: Position = '';
  private telling = false;
  private again = false;

  /** `renewed`: behind a new line there may be a database that has lost what was written last. */
  constructor(private readonly pool: pg.Pool, private readonly url: string, private readonly renewed = () => {}) {
    super(60 * LOOK_MS);
  }

  /** From the first follower on. */
  start() {
    if (this.timer) return;
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
    void this.look();
  }

  /** This process has appended up to here: its own followers hear it at once, the others are told. */
  grown(position: Position) {
    this.known = position;
    this.ring();
    void this.tell();
  }

  async stop() {
    clearInterval(this.timer);
    this.again = false;
    this.ring();
    // A line that is being opened is ended, too: whoever reads only for a moment would never end.
    await this.looking;
    await this.listening?.leave();
  }

  private async tell() {
    this.again = true;
    if (this.telling) return;
    this.telling = true;
    while (this.again) {
      this.again = false;
      await this.pool.query(TELL).catch(() => {});
      await new Promise((later) => setTimeout(later, TELL_MS));
    }
    this.telling = false;
  }

  /** Also finds out whether the line is still alive. */
  private look() {
    this.looking ??= this.lookOnce().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookOnce() {
    try {
      this.listening ??= await this.openLine();
      const { rows } = await this.listening.query({ name: 'end', text: END });
      if (rows[0].end !== this.known) this.ring();
      this.known = rows[0].end;
    } catch {
      this.listening = undefined;
    }
  }

  private async openLine() {
    const session = openSession(this.url, { name: 'pelita-bell', patience: 2 * LOOK_MS });
    session.on('error', () => {}).on('notification', () => this.ring());
    await session.connect();
    await session.query(`LISTEN ${CHANNEL}`);
    this.renewed();
    return session;
  }
}
