import { common } from '#contract/kit/refusal';
import { lineOf, Refused } from '#server/kit/deciding/refused';

const thrownBy = (error: unknown) => {
  try {
    return lineOf(error);
  } catch (it) {
    return it;
  }
};

test('a refusal is a line of an answer for many; what nobody knows yet is none, and a fault is none', () => {
  const [refused, broken] = [new Refused(common.NOT_FOUND), new Refused(common.HISTORY_BROKEN)];
  for (const it of [refused, broken]) expect(lineOf(it)).toBe(it);
  for (const passing of [common.UNKNOWN_OUTCOME, common.RACE_LOST, common.UNAVAILABLE]) expect(thrownBy(new Refused(passing))).toMatchObject({ refusal: common.UNKNOWN_OUTCOME });
  expect(() => lineOf(new TypeError('broken'))).toThrow(new TypeError('broken'));
});
