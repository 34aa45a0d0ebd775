import type { Touched } from '#projections/kit/touched';

/** For so long it is known what was touched, in ms, and of no more keys than this. */
const KEPT_MS = 600_000;
const MOST_KEYS = 50_000;

type Batch = { nth: number; at: number; touched: readonly Touched[]; keys: number };

/** What was touched lately, as this node heard of it: enough to tell whoever comes back whether an answer that they have still holds. */
export class Recent {
  private readonly batches: Batch[] = [];
  private heard = 0;
  private keys = 0;

  /** `epoch` names this node since its start: others have heard of everything in another order. */
  constructor(private readonly epoch = Math.random().toString(36).slice(2, 10)) {}

  /** As of when an answer is that is read from now on. */
  get asOf() {
    return `${this.epoch}.${this.heard}`;
  }

  note(touched: readonly Touched[], now = Date.now()) {
    const keys = touched.reduce((sum, it) => sum + Object.values(it.keys ?? {}).reduce((n, rows) => n + (rows?.length ?? 1), 0), 1);
    this.batches.push({ nth: ++this.heard, at: now, touched, keys });
    this.keys += keys;
    while (this.keys > MOST_KEYS || (this.batches[0] && this.batches[0].at < now - KEPT_MS)) this.keys -= this.batches.shift()?.keys ?? 0;
  }

  /** All that was touched since an answer was read; nothing where that is no longer known. */
  since(asOf: string): Touched[] | undefined {
    const [epoch, nth] = asOf.split('.');
    const first = this.heard - this.batches.length;
    if (epoch !== this.epoch || !(Number(nth) >= first && Number(nth) <= this.heard)) return undefined;
    return this.batches.slice(Number(nth) - first).flatMap((it) => it.touched);
  }
}
