/** Whatever bears the same name is done one after the other, in the order of asking. */
export class OneByOne {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(name) ?? Promise.resolve()).then(work);
    const done = turn.catch(() => {}).then(() => {
      if (this.last.get(name) === done) this.last.delete(name);
    });
    this.last.set(name, done);
    return turn;
  }
}
