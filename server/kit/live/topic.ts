import type { LiveRows } from '#projections/kit/live-rows';
import { LISTED_MS, type Touched } from '#projections/kit/touched';
import type { RowChange } from '#server/kit/live/protocol';
import type { Owing, Standpoint, Tick, Wish } from '#server/kit/live/tick';
import { Together } from '#server/kit/together';

/** What touched keys stand for. */
type Meant = { keys: Set<string> | 'all'; isBeside: boolean };
/** `beside`: what stands beside the rows, where it was touched. */
type Said = { to: number; changes: RowChange[]; beside?: object | undefined };
export type Delta = Said & { from: number };
type Answer = Said & { kind: 'snapshot' | 'delta'; from?: number };
type Ends = {
  emit(delta: Delta): void;
  /** Anything may have changed: watchers ask for everything again. */
  reset(): void;
  /** Up to where everybody was told what was touched. */
  told(): number;
};
const RING = 2_000;

/** The rows of one live answer: which changed since when, and their values read once for all watchers. */
export class RowsTopic implements Owing {
  /** Everything up to here was sent. */
  sent: number;
  /** What was touched up to here is sent or does not concern this topic. */
  private checked: number;
  /** Resuming from before this needs a snapshot: what changed is no longer known. */
  private knownSince: number;
  /** Resuming from here, too: anything may have changed after somebody had read it there, without a new event. */
  private wholeAt = -1;
  private readonly ring: { n: number; key: string }[] = [];
  /** Where what stands beside the rows was sent last. */
  private besideSent = 0;
  private given: readonly string[] | 'all' = [];
  private givenBeside = false;
  /** The rows that are there as of what was sent last; unknown until all of them were read. */
  private members: Wish['members'];
  /** Where they were read last. */
  private membersAt: number;
  /** From the wish until it is told: whoever comes meanwhile may be in it, and is not known yet. */
  private isSending = false;
  /** Something was touched that is not sent yet. */
  private owes = false;
  /** Since when nothing of what is owed could be read. */
  private failing: number | undefined;
  /** Those who come at once are answered with one reading. */
  private readonly whole = new Together<undefined, Answer>(async (asked) => {
    const answer = await this.tick.read(this.after(), async ({ to, rows, beside }): Promise<Answer> => ({ kind: 'snapshot', to, changes: await rows(this.input, 'all'), beside: await beside(this.input) }));
    if (!this.members && answer.to >= this.membersAt) this.members = new Set(answer.changes.map(([key]) => key));
    return asked.map(() => answer);
  });

  constructor(readonly name: string, private readonly live: LiveRows, private readonly input: unknown, private readonly tick: Tick, n: number, private readonly ends: Ends) {
    [this.sent, this.checked, this.knownSince, this.membersAt] = [n, n, n, n];
  }

  /** Something was touched: what concerns this topic is sent soon. `before`: everything up to there is told. */
  touch(touched: readonly Touched[], before: number) {
    const members = this.isSending ? undefined : this.members;
    const meant = touched.map(({ keys }) => this.meant(keys, members));
    if (!this.owes) this.checked = Math.max(this.checked, before);
    // What is told to have changed altogether may be listed nowhere: tables were rebuilt, or the list was cut.
    if (meant.some(({ keys }) => keys === 'all')) this.given = 'all';
    if (meant.some(({ isBeside }) => isBeside)) this.givenBeside = true;
    if (!meant.some(({ keys, isBeside }) => isBeside || keys === 'all' || keys.size)) return;
    this.owes = true;
    this.tick.schedule(this);
  }

  /** The rows since a position where that is still known, otherwise all of them; with the position that they are true at. */
  async since(from: number | undefined): Promise<Answer> {
    await this.tick.settled();
    if (from === undefined || from < this.knownSince || from <= this.wholeAt || this.given === 'all') return this.whole.answer(undefined);
    const wish = { given: this.ring.filter((it) => it.n > from).map((it) => it.key), after: this.after(), members: this.members, withBeside: this.besideSent > from };
    const answer = await this.tick.read(wish.after, async (here): Promise<Answer | undefined> => {
      const { keys, changes, beside } = await this.found(here, wish);
      return keys === 'all' ? undefined : { kind: 'delta', from, to: here.to, changes, beside };
    });
    return answer ?? this.whole.answer(undefined);
  }

  close() {
    this.tick.forget(this);
  }

