import type { AnyDecider } from '#server/kit/deciding/decider';
import type { DomainCommand } from '#server/kit/deciding/command';
import { MemoryStore } from '#server/kit/log/memory-store';
import { node } from '#test/kit/deciding';

export { outcomeOf } from '#test/kit/deciding';

/** Commands over one log, so that streams meet at their claims. */
export function deciding(it: AnyDecider) {
  const { deciding } = node(new MemoryStore());
  return { give: (command: DomainCommand) => deciding.execute(it, command) };
}
