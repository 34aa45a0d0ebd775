import { MemoryStore } from '#server/kit/log/memory-store';

/** The log in memory, with a say in what happens before and after each step. */
export class StagedStore extends MemoryStore {
  /** Whatever these throw is what the caller of the store gets. */
  before: (does: 'append' | 'read', stream: string) => unknown = () => {};
  after: (does: 'append' | 'read', stream: string) => unknown = () => {};

  override async append(...given: Parameters<MemoryStore['append']>) {
    await this.before('append', given[0]);
    const done = await super.append(...given);
    await this.after('append', given[0]);
    return done;
  }

  override async read(...given: Parameters<MemoryStore['read']>) {
    await this.before('read', given[0]);
    const found = await super.read(...given);
    await this.after('read', given[0]);
    return found;
  }
}
