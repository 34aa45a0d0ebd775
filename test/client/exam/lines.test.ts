import { LINES } from '#client/exam/sitting/lines';
import { sitting } from '#contract/exam/sitting.api';

test('the page of an exam asks the lines of the contract', () => {
  expect(LINES).toEqual(Object.fromEntries(Object.keys(LINES).map((name) => [name, { method: sitting[name as keyof typeof LINES].method, path: sitting[name as keyof typeof LINES].path }])));
});
