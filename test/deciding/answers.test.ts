import fc from 'fast-check';
import type { Jawaban } from '#contract/exam/attempt';
import { isAnswered, isNewer } from '#contract/exam/protocol';
import { Answers, sorted } from '#server/exam/answers';

const SOAL = ['a', 'b', 'c'];
const PAPER = SOAL.map((id): [string, string] => [id, 'ABCD']);
const number = fc.integer({ min: 0, max: 6 });
const save = fc.record({ soal: fc.constantFrom(...SOAL, 'elsewhere'), epoch: number, seq: number, value: fc.constantFrom<Jawaban>(null, '', 'A', 'B', [], ['A']), ragu: fc.boolean(), mono: fc.constant(null) });

test('whatever comes in whatever order: each save is taken once, the newest counts, and the counts are those of the whole paper', () => {
  fc.assert(fc.property(fc.array(fc.array(save, { maxLength: 5 }), { maxLength: 12 }), number, (batches, lease) => {
    let answers = Answers.of(PAPER);
    const [taken, newest] = [new Set<string>(), new Map<string, (typeof batches)[number][number]>()];
    for (const batch of batches) {
      const { acks, marks, values, after } = sorted({ jawaban: answers, lease }, batch);
      const [old, before] = [answers, answers.entries()];
      for (const [i, it] of batch.entries()) {
        const [name, had] = [`${it.soal} ${it.epoch}.${it.seq}`, newest.get(it.soal)];
        const isNews = !had || isNewer([it.epoch, it.seq], [had.epoch, had.seq]);
        const status = !SOAL.includes(it.soal) || it.epoch > lease ? 'rejected' : taken.has(name) ? 'duplicate' : isNews ? 'applied' : 'superseded';
        expect(acks[i]).toEqual([it.soal, it.epoch, it.seq, status]);
        if (status === 'applied' || status === 'superseded') taken.add(name);
        if (status === 'applied') newest.set(it.soal, it);
      }
      answers = answers.with(marks, values);
      expect(answers).toEqual(after);
      expect(old.entries()).toEqual(before);
    }
    const held = [...newest.values()];
    expect(answers.values()).toEqual(Object.fromEntries(held.map(({ soal, value }) => [soal, value])));
    expect({ terjawab: answers.terjawab, ragu: answers.ragu }).toEqual({ terjawab: held.filter(({ value }) => isAnswered(value)).length, ragu: held.filter((it) => it.ragu).length });
    for (const soal of SOAL) for (let epoch = 0; epoch < 8; epoch++) for (let seq = 0; seq < 8; seq++) expect(answers.has(soal, epoch, seq)).toBe(taken.has(`${soal} ${epoch}.${seq}`));
  }), { seed: 20261130 });
});

test('what waits for somebody\'s word is taken and counts for nothing; nobody\'s values are read', () => {
  const late = Answers.of(PAPER).with([['a', 1, 2, true, false]], ['A']);
  expect([late.has('a', 1, 2), late.has('a', 1, 1), late.to('a'), late.terjawab, late.ragu]).toEqual([true, false, undefined, 0, 0]);
  expect(late.missing({ a: '1.2', b: '1.1', c: 'nothing' })).toEqual(['b']);
  const erased = late.with([['a', 1, 2, true, true]], null);
  expect([erased.to('a'), erased.terjawab, erased.ragu]).toEqual([{ epoch: 1, seq: 2, ragu: true, value: null }, 0, 1]);
  expect(late.to('a')).toBeUndefined();
});