  /** What is to be sent now; from here on something new is owed. */
  wish(): Wish {
    const wish = { given: this.given, after: this.after(), members: this.members, withBeside: this.givenBeside };
    [this.given, this.givenBeside, this.owes, this.checked, this.isSending] = [[], false, false, wish.after, true];
    return wish;
  }

  /** It could not be read: it is still owed; all of it, once what was touched may no longer be listed. */
  unsaid({ given, after, withBeside = false }: Wish) {
    this.failing ??= Date.now();
    const isAll = given === 'all' || this.given === 'all' || Date.now() - this.failing > LISTED_MS / 2;
    this.given = isAll ? 'all' : [...given, ...this.given];
    [this.givenBeside, this.owes, this.checked, this.isSending] = [this.givenBeside || withBeside, true, after, false];
  }

  /** Reads what was wished for; what it answers tells the watchers. */
  async changed(here: Standpoint, wish: Wish) {
    const { keys, touched, changes, beside } = await this.found(here, wish);
    return () => {
      if (keys === 'all') [this.knownSince, this.wholeAt, this.ring.length] = [here.to, here.to, 0];
      else this.remember(touched);
      if (beside) this.besideSent = here.to;
      this.members = keys === 'all' ? undefined : this.membersAfter(changes);
      [this.membersAt, this.isSending, this.failing] = [here.to, false, undefined];
      if (keys === 'all') this.ends.reset();
      else if (changes.length || beside) this.ends.emit({ from: this.sent, to: here.to, changes, beside });
      if (keys === 'all' || changes.length || beside) this.sent = here.to;
      this.checked = Math.max(this.checked, here.to);
    };
  }

  /** The given rows and those touched since; nothing is read where everything has to be asked for again. */
  private async found({ touched: listed, rows, beside }: Standpoint, { given, after, members, withBeside }: Wish) {
    const meant = this.inTurn(listed.filter((it) => it.n > after), members && new Set(members));
    if (given === 'all' || meant.some((it) => it.keys === 'all')) return { keys: 'all' as const, touched: [], changes: [] };
    const touched = meant.flatMap((it) => [...(it.keys as Set<string>)].map((key) => ({ n: it.n, key })));
    const keys = new Set([...given, ...touched.map((it) => it.key)]);
    const isBeside = withBeside || meant.some((it) => it.isBeside);
    return { keys, touched, changes: await rows(this.input, [...keys]), beside: isBeside ? await beside(this.input) : undefined };
  }

  /** Whoever came on the way is there for what comes after. */
  private inTurn(listed: readonly Touched[], members: Set<string> | undefined) {
    return listed.map(({ n, keys }) => {
      const meant = this.meant(keys, members);
      if (meant.keys !== 'all') for (const key of meant.keys) members?.add(key);
      return { n, ...meant };
    });
  }

  /** What is read is there from then on, what is not read any more is gone. */
  private membersAfter(changes: readonly RowChange[]) {
    if (!this.members || !changes.length) return this.members;
    const members = new Set(this.members);
    for (const [key, row] of changes) row ? members.add(key) : members.delete(key);
    return members;
  }

  private remember(touched: { n: number; key: string }[]) {
    this.ring.push(...touched);
    const over = this.ring.splice(0, Math.max(0, this.ring.length - RING));
    this.knownSince = over.at(-1)?.n ?? this.knownSince;
  }

  /** What everybody was told before did not concern this topic, unless it owes it. */
  private after = () => (this.owes ? this.checked : Math.max(this.checked, this.ends.told()));

  private meant(keys: Touched['keys'], members: Wish['members']): Meant {
    return { keys: this.meantRows(keys, members), isBeside: this.meansBeside(keys) };
  }

  /** The row keys that touched table keys stand for. */
  private meantRows(keys: Touched['keys'], members: Wish['members']): Meant['keys'] {
    const found = new Set<string>();
    for (const { name } of this.live.tables) {
      const touched = keys === null ? null : keys[name];
      if (touched === undefined) continue;
      if (touched === null) return 'all';
      const within = this.live.within?.includes(name) ? members : undefined;
      for (const key of touched) {
        const rows = this.live.meaning[name]?.(key, this.input) ?? [];
        if (rows === 'all') return 'all';
        for (const row of rows) if (!within || within.has(row)) found.add(row);
      }
    }
    return found;
  }

  private meansBeside(keys: Touched['keys']) {
    const { tables = [], concerns = {} } = this.live.beside ?? {};
    return tables.some(({ name }) => keys === null || keys[name] === null || keys[name]?.some((key) => concerns[name]?.(key, this.input)));
  }
}
