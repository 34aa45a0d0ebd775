import type { Jawaban } from '#contract/exam/attempt';

/** One answer as this device keeps it until the server has it. */
export type Entry = { id_peserta: string; soal: string; epoch: number; seq: number; value: Jawaban; ragu: boolean; mono: number; wall: number; isAcked: boolean };
/** Whether a place outlives a loss of power, the page, or nothing. */
export type Hold = 'tahan' | 'biasa' | 'sementara';
/** Where a device keeps entries, one a question of an attempt. */
export type Store = { hold: Hold; all(id_peserta: string): Promise<Entry[]>; put(entry: Entry): Promise<void>; drop(id_peserta: string): Promise<void> };

export function inMemory(): Store {
  const entries = new Map<string, Entry>();
  return {
    hold: 'sementara',
    all: async (id_peserta) => [...entries.values()].filter((it) => it.id_peserta === id_peserta),
    put: async (entry) => void entries.set(`${entry.id_peserta}/${entry.soal}`, entry),
    drop: async (id_peserta) => {
      for (const [key, it] of entries) if (it.id_peserta === id_peserta) entries.delete(key);
    },
  };
}
