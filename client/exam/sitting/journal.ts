import { type Held, newestOf } from '#client/exam/sitting/sheet';

/** How well answers are kept on a device: so that a power cut loses none, as long as the browser likes, or until the page is left. */
export type Penyimpanan = 'tahan' | 'biasa' | 'sementara';
/** What an attempt needs beside its answers when the session is gone: whose it is, on which device, and what lets it hand in; since when its window is away (the server's time, ms); the question that was shown last. */
export type Keeping = { perangkat: string; tiket: string | null; ditinggal?: number | null; soal?: string };
/** As it lies in one place: whichever was kept last counts, wherever it lies. */
type Kept = Keeping & { nth?: number };

type Rows = readonly (readonly [soal: string, held: Held])[];
/** Answers on the device, written before anybody is told that they are there. */
export type Journal = {
  readonly kind: Penyimpanan;
  read(): Promise<{ answers: Map<string, Held>; keeping: Keeping | null }>;
  write(answers: Rows, all?: () => Rows): Promise<void>;
  /** What is not named stays as it was. */
  keep(change: Partial<Keeping>): Promise<void>;
  clear(): Promise<void>;
};
/** Where answers may lie: it may be read also where it takes nothing new, which a probe tells. */
export type Place = Omit<Journal, 'read' | 'keep'> & { probe(): Promise<unknown>; read(): Promise<{ answers: Map<string, Held>; keeping: Kept | null }>; keep(it: Kept): Promise<void> };

/**
 * The best of these places, the best named first; where one fails one day, a full disk or a spoilt database, the next takes all of it over,
 * and memory in the end. All of them are read, for a place that failed yesterday may work again today and know nothing of what came after.
 */
export async function enduring(attempt: string, stores: readonly ((attempt: string) => Promise<Place>)[]): Promise<Journal> {
  const places = wellOf(await Promise.allSettled(stores.map((open) => open(attempt))));
  const weaker = [...places];
  const next = async (): Promise<Place> => {
    const it = weaker.shift();
    return it ? it.probe().then(() => it, next) : inMemory();
  };
  let [current, legible, kept] = [await next(), places, null as Kept | null];
  /** What one place refuses the next one takes, with what belongs to it. */
  const put = (act: (place: Place, isNext: boolean) => Promise<void>, isNext = false): Promise<void> => act(current, isNext).catch(async () => {
    current = await next();
    await put(act, true);
  });
  return {
    get kind() {
      return current.kind;
    },
    async read() {
      const found = wellOf(await Promise.allSettled(places.map(async (place) => ({ place, ...(await place.read()) }))));
      legible = found.map(({ place }) => place);
      while (places.includes(current) && !legible.includes(current)) current = await next();
      kept = found.reduce<Kept | null>((last, { keeping }) => (keeping && (!last || (keeping.nth ?? 0) > (last.nth ?? 0)) ? keeping : last), null);
      return { answers: newestOf(found.flatMap(({ answers }) => [...answers])), keeping: kept };
    },
    write: (answers, all = () => answers) => put(async (place, isNext) => {
      if (isNext && kept) await place.keep(kept);
      await place.write(isNext ? all() : answers);
    }),
    async keep(change) {
      const it = { perangkat: '', tiket: null, ...kept, ...change, nth: (kept?.nth ?? 0) + 1 };
      kept = it;
      await put((place) => place.keep(it));
    },
    async clear() {
      await Promise.allSettled(legible.map((it) => it.clear()));
    },
  };
}

const wellOf = <T>(results: readonly PromiseSettledResult<T>[]) => results.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));

function inMemory(): Place {
  return { kind: 'sementara', probe: async () => {}, read: async () => ({ answers: new Map(), keeping: null }), write: async () => {}, keep: async () => {}, clear: async () => {} };
}
