import { deriveBrand } from '#client/kit/brand';

export type Mode = 'light' | 'dark';

/** Specification 9. */
export const DEFAULT_BRAND = '#4b7cf3';

/** Colours that do not depend on the school; every text pair reaches 4.5:1. */
const fixed = {
  light: {
    page: '#f0f2f5', surface: '#ffffff', raised: '#fafafa', line: '#d9d9d9', field: '#8c8c8c',
    text: 'rgba(0,0,0,.88)', soft: 'rgba(0,0,0,.65)', placeholder: 'rgba(0,0,0,.58)', disabled: 'rgba(0,0,0,.45)',
    good: '#237804', warn: '#874d00', bad: '#c4151c',
    'good-text': '#135200', 'good-back': '#f6ffed', 'warn-text': '#873800', 'warn-back': '#fff7e6',
    'bad-text': '#820014', 'bad-back': '#fff1f0', 'info-text': '#10239e', 'info-back': '#f0f5ff',
    'calm-text': '#434343', 'calm-back': '#f5f5f5',
    'chart-1': '#0072b2', 'chart-2': '#d55e00', 'chart-3': '#009e73', 'chart-4': '#cc79a7', 'chart-5': '#000000',
  },
  dark: {
    page: '#000000', surface: '#141414', raised: '#1d1d1d', line: '#424242', field: '#8c8c8c',
    text: 'rgba(255,255,255,.88)', soft: 'rgba(255,255,255,.68)', placeholder: 'rgba(255,255,255,.6)', disabled: 'rgba(255,255,255,.45)',
    good: '#73d13d', warn: '#ffc53d', bad: '#ff7875',
    'good-text': '#b7eb8f', 'good-back': '#162312', 'warn-text': '#ffd591', 'warn-back': '#2b1d11',
    'bad-text': '#ffa39e', 'bad-back': '#2a1215', 'info-text': '#adc6ff', 'info-back': '#131a30',
    'calm-text': '#d9d9d9', 'calm-back': '#262626',
    'chart-1': '#56b4e9', 'chart-2': '#e69f00', 'chart-3': '#009e73', 'chart-4': '#cc79a7', 'chart-5': '#f0e442',
  },
} as const;

/** Every colour of the interface in one mode, the school's own among them; all surfaces take theirs from here. */
export const tokensOf = (mode: Mode, brand: string) => {
  const light = mode === 'light';
  return {
    ...fixed[mode],
    brand,
    /** Behind white text. */
    'brand-fill': deriveBrand(brand, '#ffffff', 5.5),
    'brand-fill-active': deriveBrand(brand, '#ffffff', 7.5),
    /** As text: on the page's grey, and on a tint of itself. */
    'brand-text': light ? deriveBrand(brand, fixed.light.page, 5) : deriveBrand(brand, fixed.dark.raised, 7),
    'brand-text-strong': light ? deriveBrand(brand, fixed.light.page, 6.5) : deriveBrand(brand, fixed.dark.raised, 9),
  };
};
export type Tokens = ReturnType<typeof tokensOf>;
