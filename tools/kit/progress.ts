/** Tells the person who waits. */
export type Say = (line: string) => void;

const EVERY_MS = 2_000;

/** Passes the bytes on, and says every other second how much has gone through. */
export async function* watched(bytes: AsyncIterable<Buffer>, name: string, say: Say): AsyncGenerator<Buffer> {
  const tick = ticker(name, say);
  for await (const piece of bytes) {
    tick(piece.length);
    yield piece;
  }
}

/** Takes how many are done, and says it every other second. */
export const counter = (what: string, say: Say): ((done: number) => void) => {
  let due = Date.now() + EVERY_MS;
  return (done) => {
    if (Date.now() < due) return;
    due = Date.now() + EVERY_MS;
    say(`${done} ${what} …`);
  };
};

/** Counts bytes, and says every other second how many it has seen. */
export const ticker = (name: string, say: Say): ((bytes: number) => void) => {
  let total = 0;
  let due = Date.now() + EVERY_MS;
  return (bytes) => {
    total += bytes;
    if (Date.now() < due) return;
    due = Date.now() + EVERY_MS;
    say(`${name}: ${Math.round(total / 1_000_000)} MB …`);
  };
};

/** Counts what is done of a known whole, and says every other second how far it is. */
export const share = (what: string, total: number, say: Say, before = 0): ((done: number) => void) => {
  let done = before;
  let due = Date.now() + EVERY_MS;
  return (more) => {
    done += more;
    if (Date.now() < due) return;
    due = Date.now() + EVERY_MS;
    say(`${what}: ${done} of ${total} events (${Math.floor((100 * done) / (total || 1))} %) …`);
  };
};
