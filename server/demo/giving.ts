import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReadSide } from '#projections/kit/read-side';
import { Journal } from '#server/kit/log/journal';
import { type Actor, type CommandType, SYSTEM } from '#server/kit/deciding/command';
import { Refused } from '#server/kit/deciding/refused';
import { someAtOnce } from '#server/kit/some-at-once';
import { demoId } from '#server/demo/demo-school';

export type Given = { command: CommandType; data: object; at: string; by?: Actor };
const AT_ONCE = 64;

/** Gives commands as the product does, at times of their own; the same command given again changes nothing. */
export class Giving {
  private readonly commands: CommandBus;
  private readonly readSide: ReadSide;
  private readonly journal: Journal;
  private last: string | undefined;

  constructor(app: INestApplicationContext) {
    this.commands = app.get(CommandBus);
    this.readSide = app.get(ReadSide);
    this.journal = app.get(Journal);
  }

  async one({ command, data, at, by = SYSTEM }: Given) {
    const id = demoId(`${command.name} ${JSON.stringify(data)}`);
    const { position } = await this.commands.execute(new command(data, by, { id, at }));
    if (position && !(this.last && this.journal.store.reached(this.last, position))) this.last = position;
  }

  /** A refusal is an answer, too: whoever plays with the demo may have changed what it builds on. */
  async ifPossible(it: Given) {
    await this.one(it).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
  }

  /** Many independent ones, some at a time. */
  async all<T>(items: readonly T[], give: (item: T) => Promise<void>) {
    await someAtOnce(items, AT_ONCE, give);
  }

  /** Until the read side knows of everything given so far. */
  async settled() {
    while (this.last && !(await this.readSide.upTo(this.last))) if (!this.readSide.isRunning) return;
  }
}
