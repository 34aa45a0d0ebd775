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

/** Says every other second how many of how many are done, how many a second, and how long it will take. */
export const counted = (what: string, say: Say) => {
  const started = Date.now();
  let due = started + EVERY_MS;
  return ({ done, total }: { done: number; total: number }) => {
    const isEnd = done === total;
    if (Date.now() < due && !isEnd) return;
    due = Date.now() + EVERY_MS;
    const perSecond = done / Math.max(0.001, (Date.now() - started) / 1000);
    const left = isEnd ? '' : `, ${Math.ceil((total - done) / perSecond)} s left`;
    say(`${done} of ${total} ${what} (${total ? Math.floor((done * 100) / total) : 100}%), ${Math.round(perSecond)} a second${left}`);
  };
};
