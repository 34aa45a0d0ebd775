import { Logger } from '@nestjs/common';
import { inLog } from '#server/kit/in-log';

/** A promise that fails unseen is a mistake of one request: it is told to the log, and the school goes on. */
export function outliveRejections() {
  const log = new Logger('server');
  process.on('unhandledRejection', (reason) => log.error(inLog(reason)));
}
