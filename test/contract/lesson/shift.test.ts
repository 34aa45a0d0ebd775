import fc from 'fast-check';
import { progressOf } from '#contract/lesson/coverage';
import { bumped, type Content, copied } from '#contract/lesson/shift';

const lessons = (count: number, ...off: number[]) => Array.from({ length: count }, (_, i) => ({ id_sesi: `s${i}`, mulai: `2026-07-${String(10 + i)}T01:00:00.000Z`, libur: off.includes(i) }));
const about = (topic: string): Content => ({ id_topik: topic, id_kd_master: `kd ${topic}` });
const planOf = (topics: string) => new Map([...topics].flatMap((it, i) => (it === '-' ? [] : [[`s${i}`, about(it)] as const])));
/** What lessons are about, a letter each. */
const after = (topics: string, shift: ReturnType<typeof bumped>) => [...topics].map((it, i) => (shift.to.has(`s${i}`) ? (shift.to.get(`s${i}`)?.id_topik ?? '-') : it)).join('');
const bump = (topics: string, from: number, ...off: number[]) => {
  const shift = bumped(lessons(topics.length, ...off), planOf(topics), `s${from}`);
  return [after(topics, shift), shift.left.map((it) => it.id_topik).join('')];
};

describe('pushing on', () => {
  test('a lesson and all after it are taught one later', () => {
    expect(bump('ABC-', 0)).toEqual(['-ABC', '']);
    expect(bump('ABC-', 1)).toEqual(['A-BC', '']);
    expect(bump('AB-C-', 0)).toEqual(['-AB-C', '']);
  });
  test('what the last one was about is left over', () => expect(bump('ABC', 0)).toEqual(['-AB', 'C']));
  test('no lesson is held on a holiday, not even the lost one', () => {
    expect(bump('AB-C-', 0, 2)).toEqual(['-A-BC', '']);
    expect(bump('ABC-', 0, 0)).toEqual(['-ABC', '']);
    expect(bump('ABC--', 0, 1)).toEqual(['--ABC', '']);
  });
  test('nothing is lost and nothing is taught out of order', () => {
    const plan = fc.array(fc.option(fc.integer({ min: 0, max: 25 }).map((it) => String.fromCharCode(65 + it)), { nil: '-' }), { minLength: 1, maxLength: 20 });
    fc.assert(fc.property(plan, fc.nat(), fc.array(fc.nat({ max: 19 })), (topics, from, off) => {
      const [text, at] = [topics.join(''), from % topics.length];
      const [shifted, left] = bump(text, at, ...off) as [string, string];
      expect(shifted.slice(0, at)).toBe(text.slice(0, at));
      expect(`${shifted.slice(at)}${left}`.replaceAll('-', '')).toBe(text.slice(at).replaceAll('-', ''));
      expect(shifted[at]).toBe('-');
    }));
  });
});

describe('copying', () => {
  const from = lessons(4, 1);
  const to = from.map((it) => ({ ...it, id_sesi: `t${it.id_sesi.slice(1)}`, libur: it.id_sesi === 's0' }));
  test('gives the first lesson that takes place what the first is about, and so on', () => {
    const shift = copied(from, to, planOf('A-BC'), false);
    expect([...shift.to].map(([id, it]) => `${id}${it.id_topik}`)).toEqual(['t1A', 't2B', 't3C']);
  });
  test('leaves what is planned, unless it is to be replaced', () => {
    const plans = new Map([...planOf('A-BC'), ['t2', about('X')] as const]);
    expect([...copied(from, to, plans, false).to.keys()]).toEqual(['t1', 't3']);
    expect([...copied(from, to, plans, true).to.keys()]).toEqual(['t1', 't2', 't3']);
  });
  test('tells what there is no lesson for', () => expect(copied(from, to.slice(0, 2), planOf('A-BC'), false).left.map((it) => it.id_topik)).toEqual(['B', 'C']));
});

describe('how far a class comes', () => {
  const wanted = new Set(['1', '2', '3', '4', '5']);
  const held = (...them: (string | null)[]) => them.map((id_kd_master) => ({ id_kd_master, sudah: true }));
  const ahead = (...them: (string | null)[]) => them.map((id_kd_master) => ({ id_kd_master, sudah: false }));
  test('follows from how far it has come', () => {
    expect(progressOf(wanted, held('1', '1', '2', '2'), 4).uncovered).toBe(1);
    expect(progressOf(wanted, held('1', '1', '2', '2'), 6).uncovered).toBe(0);
    expect(progressOf(wanted, held('1', '1', '2', '2'), 100).uncovered).toBe(0);
  });
  test('is not told before a lesson was held', () => expect(progressOf(wanted, ahead('1', null), 9).uncovered).toBeNull());
  test('is nowhere, but for what is planned, where lessons were held without a competence', () => expect(progressOf(wanted, [...held(null, null), ...ahead('1')], 9).uncovered).toBe(4));
  test('counts what is planned where that is more, and only what is wanted', () => {
    expect(progressOf(wanted, [...held('1', 'other'), ...ahead('2', '3', '4')], 0).uncovered).toBe(1);
    expect(progressOf(wanted, [...held('1'), ...ahead('2')], 0).planned.size).toBe(2);
  });
  test('knows a competence that is come back to', () => expect(progressOf(wanted, held('1', '2', '1', '1', '3'), 0).twice).toBe(1));
});
