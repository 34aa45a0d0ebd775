import fc from 'fast-check';
import { acknowledged, answered, batchOf, digestOf, isHalfMatched, joined, lastAnswered, MOST_LETTERS, type Sheet, tallyOf, unsaved, waiting } from '#client/exam/sitting/sheet';
import type { Simpanan } from '#contract/exam/attempt';
import { isNewer } from '#contract/exam/protocol';
import { MOST_BODY_BYTES } from '#server/kit/edge/http';
import { Answers, sorted } from '#server/exam/answers';

const [A, B] = ['a', 'b'];
const at = (count: number, lease = 1) => ({ lease, count, mono: count });
const SOAL = ['a', 'b', 'c'];

test('an answer waits until the server has said of this very save that it has it', () => {
  const one = answered(new Map(), A, { value: 'C' }, at(100));
  const two = answered(one, A, { value: 'D' }, at(100));
  expect(two.get(A)).toMatchObject({ epoch: 1, seq: 101, value: 'D', isSaved: false });
  expect(waiting(acknowledged(two, [[A, 1, 100, 'applied']]))).toHaveLength(1);
  expect(waiting(acknowledged(two, [[A, 1, 101, 'applied']]))).toHaveLength(0);
  expect(acknowledged(two, [[A, 1, 101, 'late']]).get(A)).toMatchObject({ isSaved: true, isLate: true });
});

test('pairs of which some are not made yet are half an answer', () => {
  const half = (value: Parameters<typeof isHalfMatched>[1]) => isHalfMatched({ tipe: 'Menjodohkan', kiri: ['satu', 'dua'] }, value);
  expect([half({ 1: 'A' }), half({ 1: 'A', 2: 'A' }), half({}), half(null)]).toEqual([true, false, false, false]);
  expect([isHalfMatched({ tipe: 'Multiple Choice', kiri: [] }, 'A'), isHalfMatched(undefined, 'A')]).toEqual([false, false]);
});

test('what is kept for the supervisor waits for no line and counts for nothing yet; answered anew it counts', () => {
  const both = SOAL.slice(0, 2).reduce<Sheet>((it, id) => answered(it, id, { value: 'C' }, at(1)), new Map());
  const held = acknowledged(both, [[A, 1, 1, 'late'], [B, 1, 1, 'applied']]);
  expect(tallyOf(held)).toMatchObject({ diServer: 1, diPerangkat: 0, terjawab: 1 });
  expect(tallyOf(acknowledged(answered(held, A, { value: 'D' }, at(2)), [[A, 1, 2, 'applied']]))).toMatchObject({ diServer: 2, terjawab: 2 });
});

test('a doubt keeps the answer, an answer keeps the doubt, and nothing is an answer too', () => {
  const sheet = answered(answered(answered(new Map(), A, { value: 'C' }, at(1)), A, { ragu: true }, at(2)), A, { value: null }, at(3));
  expect(sheet.get(A)).toMatchObject({ value: null, ragu: true });
  expect(tallyOf(answered(sheet, B, { value: '  ' }, at(4)))).toEqual({ diServer: 0, diPerangkat: 2, terjawab: 0, ditahan: 0, ragu: 1 });
});

test('what the server has counts where it is newer, what it lacks is sent', () => {
  const mine = answered(answered(new Map(), A, { value: 'C' }, at(5)), B, { value: 'B' }, at(5));
  const both = joined(mine, { [A]: { epoch: 2, seq: 1, value: 'D', ragu: false }, [B]: { epoch: 1, seq: 4, value: 'A', ragu: false } });
  expect([both.get(A)?.value, both.get(B)?.value, waiting(both).map(([id]) => id)]).toEqual(['D', 'B', [B]]);
  expect(waiting(unsaved(both, [A, B]))).toHaveLength(2);
});

