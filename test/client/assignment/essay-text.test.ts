import { htmlOf, typedOf } from '#client/assignment/essay-text';
import { markIn } from '#client/assignment/mark-field';

test.each(['Setengah.', 'Satu\nDua', 'Satu\n\nDua\n\nTiga', '2 < 3 & 4 > 1', '<b>bukan tebal</b>', 'a &amp; b'])('what was typed can be typed on: %j', (typed) => {
  expect(typedOf(htmlOf(typed))).toBe(typed);
});
test('signs of markup are what they look like', () => {
  expect(htmlOf('2 < 3\n<i>x</i>')).toBe('<p>2 &lt; 3<br>&lt;i&gt;x&lt;/i&gt;</p>');
  expect(typedOf('<p>Satu</p><ul><li>dua</li><li>tiga</li></ul>')).toBe('Satu\n\ndua\n\ntiga');
});
test('a mark as people type it', () => {
  expect(['81,5', '81.5', '100', '0', ' 75 '].map(markIn)).toEqual([81.5, 81.5, 100, 0, 75]);
  expect(['101', '-1', '81,555', 'A', '', '1e1'].map(markIn)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});
