import { setTimeout as pause } from 'node:timers/promises';

/** What a bench found out; every ratio has its absolute figures beside it. */
export type Figures = Record<string, number>;

export const median = (values: readonly number[]) => quantile(values, 0.5);
export function quantile(values: readonly number[], q: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
export const round = (value: number, digits = 2) => Number(value.toFixed(digits));

/** So many callers, each doing one after the other for a while or until it is over: how many a second, and how long each took. */
export async function closedLoop(callers: number, ms: number, once: (caller: number, turn: number) => Promise<unknown>, isOver = () => false) {
  const [started, took]: [number, number[]] = [performance.now(), []];
  const call = async (caller: number) => {
    for (let turn = 0; performance.now() - started < ms && !isOver(); turn++) {
      const at = performance.now();
      await once(caller, turn);
      took.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return { perSecond: took.length / ((performance.now() - started) / 1000), took };
}

/** So many callers who each begin something at a steady pace, however long it takes: how long each took from when it was to begin. */
export async function openLoop(callers: number, ms: number, everyMs: number, once: (caller: number, turn: number) => Promise<unknown>) {
  const [started, took]: [number, number[]] = [performance.now(), []];
  const call = async (caller: number, turn: number) => {
    const due = started + (turn + caller / callers) * everyMs;
    await pause(due - performance.now());
    await once(caller, turn);
    took.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: callers * Math.floor(ms / everyMs) }, (_, i) => call(i % callers, Math.floor(i / callers))));
  return took;
}

/** Rounds in turn, so that whatever else the machine does hits both alike; medians. */
export async function interleaved<T extends string>(rounds: number, sides: Record<T, () => Promise<number>>) {
  const found = Object.fromEntries(Object.keys(sides).map((it) => [it, [] as number[]])) as Record<T, number[]>;
  for (let round = 0; round < rounds; round++) for (const side of Object.keys(sides) as T[]) found[side].push(await sides[side]());
  return Object.fromEntries(Object.entries<number[]>(found).map(([it, values]) => [it, median(values)])) as Record<T, number>;
}

export async function seconds(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
