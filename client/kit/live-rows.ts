/** An absolute row value; null says that the row is gone. */
export type Change = readonly [key: string, row: object | null];
/** `beside`: what the answer says beside its rows, whole, where that may have changed. */
type Said = { topic: string; epoch: string; to: number; changes: readonly Change[]; beside?: object };
export type Delta = Said & { from: number };
export type Subscribed = Said & { kind: 'snapshot' | 'delta'; from?: number };
export type LiveRows = {
  status: 'subscribing' | 'live';
  rows: ReadonlyMap<string, object>;
  beside: object;
  epoch: string | null;
  /** The position up to which `rows` and `beside` are the fold of the log. */
  pos: number;
  /** What arrived before the answer to the subscription. */
  queue: readonly Delta[];
};
/** The rows may have missed something: subscribe again from `pos`. */
export type Wish = 'resubscribe';

export const noRows: LiveRows = { status: 'subscribing', rows: new Map(), beside: {}, epoch: null, pos: 0, queue: [] };

/** The subscription is asked for again; what is known stays on the screen. */
export const onSubscribing = (state: LiveRows): LiveRows => ({ ...state, status: 'subscribing', queue: [] });

export function onSubscribed(state: LiveRows, answer: Subscribed): LiveRows | Wish {
  const known = answer.kind === 'snapshot' ? new Map() : state.rows;
  if (answer.kind === 'delta' && (answer.epoch !== state.epoch || (answer.from ?? 0) > state.pos)) return 'resubscribe';
  const answered: LiveRows = {
    status: 'live', rows: applied(known, answer.changes), beside: answer.beside ?? (answer.kind === 'snapshot' ? {} : state.beside), epoch: answer.epoch, pos: answer.to, queue: [],
  };
  return state.queue
    .filter(({ topic }) => topic === answer.topic)
    .reduce<LiveRows | Wish>((reached, delta) => (reached === 'resubscribe' ? reached : onDelta(reached, delta)), answered);
}

export function onDelta(state: LiveRows, delta: Delta): LiveRows | Wish {
  if (state.status === 'subscribing') return { ...state, queue: [...state.queue, delta] };
  if (delta.epoch !== state.epoch) return 'resubscribe';
  if (delta.to <= state.pos) return state;
  if (delta.from > state.pos) return 'resubscribe';
  return { ...state, rows: applied(state.rows, delta.changes), beside: delta.beside ?? state.beside, pos: delta.to };
}

/** A mark reveals a lost last delta; it is judged only after deltas on their way had time to arrive. */
export function onMark(state: LiveRows, epoch: string, to: number): LiveRows | Wish {
  if (state.status === 'subscribing') return state;
  return epoch !== state.epoch || to > state.pos ? 'resubscribe' : state;
}

function applied(rows: ReadonlyMap<string, object>, changes: readonly Change[]) {
  const next = new Map(rows);
  for (const [key, row] of changes) {
    if (row === null) next.delete(key);
    else next.set(key, row);
  }
  return next;
}
