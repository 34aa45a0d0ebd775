import type { Query } from '@nestjs/cqrs';

type Asked<A> = { answer: Promise<A>; next?: Promise<A> };

/**
 * One answer for all who ask the same at once. Whoever comes while an answer is being made shares the next one: every answer
 * is begun after it was asked for, and of a question no more than one is underway.
 */
export class Sharing<A> {
  private readonly underway = new Map<string, Asked<A>>();

  ask(question: string, answer: () => Promise<A>): Promise<A> {
    const asked = this.underway.get(question);
    if (!asked) return this.begin(question, answer);
    return (asked.next ??= asked.answer.then(() => {}, () => {}).then(() => this.begin(question, answer)));
  }

  private begin(question: string, answer: () => Promise<A>) {
    const asked: Asked<A> = { answer: answer() };
    this.underway.set(question, asked);
    const leave = () => void (asked.next || this.underway.delete(question));
    void asked.answer.then(leave, leave);
    return asked.answer;
  }
}

const kinds = new WeakMap<object, number>();
let known = 0;

/** The same for all who ask the same; two kinds of questions may bear one name. */
export function nameOf(question: Query<unknown>) {
  const kind = question.constructor;
  if (!kinds.has(kind)) kinds.set(kind, ++known);
  return `${kinds.get(kind)} ${JSON.stringify(question)}`;
}
