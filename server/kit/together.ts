type Waiting<Q, A> = { question: Q; resolve(answer: A): void; reject(error: unknown): void };

/** Questions of many callers as one: whatever is asked while the last ones are being answered is asked together, in the order of asking. */
export class Together<Q, A> {
  private waiting: Waiting<Q, A>[] = [];
  private isAsking = false;

  /** `ask` answers each question in its place. */
  constructor(private readonly ask: (questions: readonly Q[]) => Promise<readonly A[]>, private readonly most = 500) {}

  answer(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (!this.isAsking) void this.askAll();
    });
  }

  private async askAll() {
    this.isAsking = true;
    // Whoever asks in this turn of the event loop, too.
    await new Promise(setImmediate);
    while (this.waiting.length) {
      const asked = this.waiting.splice(0, this.most);
      await this.ask(asked.map((it) => it.question)).then(
        (answers) => asked.forEach(({ resolve }, i) => void resolve(answers[i] as A)),
        (error: unknown) => asked.forEach(({ reject }) => void reject(error)),
      );
    }
    this.isAsking = false;
  }
}
