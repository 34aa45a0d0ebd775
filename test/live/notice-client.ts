import type { Attendance } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { askingAt } from '#test/faults/server-process';
import { Tab, wasCut } from '#test/live/tab';
import type { Watcher } from '#test/live/watcher';

/** A register as a browser shows it: asked for whenever it is told that it changed. */
export class NoticeClient extends Tab {
  shown: readonly Attendance[] = [];
  /** Something changed that is not asked for yet. */
  private isBehind = false;
  private isAsking = false;

  constructor(base: string, token: string, readonly id_sesi: string) {
    super(base, token);
  }

  protected begin(watcher: Watcher) {
    watcher.socket.on('stream.notice', () => this.changed()).on('stream.reset', () => this.subscribe(watcher));
    this.subscribe(watcher);
  }

  /** Whatever changed before is in what is asked for from now on. */
  private subscribe(watcher: Watcher) {
    void watcher.subscribe(attendance.bySession, { id_sesi: this.id_sesi }).then(({ ok, code }) => {
      if (ok) this.changed();
      else if (code === 'BUSY') this.soon(() => watcher === this.watcher && this.subscribe(watcher));
      else throw new Error(`the topic was refused: ${code}`);
    }, wasCut);
  }

  private changed() {
    this.isBehind = true;
    if (!this.isAsking) void this.ask();
  }

  private async ask() {
    [this.isAsking, this.isBehind] = [true, false];
    const said = await askingAt(this.base).ask('GET', `/api/attendance/by-session?id_sesi=${this.id_sesi}`, { token: this.token }).catch(() => undefined);
    if (said?.status === 200) this.shown = said.body.data;
    else this.isBehind = true;
    this.isAsking = false;
    if (this.isBehind) this.soon(() => this.changed());
  }
}