test('the question that was answered last is known by its save, whichever device it came from', () => {
  expect(lastAnswered(new Map())).toBeUndefined();
  expect(lastAnswered(answered(answered(new Map(), A, { value: 'C' }, at(5)), B, { value: 'B' }, at(5)))).toBe(B);
  const mine = answered(answered(new Map(), B, { value: 'B' }, at(9)), A, { value: 'C' }, at(5));
  expect([lastAnswered(mine), lastAnswered(joined(mine, { [A]: { epoch: 2, seq: 1, value: 'D', ragu: false } }))]).toEqual([B, A]);
});

test('a batch holds what a request may, and at least one', () => {
  const long = 'x'.repeat(60_000);
  const sheet = SOAL.reduce<Sheet>((it, id) => answered(it, id, { value: long }, at(1)), new Map());
  expect(batchOf(sheet, 50_000)).toHaveLength(1);
  expect(batchOf(sheet, 130_000)).toHaveLength(2);
});

test('the longest answers that the page lets write go, in any script, into a body that the server takes', () => {
  const sheet = SOAL.reduce<Sheet>((it, id) => answered(it, id, { value: 'ع'.repeat(5) + 'ꦲ'.repeat(MOST_LETTERS - 5) }, at(1)), new Map());
  const batch = batchOf(sheet);
  expect(batch).toHaveLength(1);
  expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(MOST_BODY_BYTES - 10_000);
});

// Lines that lose requests and answers, send twice and late, pages that are closed with and without their journal, and other devices.
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('answer' as const), soal: fc.constantFrom(...SOAL), value: fc.string({ maxLength: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), fate: fc.constantFrom('heard', 'heard', 'unheard', 'lost', 'delayed') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('delayed' as const, 'reload' as const, 'journal lost' as const, 'take over' as const) }) },
);

test('whatever a line, a page or another device does: what was acknowledged is in the log, and in the end the log has what the student answered last', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
    const server = { jawaban: Answers.of(SOAL.map((id) => [id, ''])), lease: 1 };
    const held = () => Object.fromEntries(server.jawaban.entries());
    const take = (saves: readonly Simpanan[]) => {
      const { acks, marks, values } = sorted(server, saves);
      server.jawaban = server.jawaban.with(marks, values);
      return acks;
    };
    let [sheet, lease, time] = [new Map() as Sheet, 1, 0];
    const [delayed, truth] = [[] as Simpanan[][], new Map<string, unknown>()];
    const send = (fate: string) => {
      const saves = batchOf(sheet);
      if (fate === 'delayed') delayed.push(saves);
      if (fate === 'lost' || fate === 'delayed') return;
      const acks = take(saves);
      if (fate === 'heard') sheet = acknowledged(sheet, acks);
    };
    for (const it of steps) {
      time++;
      if (it.kind === 'answer') {
        sheet = answered(sheet, it.soal, { value: it.value }, at(time, lease));
        truth.set(it.soal, it.value);
      } else if (it.kind === 'send') send(it.fate);
      else if (it.kind === 'delayed') for (const saves of delayed.splice(0)) take(saves);
      else if (it.kind === 'take over') {
        lease = ++server.lease;
        sheet = joined(sheet, held());
      } else {
        // A page that is closed loses what neither its journal nor the server has.
        sheet = joined(it.kind === 'reload' ? sheet : new Map(), held());
        if (it.kind === 'reload') continue;
        truth.clear();
        for (const [id, { value }] of sheet) truth.set(id, value);
      }
    }
    const known = new Map(sheet);
    send('heard');
    for (const saves of delayed.splice(0)) take(saves);
    expect(waiting(sheet)).toEqual([]);
    expect(server.jawaban.missing(digestOf(known))).toEqual([]);
    // What was on its way from a page whose journal is lost may yet arrive, and is the student's too.
    const isLost = steps.some((it) => it.kind === 'journal lost');
    if (!isLost) expect(server.jawaban.values()).toEqual(Object.fromEntries(truth));
    else for (const [id, { epoch, seq, value }] of known) {
      const got = server.jawaban.to(id);
      expect(got && (got.value === value || isNewer([got.epoch, got.seq], [epoch, seq]))).toBe(true);
    }
  }), { numRuns: 1_000 });
});
