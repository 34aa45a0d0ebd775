import { store, useStore } from '#client/kit/store';
import { DEFAULT_BRAND, type Mode, tokensOf } from '#client/kit/tokens';

export type Appearance = { mode: Mode; brand: string };
/** `system`: as the device is. */
export type Theme = 'default' | 'dark' | 'system';

const appearance = store<Appearance>({ mode: 'light', brand: DEFAULT_BRAND });
export const useAppearance = () => useStore(appearance);

const brands = { school: DEFAULT_BRAND, own: null as string | null };
const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)');
const chosen = (): Mode => {
  const kept = localStorage.getItem('tema');
  return (kept ? kept === 'dark' : deviceIsDark().matches) ? 'dark' : 'light';
};

/** Puts the tokens on the page as custom properties, in the mode that the page's inline script chose; paper is light. */
export function startAppearance() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  appearance.subscribe(() => paint(sheet));
  deviceIsDark().addEventListener('change', () => show({ mode: chosen() }));
  matchMedia('print').addEventListener('change', ({ matches }) => show({ mode: matches ? 'light' : chosen() }));
  appearance.set({ ...appearance.get(), mode: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light' });
  paint(sheet);
}

/** Kept in this browser, where the page's inline script finds it before anything is painted. */
export function setTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem('tema');
  else localStorage.setItem('tema', theme === 'dark' ? 'dark' : 'light');
  show({ mode: chosen() });
}

/** What cannot be painted is not taken: it may come from what a browser kept. */
const isColour = (it: unknown) => typeof it === 'string' && /^#[0-9a-f]{6}$/i.test(it);

/** The institution's primary colour (`#rrggbb`). */
export function setBrand(school: string) {
  if (isColour(school)) brands.school = school;
  show({ brand: brands.own ?? brands.school });
}

/** A person's own colour; null for the institution's. */
export function setOwnBrand(own: string | null) {
  brands.own = isColour(own) ? own : null;
  show({ brand: brands.own ?? brands.school });
}

function show(change: Partial<Appearance>) {
  const [now, next] = [appearance.get(), { ...appearance.get(), ...change }];
  if (next.mode !== now.mode || next.brand !== now.brand) appearance.set(next);
}

function paint(sheet: CSSStyleSheet) {
  const { mode, brand } = appearance.get();
  const tokens = tokensOf(mode, brand);
  const properties = Object.entries(tokens).map(([name, colour]) => `--${name}:${colour}`);
  sheet.replaceSync(`:root{${properties.join(';')}}`);
  document.documentElement.dataset.theme = mode;
  document.documentElement.style.colorScheme = mode;
  document.documentElement.style.background = '';
  // A device paints its own bars as the page.
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', tokens.page);
}
