import { randomUUID } from 'node:crypto';
import type { CommandBus } from '@nestjs/cqrs';
import { common } from '#contract/kit/refusal';
import { type CommandType, type Receipt, SYSTEM } from '#server/kit/deciding/command';
import { Refused } from '#server/kit/deciding/refused';

const MOST_TRIES = 6;

/** Gives a command as the system at a time, under one name: as a client would, again as long as a busy log does not say what became of it. */
export async function given(bus: CommandBus, command: CommandType, data: object, at: string): Promise<Receipt> {
  const wish = new command(data, SYSTEM, { id: randomUUID(), at });
  for (let tries = 1; ; tries++) {
    try {
      return await bus.execute(wish);
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof Refused) || error.refusal !== common.UNKNOWN_OUTCOME) throw error;
    }
  }
}
