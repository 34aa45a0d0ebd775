/** What shows a line of the log as another one: ends of lines, and what terminals obey. */
const FORGING = /[\p{Cc}\u2028\u2029]/gu;
/** A failure may quote the whole file that it is about. */
const MOST_LETTERS = 2_000;

const [MOST_FRAMES, MOST_OF_FRAME] = [30, 300];

/** A failure as the log shows it: its stack, but what it says stays one line, whoever wrote it (security D.3, rule 66). */
export function inLog(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error));
  const { stack = '', message } = error;
  // What it says stands at the head of the stack, too, and may look like the rest of it.
  const from = stack.indexOf(message);
  const frames = (from < 0 ? '' : stack.slice(from + message.length)).split('\n').filter((it) => /^ {4}at [^\p{Cc}]*$/u.test(it)).slice(0, MOST_FRAMES).map((it) => it.slice(0, MOST_OF_FRAME));
  return [oneLine(`${error.name}: ${error.message}`), ...frames].join('\n');
}

const oneLine = (text: string) => text.slice(0, MOST_LETTERS).replace(FORGING, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`);
