import type { Ack, Jawaban, Simpanan } from '#contract/exam/attempt';
import type { SoalMurid } from '#contract/exam/sitting';
import { isAnswered, isNewer, MOST_SAVES } from '#contract/exam/protocol';

/** An answer on this device: `isKept` once it is in the journal, `isSaved` when the server has said that it has it; `isLate` when it came after the end or while the exam was locked, is kept and counts only by a word of the supervisor's, `isRefused` when the server takes it for none. */
export type Held = { epoch: number; seq: number; value: Jawaban; ragu: boolean; mono: number; isKept: boolean; isSaved: boolean; isLate?: boolean; isRefused?: boolean };
/** What a device holds of an attempt, by question. */
export type Sheet = ReadonlyMap<string, Held>;
const BYTES = new TextEncoder();
type FromServer = Readonly<Record<string, { epoch: number; seq: number; value: Jawaban; ragu: boolean }>>;

/** Another answer, or another doubt; `count` is greater than any that a page of this device used before it. */
export function answered(sheet: Sheet, soal: string, change: { value?: Jawaban; ragu?: boolean }, { lease, count, mono }: { lease: number; count: number; mono: number }): Sheet {
  const had = sheet.get(soal);
  const seq = Math.max(count, had?.epoch === lease ? had.seq + 1 : 1);
  return new Map(sheet).set(soal, { value: change.value === undefined ? (had?.value ?? null) : change.value, ragu: change.ragu ?? had?.ragu ?? false, epoch: lease, seq, mono, isKept: false, isSaved: false });
}

/** What the server holds counts where it is newer; what it lacks is sent. */
export function joined(sheet: Sheet, server: FromServer): Sheet {
  const all = new Map(sheet);
  for (const [soal, it] of Object.entries(server)) {
    const had = sheet.get(soal);
    if (had && isNewer([had.epoch, had.seq], [it.epoch, it.seq])) continue;
    all.set(soal, { ...it, mono: had?.mono ?? 0, isKept: false, isSaved: true });
  }
  return all;
}

/** Of what lies in several places, the newest answer to each question; of the same one that which is known to have arrived. */
export function newestOf(rows: readonly (readonly [string, Held])[]): Map<string, Held> {
  const all = new Map<string, Held>();
  for (const [soal, it] of rows) {
    const had = all.get(soal);
    if (!had || isNewer([it.epoch, it.seq], [had.epoch, had.seq]) || (it.isSaved && it.epoch === had.epoch && it.seq === had.seq)) all.set(soal, it);
  }
  return all;
}

/** The question that was answered last: saves are counted in seconds, and of one second the last one that came. */
export const lastAnswered = (sheet: Sheet) => [...sheet].reduce<readonly [string, Held] | undefined>((last, it) => (last && isNewer([last[1].epoch, last[1].seq], [it[1].epoch, it[1].seq]) ? last : it), undefined)?.[0];

/** Only what was said of this very save settles it: meanwhile there may be a newer one. */
export function acknowledged(sheet: Sheet, acks: readonly Ack[]): Sheet {
  const all = new Map(sheet);
  for (const [soal, epoch, seq, status] of acks) {
    const had = all.get(soal);
    if (had?.epoch === epoch && had.seq === seq) all.set(soal, { ...had, isSaved: true, ...(status === 'late' && { isLate: true }), ...(status === 'rejected' && { isRefused: true }) });
  }
  return all;
}

/** These are in the journal now, unless there is something newer already. */
export function kept(sheet: Sheet, rows: readonly (readonly [string, Held])[]): Sheet {
  const all = new Map(sheet);
  for (const [soal, { epoch, seq }] of rows) {
    const had = all.get(soal);
    if (had?.epoch === epoch && had.seq === seq) all.set(soal, { ...had, isKept: true });
  }
  return all;
}

/** Of these questions the server says that it lacks what this device told of. */
export const unsaved = (sheet: Sheet, soal: readonly string[]): Sheet => new Map([...sheet].map(([id, it]) => [id, soal.includes(id) ? { ...it, isSaved: false } : it]));

export const waiting = (sheet: Sheet) => [...sheet].filter(([, it]) => !it.isSaved);

/** An answer has so many letters at most: of the longest (3 bytes) it still goes in one request, whose most is 262,144 bytes. */
export const MOST_LETTERS = 60_000;

/** What waits, as much as one request may hold (bytes). */
export function batchOf(sheet: Sheet, most = 200_000): Simpanan[] {
  const batch: Simpanan[] = [];
  let size = 0;
  for (const [soal, { epoch, seq, value, ragu, mono }] of waiting(sheet)) {
    size += 200 + BYTES.encode(JSON.stringify(value)).length;
    if (batch.length >= MOST_SAVES || (size > most && batch.length)) break;
    batch.push({ soal, epoch, seq, value, ragu, mono });
  }
  return batch;
}

export const digestOf = (sheet: Sheet) => Object.fromEntries([...sheet].map(([soal, { epoch, seq }]) => [soal, `${epoch}.${seq}`]));

/** Pairs of which some are not made yet. */
export const isHalfMatched = (soal: Pick<SoalMurid, 'tipe' | 'kiri'> | undefined, value: Jawaban) =>
  soal?.tipe === 'Menjodohkan' && isAnswered(value) && Object.keys(value ?? {}).length < soal.kiri.length;

/** What is kept for the supervisor counts for no answer yet. */
export const tallyOf = (sheet: Sheet) => {
  const all = [...sheet.values()];
  const counting = all.filter((it) => !it.isLate && isAnswered(it.value));
  return {
    diServer: counting.filter((it) => it.isSaved).length,
    diPerangkat: all.filter((it) => !it.isSaved).length,
    terjawab: counting.length,
    ditahan: all.filter((it) => it.isLate && isAnswered(it.value)).length,
    ragu: all.filter((it) => it.ragu).length,
  };
};
