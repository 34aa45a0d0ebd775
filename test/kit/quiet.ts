import { ConsoleLogger, Logger } from '@nestjs/common';

/** Does something of which the server complains in its log as it should. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  Logger.overrideLogger(false);
  try {
    return await work();
  } finally {
    Logger.overrideLogger(new ConsoleLogger({ logLevels: ['error', 'warn', 'fatal'] }));
  }
}
