import { type Delta, type LiveRows, noRows, onDelta, onMark, onSubscribed, onSubscribing, type Wish } from '#client/kit/live-rows';
import { attendance } from '#contract/attendance/attendance.api';
import { Tab, wasCut } from '#test/live/tab';
import type { Watcher } from '#test/live/watcher';

export type Seen = Pick<LiveRows, 'pos' | 'rows' | 'beside'> & { tanggal: string };
type View = { tanggal: string; topic: string; state: LiveRows; asked: number; line: Delta[]; isHeld: boolean; loses: number; doubles: number };

/** The board of some days as a browser follows it, through the client's own reducer, on a line that may be bad. */
export class RowsClient extends Tab {
  /** Every state that it ever claimed to be true. */
  readonly seen: Seen[] = [];
  readonly views: View[];

  constructor(base: string, token: string, days: readonly string[]) {
    super(base, token);
    this.views = days.map((tanggal) => ({ tanggal, topic: `attendance.today?tanggal=${tanggal}`, state: noRows, asked: 0, line: [], isHeld: false, loses: 0, doubles: 0 }));
  }

  protected begin(watcher: Watcher) {
    watcher.socket
      .on('stream.delta', (delta: Delta) => this.receive(delta))
      .on('stream.reset', ({ topic }: { topic: string }) => this.named(topic, (it) => this.ask(it)))
      .on('stream.mark', ({ t }: { t: [string, string, number][] }) => {
        for (const [topic, epoch, to] of t) this.named(topic, (it) => !it.isHeld && this.settle(it, onMark(it.state, epoch, to)));
      });
    for (const it of this.views) {
      it.line = [];
      this.ask(it);
    }
  }

  /** Frames of a topic wait, and with them those of no other. */
  hold(view: View) {
    view.isHeld = true;
  }

  release(view: View) {
    view.isHeld = false;
    for (const delta of view.line.splice(0)) this.settle(view, onDelta(view.state, delta));
  }

  private receive(delta: Delta) {
    this.named(delta.topic, (it) => {
      if (it.loses) return void it.loses--;
      const frames = it.doubles ? [delta, delta] : [delta];
      it.doubles = Math.max(0, it.doubles - 1);
      it.line.push(...frames);
      if (!it.isHeld) this.release(it);
    });
  }

  private ask(view: View) {
    view.state = onSubscribing(view.state);
    const [asked, watcher, { epoch, pos }] = [++view.asked, this.watcher as Watcher, view.state];
    void watcher.subscribe(attendance.today, { tanggal: view.tanggal }, epoch === null ? undefined : { epoch, pos }).then((answer) => {
      if (asked !== view.asked || watcher !== this.watcher) return;
      if (answer.code === 'BUSY') return void this.soon(() => this.ask(view));
      if (!answer.ok) throw new Error(`the topic was refused: ${answer.code}`);
      this.settle(view, onSubscribed(view.state, answer as never));
    }, wasCut);
  }

  private settle(view: View, next: LiveRows | Wish) {
    if (next === 'resubscribe') return this.ask(view);
    view.state = next;
    if (next.status === 'live') this.seen.push({ tanggal: view.tanggal, pos: next.pos, rows: next.rows, beside: next.beside });
  }

  private named(topic: string, act: (it: View) => void) {
    for (const it of this.views) if (it.topic === topic) act(it);
  }
}
