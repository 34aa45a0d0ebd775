/** What the fold that runs now has made itself: nobody else has it yet. */
let made: WeakSet<object> | undefined;

/**
 * The record with this entry, by an id. Nobody's record is changed: it is copied, but while a history is folded only once, so
 * that a history costs by its length and not by its length times the size of the state.
 */
export function withEntry<V>(record: Record<string, V>, id: string, value: V): Record<string, V> {
  if (made?.has(record)) {
    record[id] = value;
    return record;
  }
  const copy = { ...record, [id]: value };
  made?.add(copy);
  return copy;
}

/** Folds in one go: no state between the first and the last is seen by anybody. */
export function inOneGo<S>(fold: () => S): S {
  made = new WeakSet();
  try {
    return fold();
  } finally {
    made = undefined;
  }
}
