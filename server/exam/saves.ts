import type { Ack, Jawaban, Simpanan, StatusSimpanan } from '#contract/exam/attempt';
import { isAnswered, isNewer } from '#contract/exam/protocol';
import { withEntry } from '#server/kit/deciding/entry';

/** The newest answer to a question, and which save it came with. */
export type Kept = { epoch: number; seq: number; ragu: boolean; value: Jawaban };
export type Answers = Readonly<Record<string, Kept>>;
/** A save as it goes into the log. */
export type Mark = [soal: string, epoch: number, seq: number, ragu: boolean, counts: boolean];
type Paper = { soal: readonly (readonly [string, string])[]; jawaban: Answers; lease: number; seen: Seen };

/** Every save of a question that was ever taken, as `epoch.seq`. */
export type Seen = Readonly<Record<string, readonly string[]>>;
export const seenAfter = (seen: Seen, marks: readonly Mark[]): Seen =>
  marks.reduce<Seen>((after, [soal, epoch, seq]) => withEntry<readonly string[]>(after, soal, [...(after[soal] ?? []), `${epoch}.${seq}`]), seen);

const known = new WeakMap<Paper['soal'], ReadonlySet<string>>();
/** The questions of a paper, which stays the same for as long as it is written. */
function questionsOf(soal: Paper['soal']) {
  const questions = known.get(soal) ?? new Set(soal.map(([id]) => id));
  known.set(soal, questions);
  return questions;
}

/** What becomes of each save of a batch, one after the other: what is newer counts, what is older is only kept. */
export function sorted(paper: Paper, saves: readonly Simpanan[]): { acks: Ack[]; marks: Mark[]; values: Jawaban[]; newer: Answers } {
  const [questions, taken, newer] = [questionsOf(paper.soal), new Set<string>(), {} as Record<string, Kept>];
  const [acks, marks, values]: [Ack[], Mark[], Jawaban[]] = [[], [], []];
  for (const { soal, epoch, seq, value, ragu } of saves) {
    const status = statusOf();
    acks.push([soal, epoch, seq, status]);
    if (status === 'duplicate' || status === 'rejected') continue;
    taken.add(`${soal} ${epoch}.${seq}`);
    marks.push([soal, epoch, seq, ragu, status === 'applied']);
    values.push(value);
    if (status === 'applied') newer[soal] = { epoch, seq, ragu, value };

    function statusOf(): StatusSimpanan {
      // A lease that nobody was given wins over nothing.
      if (!questions.has(soal) || epoch > paper.lease) return 'rejected';
      if (paper.seen[soal]?.includes(`${epoch}.${seq}`) || taken.has(`${soal} ${epoch}.${seq}`)) return 'duplicate';
      const had = newer[soal] ?? paper.jawaban[soal];
      return !had || isNewer([epoch, seq], [had.epoch, had.seq]) ? 'applied' : 'superseded';
    }
  }
  return { acks, marks, values, newer };
}

/** `newer` stand in the place of those before. Counted by hand: it is done with every save. */
export function countsOf(answers: Answers, newer: Answers = {}) {
  const counts = { terjawab: 0, ragu: 0 };
  for (const soal in answers) if (!newer[soal]) count(answers[soal] as Kept);
  for (const soal in newer) count(newer[soal] as Kept);
  return counts;

  function count({ value, ragu }: Kept) {
    if (isAnswered(value)) counts.terjawab++;
    if (ragu) counts.ragu++;
  }
}

/** The newest of each question, as `epoch.seq`. */
export const digestOf = (answers: Answers) => Object.fromEntries(Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)).map(([soal, { epoch, seq }]) => [soal, `${epoch}.${seq}`]));

/** Questions of which a device has something newer than what was saved. */
export const missing = (answers: Answers, digest: Readonly<Record<string, string>>) =>
  Object.entries(digest).filter(([soal, it]) => {
    const [epoch = 0, seq = 0] = it.split('.').map(Number);
    const had = answers[soal];
    return isNewer([epoch, seq], had ? [had.epoch, had.seq] : [-1, -1]);
  }).map(([soal]) => soal);
