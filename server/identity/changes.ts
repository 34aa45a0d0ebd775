const MOST = 10_000;

/** Whose sessions were to be asked anew, and when: what was read before that and arrives after it is not kept. */
export class Changes {
  private count = 0;
  private ofAll = 0;
  private readonly of = new Map<string, number>();

  /** A place to look back to. */
  get now() {
    return this.count;
  }

  /** Of one account, or of all. */
  note(id_akun?: string) {
    this.count++;
    if (id_akun === undefined || this.of.size >= MOST) {
      this.ofAll = this.count;
      this.of.clear();
    }
    if (id_akun !== undefined) this.of.set(id_akun, this.count);
  }

  /** Whether nothing of this account, or of all, has changed since. */
  noneSince(at: number, id_akun?: string) {
    return Math.max(this.ofAll, this.of.get(id_akun ?? '') ?? 0) <= at;
  }
}
