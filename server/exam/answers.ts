import type { Ack, Jawaban, Simpanan, StatusSimpanan } from '#contract/exam/attempt';
import { isAnswered, isNewer } from '#contract/exam/protocol';

/** The newest answer to a question, and which save it came with. */
export type Kept = { epoch: number; seq: number; ragu: boolean; value: Jawaban };
/** A save as it goes into the log. */
export type Mark = [soal: string, epoch: number, seq: number, ragu: boolean, counts: boolean];
/** The saves of a question that were taken, the newest first. */
type Saves = { epoch: number; seq: number; before: Saves } | undefined;
type Place = { kept: Kept | undefined; saves: Saves };

const NONE = { epoch: -1, seq: -1 };
const EMPTY: Place = { kept: undefined, saves: undefined };

/** What was saved of a paper. Nobody's is changed: what is added makes another one, which costs a copy of its list of places. `terjawab` and `ragu` count the whole paper. */
export class Answers {
  private constructor(private readonly numbers: ReadonlyMap<string, number>, private readonly places: readonly Place[], readonly terjawab: number, readonly ragu: number) {}

  static of(paper: readonly (readonly [string, string])[]) {
    return new Answers(new Map(paper.map(([soal], i) => [soal, i])), paper.map(() => EMPTY), 0, 0);
  }

  asks(soal: string) {
    return this.numbers.has(soal);
  }

  to(soal: string): Kept | undefined {
    return this.placeOf(soal).kept;
  }

  /** Whether this save was ever taken, whatever became of it. */
  has(soal: string, epoch: number, seq: number) {
    let saves = this.placeOf(soal).saves;
    while (saves && isNewer([saves.epoch, saves.seq], [epoch, seq])) saves = saves.before;
    return saves?.epoch === epoch && saves.seq === seq;
  }

  /** With these saves, each with its value; those that count stand in the place of what was there. Nobody's values are read where they are null. */
  with(marks: readonly Mark[], values: readonly (Jawaban | undefined)[] | null): Answers {
    const places = [...this.places];
    let [terjawab, ragu] = [this.terjawab, this.ragu];
    for (const [i, [soal, epoch, seq, isDoubted, counts]] of marks.entries()) {
      const number = this.numbers.get(soal);
      if (number === undefined) continue;
      const { kept, saves } = places[number] as Place;
      const now = counts ? { epoch, seq, ragu: isDoubted, value: values?.[i] ?? null } : kept;
      places[number] = { kept: now, saves: among(saves, epoch, seq) };
      terjawab += Number(counts && isAnswered(now?.value ?? null)) - Number(counts && isAnswered(kept?.value ?? null));
      ragu += Number(now?.ragu ?? false) - Number(kept?.ragu ?? false);
    }
    return new Answers(this.numbers, places, terjawab, ragu);
  }

  /** Whether a save is newer than what counts of its question. */
  isNews(soal: string, epoch: number, seq: number) {
    const { epoch: hadEpoch, seq: hadSeq } = this.to(soal) ?? NONE;
    return isNewer([epoch, seq], [hadEpoch, hadSeq]);
  }

  /** Questions of which a device has something newer, as `epoch.seq`, than was ever taken. */
  missing(digest: Readonly<Record<string, string>>) {
    return Object.keys(digest).filter((soal) => {
      const [epoch = 0, seq = 0] = (digest[soal] as string).split('.').map(Number);
      return this.isNews(soal, epoch, seq) && !this.has(soal, epoch, seq);
    });
  }

  /** What counts, in the order of the paper. */
  entries(): [string, Kept][] {
    return [...this.numbers].flatMap(([soal, number]): [string, Kept][] => {
      const { kept } = this.places[number] as Place;
      return kept ? [[soal, kept]] : [];
    });
  }

  values(): Record<string, Jawaban> {
    return Object.fromEntries(this.entries().map(([soal, { value }]) => [soal, value]));
  }

  /** The newest of each question, as `epoch.seq`, the same whatever the order of the paper. */
  digest() {
    return Object.fromEntries(this.entries().sort(([one], [other]) => (one < other ? -1 : 1)).map(([soal, { epoch, seq }]) => [soal, `${epoch}.${seq}`]));
  }

  private placeOf(soal: string): Place {
    const number = this.numbers.get(soal);
    return number === undefined ? EMPTY : (this.places[number] as Place);
  }
}

/** What comes late stands behind what is newer. */
function among(saves: Saves, epoch: number, seq: number): Saves {
  const newer: NonNullable<Saves>[] = [];
  let rest = saves;
  for (; rest && isNewer([rest.epoch, rest.seq], [epoch, seq]); rest = rest.before) newer.push(rest);
  if (rest?.epoch === epoch && rest.seq === seq) return saves;
  return newer.reduceRight<Saves>((before, it) => ({ epoch: it.epoch, seq: it.seq, before }), { epoch, seq, before: rest });
}

/** What becomes of each save of a batch, one after the other: what is newer counts, what is older is only kept. */
export function sorted({ jawaban, lease }: { jawaban: Answers; lease: number }, saves: readonly Simpanan[]): { acks: Ack[]; marks: Mark[]; values: Jawaban[]; after: Answers } {
  const [acks, marks, values]: [Ack[], Mark[], Jawaban[]] = [[], [], []];
  let after = jawaban;
  for (const { soal, epoch, seq, value, ragu } of saves) {
    const status = statusOf(soal, epoch, seq);
    acks.push([soal, epoch, seq, status]);
    if (status === 'duplicate' || status === 'rejected') continue;
    const mark: Mark = [soal, epoch, seq, ragu, status === 'applied'];
    marks.push(mark);
    values.push(value);
    after = after.with([mark], [value]);
  }
  return { acks, marks, values, after };

  function statusOf(soal: string, epoch: number, seq: number): StatusSimpanan {
    // A lease that nobody was given wins over nothing.
    if (!after.asks(soal) || epoch > lease) return 'rejected';
    if (after.has(soal, epoch, seq)) return 'duplicate';
    return after.isNews(soal, epoch, seq) ? 'applied' : 'superseded';
  }
}
