import fc from 'fast-check';
import { contrast, deriveBrand } from '#client/kit/brand';
import { DEFAULT_BRAND, type Mode, tokensOf } from '#client/kit/tokens';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((it) => `#${it.toString(16).padStart(6, '0')}`);

describe('the school’s colour', () => {
  it('is readable on white and on the dark surface whatever the school chose', () => {
    fc.assert(fc.property(hex, (brand) => {
      expect(contrast(deriveBrand(brand), '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(deriveBrand(brand, '#141414'), '#141414')).toBeGreaterThanOrEqual(4.5);
    }), { numRuns: 1_000 });
  });

  it('stays as it is where it is readable already', () => {
    expect(deriveBrand('#1f4bb8')).toBe('#1f4bb8');
    expect(deriveBrand('#000000')).toBe('#000000');
    expect(deriveBrand('#ffffff', '#141414')).toBe('#ffffff');
  });

  it('keeps the hue of the default colour', () => {
    expect(tokensOf('light', DEFAULT_BRAND)['brand-fill']).toMatch(/^#[23][0-9a-f]{3}d/);
  });

  it('gives text and fills their contrast in both modes', () => {
    fc.assert(fc.property(hex, fc.constantFrom<Mode>('light', 'dark'), (brand, mode) => {
      const it = tokensOf(mode, brand);
      expect(contrast(it['brand-fill'], '#ffffff')).toBeGreaterThanOrEqual(4.5);
      for (const behind of [it.page, it.surface, it.raised]) expect(contrast(it['brand-text'], behind)).toBeGreaterThanOrEqual(4.5);
    }), { numRuns: 500 });
  });

  it.each(['light', 'dark'] as const)('stands beside fixed %s pairs of at least 4.5:1', (mode) => {
    const it = tokensOf(mode, DEFAULT_BRAND);
    for (const tone of ['good', 'warn', 'bad', 'info', 'calm'] as const) {
      expect(contrast(it[`${tone}-text`], it[`${tone}-back`])).toBeGreaterThanOrEqual(4.5);
    }
  });
});
