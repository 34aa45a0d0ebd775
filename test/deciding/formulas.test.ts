import { withFormulas } from '#server/exam/formulas';

const tex = (it: string) => /<annotation encoding="application\/x-tex">(.*?)<\/annotation>/.exec(withFormulas(it))?.[1];

test('a formula comes as a browser draws it, with how it was written for one that cannot', () => {
  const drawn = withFormulas('<p>Luas <span data-tex="\\frac{1}{2} a \\times t"></span> adalah</p>');
  expect(drawn).toMatch(/^<p>Luas <span class="rich-formula" dir="ltr"><span class="katex"><math .*<mfrac>.*<\/math><\/span><\/span> adalah<\/p>$/);
  expect(tex(drawn)).toBe('\\frac{1}{2} a \\times t');
});

test.each([
  ['on a line of its own', '<span data-tex="x" data-display="block"></span>', 'is-block'],
  ['with its attributes the other way round', '<span data-display="block" lang="id" data-tex="x"></span>', 'is-block'],
  ['instead of what stood for it', '<span data-tex="x">½</span>', '<mi>x</mi>'],
])('%s', (_, html, found) => {
  expect(withFormulas(html)).toContain(found);
  expect(withFormulas(html)).not.toMatch(/½|data-tex/);
});

test('signs of the markup are signs of the formula', () => {
  expect(withFormulas('<span data-tex="\\text{&quot;a&quot;}"></span>')).toContain('<mtext>&quot;a&quot;</mtext>');
  expect(withFormulas('<span data-tex="a&lt;b"></span>')).toContain('<mo>&lt;</mo>');
  expect(withFormulas('<span data-tex="\\text{&amp;lt;script&gt;}"></span>')).not.toContain('<script');
});

test.each(['\\frac{', '\\href{javascript:alert(1)}{x}', '\\includegraphics{/api/file/x}', '\\def\\a{\\a\\a}\\a', '\\htmlData{a=b}{x}', '\\class{x}{y}', '<img src=x onerror=alert(1)>'])('%s neither acts nor stops the paper', (it) => {
  const drawn = withFormulas(`<span data-tex="${it.replace(/</g, '&lt;').replace(/>/g, '&gt;')}"></span>`);
  expect(drawn).not.toMatch(/<(a|img|script)\b|<[^>]*\s(on\w+|data-a|href|src)=/);
  expect(drawn).toContain('rich-formula');
});

test('what is no formula is left as it was', () => {
  const html = '<p dir="rtl">السلام <span lang="ar">x</span> 1 &lt; 2</p>';
  expect(withFormulas(html)).toBe(html);
});
