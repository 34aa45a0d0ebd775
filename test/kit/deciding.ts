import { TurnedClock } from '#server/kit/clock';
import { Claims } from '#server/kit/deciding/claims';
import { Deciding } from '#server/kit/deciding/deciding';
import type { Grounds } from '#server/kit/deciding/grounds';
import { Refused } from '#server/kit/deciding/refused';
import { Journal } from '#server/kit/log/journal';
import { MasterKey } from '#server/kit/log/master-key';
import { MemoryKeys, type PersonKeys } from '#server/kit/log/person-keys';
import type { EventStore } from '#server/kit/log/event-store';

export const NOW = '2026-07-13T01:00:00.000Z';
const master = new MasterKey(Buffer.alloc(32, 7));
type Ask = (question: unknown) => unknown;

/** One node's executor over a store that others may use too. */
export function node(store: EventStore, { ask = () => undefined, keys = new MemoryKeys(), patience }: { ask?: Ask; keys?: PersonKeys; patience?: number } = {}) {
  const journal = new Journal(store, keys);
  const clock = new TurnedClock(new Date(NOW));
  const deciding = new Deciding(journal, new Claims(journal, master), { ask: async (question: unknown) => ask(question) } as unknown as Grounds, clock, patience);
  return { deciding, journal, clock };
}

/** What a command came to: done, or the code it was refused with. */
export const outcomeOf = (receipt: Promise<unknown>) =>
  receipt.then(() => 'done', (error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    return error.refusal.code;
  });
