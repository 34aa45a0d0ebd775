import type { Resource } from '#contract/kit/resource';
import { type CommandType, DomainCommand } from '#server/kit/deciding/command';

export type ResourceCommands = { Create: CommandType; Change: CommandType; Delete: CommandType };
const made = new Map<string, ResourceCommands>();

/** `CreateLevel`, `ChangeLevel` and `DeleteLevel` of the resource whose noun is Level. */
export function commandsOf({ name, noun }: Resource): ResourceCommands {
  const known = made.get(name);
  if (known) return known;
  const commands = { Create: named(`Create${noun}`), Change: named(`Change${noun}`), Delete: named(`Delete${noun}`) };
  made.set(name, commands);
  return commands;
}

const named = (name: string): CommandType => Object.defineProperty(class extends DomainCommand {}, 'name', { value: name });
