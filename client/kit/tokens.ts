import { deriveBrand, mix } from '#client/kit/brand';

export type Mode = 'light' | 'dark';

/** Specification 9. */
export const DEFAULT_BRAND = '#4b7cf3';

/** Colours that do not depend on the school; every text pair reaches 4.5:1, the solids differ in lightness. */
const fixed = {
  light: {
    page: '#f6f5f1', surface: '#ffffff', raised: '#ffffff', sunken: '#eeece6', hover: '#f2f0ea',
    line: '#e5e2da', 'line-2': '#d2cec3', field: '#8b877c',
    ink: '#1b1d25', 'ink-2': '#4a4d58', 'ink-3': '#646772',
    'on-brand': '#ffffff',
    flame: '#c96f00', 'flame-core': '#ffb020', 'flame-text': '#7a4600', 'flame-tint': '#fff6e4', 'flame-line': '#f0c57e',
    good: '#005f55', 'good-text': '#075b4f', 'good-tint': '#e2f3ef',
    warn: '#ab7f28', 'warn-text': '#6b4700', 'warn-tint': '#fbf0d2', 'warn-level': '#f6da94',
    bad: '#ad140b', 'bad-text': '#94190e', 'bad-tint': '#fdeae6',
    info: '#0b8bd0', 'info-text': '#0e4f80', 'info-tint': '#e4f0fa',
    note: '#682b96', 'note-text': '#573693', 'note-tint': '#f1ebfa',
    calm: '#717581', 'calm-text': '#464c5e', 'calm-tint': '#ebedf2',
    'on-good': '#ffffff', 'on-warn': '#12141b', 'on-info': '#12141b', 'on-note': '#ffffff', 'on-calm': '#ffffff', 'on-bad': '#ffffff',
  },
  dark: {
    page: '#12141b', surface: '#1a1d26', raised: '#20242f', sunken: '#0d0f15', hover: '#222632',
    line: '#2a2e3a', 'line-2': '#3c4252', field: '#7c8398',
    ink: '#ecedf2', 'ink-2': '#b9bdca', 'ink-3': '#9a9faf',
    'on-brand': '#ffffff',
    flame: '#ffb23e', 'flame-core': '#ffc566', 'flame-text': '#ffd391', 'flame-tint': '#2a2218', 'flame-line': '#6b4e1f',
    good: '#60e2c6', 'good-text': '#7fdcc9', 'good-tint': '#15302e',
    warn: '#e4b038', 'warn-text': '#f0cb78', 'warn-tint': '#322913', 'warn-level': '#5b461c',
    bad: '#e75139', 'bad-text': '#ffaa9b', 'bad-tint': '#3a1d1b',
    info: '#5491ca', 'info-text': '#9bd0f7', 'info-tint': '#16293a',
    note: '#b3a0ff', 'note-text': '#cdb8f5', 'note-tint': '#2a2340',
    calm: '#7d8089', 'calm-text': '#c3c8d6', 'calm-tint': '#272c39',
    'on-good': '#12141b', 'on-warn': '#12141b', 'on-info': '#12141b', 'on-note': '#12141b', 'on-calm': '#12141b', 'on-bad': '#12141b',
  },
} as const;

/** Every colour of the interface in one mode, the school's own among them; all surfaces take theirs from here. */
export const tokensOf = (mode: Mode, school: string) => {
  const own = fixed[mode];
  const light = mode === 'light';
  const brand = deriveBrand(school, own['on-brand'], 5.5);
  const ground = light ? own.page : own.raised;
  return {
    ...own,
    brand,
    'brand-press': deriveBrand(school, own['on-brand'], 7.5),
    'brand-text': deriveBrand(school, ground, light ? 5.5 : 7),
    'brand-strong': deriveBrand(school, ground, light ? 7 : 9),
    'brand-tint': mix(brand, own.surface, light ? 0.08 : 0.22),
    'brand-line': mix(brand, own.surface, light ? 0.32 : 0.45),
  };
};
export type Tokens = ReturnType<typeof tokensOf>;
