import { store, useStore } from '#client/kit/store';
import { DEFAULT_BRAND, type Mode, tokensOf } from '#client/kit/tokens';

export type Appearance = { mode: Mode; brand: string };

const appearance = store<Appearance>({ mode: 'light', brand: DEFAULT_BRAND });
export const useAppearance = () => useStore(appearance);

/** Puts the tokens on the page as custom properties, in the mode that the page's inline script chose. */
export function startAppearance() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  appearance.subscribe(() => paint(sheet));
  appearance.set({ ...appearance.get(), mode: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light' });
  paint(sheet);
}

export function setMode(mode: Mode) {
  localStorage.setItem('tema', mode);
  appearance.set({ ...appearance.get(), mode });
}

/** The institution's primary colour (`#rrggbb`). */
export function setBrand(brand: string) {
  if (brand !== appearance.get().brand) appearance.set({ ...appearance.get(), brand });
}

function paint(sheet: CSSStyleSheet) {
  const { mode, brand } = appearance.get();
  const properties = Object.entries(tokensOf(mode, brand)).map(([name, colour]) => `--${name}:${colour}`);
  sheet.replaceSync(`:root{${properties.join(';')}}`);
  document.documentElement.dataset.theme = mode;
  document.documentElement.style.colorScheme = mode;
  document.documentElement.style.background = '';
}
