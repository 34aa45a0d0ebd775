import fc from 'fast-check';
import { contrast, deriveBrand } from '#client/kit/brand';
import { DEFAULT_BRAND, type Mode, tokensOf } from '#client/kit/tokens';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((it) => `#${it.toString(16).padStart(6, '0')}`);
const MODES: Mode[] = ['light', 'dark'];
const families = ['good', 'warn', 'bad', 'info', 'note', 'calm'] as const;
const grounds = ['page', 'surface', 'raised', 'hover', 'sunken'] as const;

describe('the school’s colour', () => {
  it('is readable on white and on the dark surface whatever the school chose', () => {
    fc.assert(fc.property(hex, (brand) => {
      expect(contrast(deriveBrand(brand), '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(deriveBrand(brand, '#1a1d26'), '#1a1d26')).toBeGreaterThanOrEqual(4.5);
    }), { numRuns: 1_000 });
  });

  it('stays as it is where it is readable already', () => {
    expect(deriveBrand('#1f4bb8')).toBe('#1f4bb8');
    expect(deriveBrand('#000000')).toBe('#000000');
    expect(deriveBrand('#ffffff', '#1a1d26')).toBe('#ffffff');
  });

  it.each([
    ['light', ['#3260d4', '#2049bc', '#2d59cd', '#2049bc', '#edf3fd', '#bacdf5']],
    ['dark', ['#3260d4', '#2049bc', '#7bb1ff', '#93ccff', '#202c48', '#263b6f']],
  ] as const)('makes of the default colour what the look shows: %s', (mode, shown) => {
    const it = tokensOf(mode, DEFAULT_BRAND);
    expect([it.brand, it['brand-press'], it['brand-text'], it['brand-strong'], it['brand-tint'], it['brand-line']]).toEqual(shown);
  });

  it('gives text and fills their contrast in both modes', () => {
    fc.assert(fc.property(hex, fc.constantFrom(...MODES), (school, mode) => {
      const it = tokensOf(mode, school);
      for (const fill of [it.brand, it['brand-press']]) expect(contrast(it['on-brand'], fill)).toBeGreaterThanOrEqual(4.5);
      for (const text of [it['brand-text'], it['brand-strong']]) {
        for (const behind of [...grounds.map((name) => it[name]), it['brand-tint']]) expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
      }
    }), { numRuns: 500 });
  });
});

describe.each(MODES)('the fixed colours, %s', (mode) => {
  const tokens = tokensOf(mode, DEFAULT_BRAND);
  type Name = keyof typeof tokens;
  /** The pairs that do not reach it. */
  const below = (least: number, texts: readonly Name[], behind: readonly Name[]) =>
    texts.flatMap((text) => behind.filter((ground) => contrast(tokens[text], tokens[ground]) < least).map((ground) => `${text} on ${ground}`));

  it('let every ink be read on every ground', () => expect(below(4.5, ['ink', 'ink-2', 'ink-3'], grounds)).toEqual([]));

  it.each([...families, 'flame'] as const)('let the text of %s be read on its tint and on every ground', (family) => {
    expect(below(4.5, [`${family}-text`], [`${family}-tint`, ...grounds])).toEqual([]);
  });

  it.each(families)('let the letter on solid %s be read', (family) => expect(below(4.5, [`on-${family}`], [family])).toEqual([]));

  it('let one see what one may type in, the flame, and how full a cell is', () => {
    expect(below(3, ['field', 'flame'], ['page', 'surface'])).toEqual([]);
    expect(below(4.5, ['warn-text'], ['warn-level'])).toEqual([]);
  });
});
