import type { Held } from '#client/exam/sitting/sheet';

/** How well answers are kept on a device: so that a power cut loses none, as long as the browser likes, or until the page is left. */
export type Penyimpanan = 'tahan' | 'biasa' | 'sementara';
/** What an attempt needs beside its answers when the session is gone: whose it is, on which device, and what lets it hand in. */
export type Keeping = { perangkat: string; tiket: string | null };

type Rows = readonly (readonly [soal: string, held: Held])[];
/** Answers on the device, written before anybody is told that they are there. */
export type Journal = {
  readonly kind: Penyimpanan;
  read(): Promise<{ answers: Map<string, Held>; keeping: Keeping | null }>;
  write(answers: Rows, all?: () => Rows): Promise<void>;
  keep(keeping: Keeping): Promise<void>;
  clear(): Promise<void>;
};

/** The best of these places, the best named first; where one fails one day, a full disk or a spoilt database, the next takes all of it over, and memory in the end. */
export async function enduring(attempt: string, stores: readonly ((attempt: string) => Promise<Journal>)[]): Promise<Journal> {
  const weaker = [...stores];
  const next = async (): Promise<Journal> => (weaker.shift() ?? (async () => inMemory()))(attempt).catch(next);
  let current = await next();
  return {
    get kind() {
      return current.kind;
    },
    async read() {
      return current.read().catch(async () => (current = await next()).read());
    },
    async write(answers, all = () => answers) {
      await current.write(answers).catch(async () => (current = await next()).write(all()));
    },
    keep: (it) => current.keep(it),
    clear: () => current.clear(),
  };
}

function inMemory(): Journal {
  return { kind: 'sementara', read: async () => ({ answers: new Map(), keeping: null }), write: async () => {}, keep: async () => {}, clear: async () => {} };
}
