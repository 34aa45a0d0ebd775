import { setTimeout as pause } from 'node:timers/promises';
import { Watcher } from '#test/live/watcher';

const COME_BACK_MS = 100;

/** What was asked through a socket that is gone is asked again through the next. */
export const wasCut = () => {};

/** Somebody's page that is left open: one socket at a time, and whatever it asks for at the beginning of each. */
export abstract class Tab {
  protected watcher: Watcher | undefined;
  private isOver = false;

  constructor(protected readonly base: string, protected readonly token: string) {}

  protected abstract begin(watcher: Watcher): void;

  async connect() {
    this.watcher?.close();
    this.watcher = await Watcher.open(this.base, this.token);
    this.begin(this.watcher);
  }

  /** Comes back whenever it is cut off, until it is closed. */
  async stay() {
    while (!this.isOver) {
      await this.connect().catch(wasCut);
      await this.watcher?.ended();
      await pause(COME_BACK_MS);
    }
  }

  close() {
    this.isOver = true;
    this.watcher?.close();
  }

  protected soon(act: () => void) {
    void pause(COME_BACK_MS).then(() => this.isOver || act());
  }
}
