import fc from 'fast-check';
import { Question } from '#projections/kit/question';
import { nameOf, Sharing } from '#server/kit/deciding/sharing';

test('every answer was begun after it was asked for, a question has one underway, and who fails fails alone', async () => {
  await fc.assert(fc.asyncProperty(fc.scheduler(), fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 12 }), fc.nat(5), async (scheduler, questions, failing) => {
    const sharing = new Sharing<number>();
    const underway = new Map<string, number>();
    let [clock, begun] = [0, 0];
    const answer = (question: string) => async () => {
      const [started, nth] = [++clock, begun++];
      underway.set(question, (underway.get(question) ?? 0) + 1);
      expect(underway.get(question)).toBe(1);
      await scheduler.schedule(Promise.resolve());
      underway.set(question, 0);
      if (nth === failing) throw new Error('away');
      return started;
    };
    const asked = questions.map((question) => scheduler.schedule(Promise.resolve()).then(async () => {
      const at = ++clock;
      const started = await sharing.ask(question, answer(question)).catch((error: Error) => error.message);
      if (started !== 'away') expect(started).toBeGreaterThan(at);
    }));
    await scheduler.waitFor(Promise.all(asked));
    expect(begun).toBeLessThanOrEqual(questions.length);
  }));
});

test('a hundred who ask at once are answered twice', async () => {
  const sharing = new Sharing<number>();
  let begun = 0;
  const answers = await Promise.all(Array.from({ length: 100 }, () => sharing.ask('a', async () => ++begun)));
  expect(answers).toEqual([1, ...Array.from({ length: 99 }, () => 2)]);
});

test('what cannot even be asked is nobody else’s failure', async () => {
  const sharing = new Sharing<number>();
  const failed = sharing.ask('a', async () => { throw new Error('no'); });
  const next = sharing.ask('a', async () => 1);
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe(1);
});

test('a question is known by its kind and by what it asks, not by a name that another kind may have', () => {
  const kind = () => class OfMany extends Question<{ id: string }, number> {};
  const [One, Other] = [kind(), kind()];
  const [one, again, other, elsewhere] = [new One({ id: '1' }), new One({ id: '1' }), new One({ id: '2' }), new Other({ id: '1' })].map(nameOf);
  expect(again).toBe(one);
  expect(new Set([one, other, elsewhere]).size).toBe(3);
});
