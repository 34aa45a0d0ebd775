import { Inject, type Provider } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { CommandType, DomainCommand } from '#server/kit/deciding/command';
import type { AnyDecider } from '#server/kit/deciding/decider';
import { Deciding } from '#server/kit/deciding/deciding';

/** One Nest command handler for each command of the decider. */
export const decidedBy = (it: AnyDecider): Provider[] =>
  Object.entries<CommandType>(it.commands).map(([name, command]) => {
    @CommandHandler(command)
    class Handler {
      constructor(@Inject(Deciding) private readonly deciding: Deciding) {}
      execute(command: DomainCommand) {
        return this.deciding.execute(it, command);
      }
    }
    return { provide: `${name}Handler`, useClass: Handler };
  });
