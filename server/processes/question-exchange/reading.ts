import type { FormatSoal } from '#contract/question-bank/question-exchange';
import { FunctionApart } from '#server/kit/apart';
import type * as readers from '#server/processes/question-exchange/readers';
import { unreadable } from '#server/processes/question-exchange/unreadable';

/** A file of five megabytes is told with its pictures as they are, and its texts cleaned. */
const reader = new FunctionApart<typeof readers, 'questionsIn'>(new URL('./readers.js', import.meta.url), 'questionsIn', { megabytes: 500, ms: 30_000, bytes: 60_000_000, waiting: 20 });

/** The questions of a file, read apart. */
export async function readFile(format: FormatSoal, bytes: Buffer, account: string) {
  const read = await reader.run(bytes, format, account);
  if (!read) throw unreadable();
  return read;
}
