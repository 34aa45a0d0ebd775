import { defaultDisplay, type Display } from '#contract/institution/display';
import { institution } from '#contract/institution/institution.api';
import { call, type CallOptions } from '#client/kit/api';
import { setOwnBrand, setTheme } from '#client/kit/appearance';
import { density } from '#client/kit/density';
import { recalled } from '#client/kit/recalled';
import { session } from '#client/kit/session';
import { store, useStore } from '#client/kit/store';
import { setLanguage } from '#client/kit/words';

/** What this browser knows of how its person wants the product to look. */
const display = store<Display>(defaultDisplay);
export const useDisplay = () => useStore(display);

/** What this browser showed last, before anything is painted: so nothing flashes. */
export function recallDisplay() {
  const known = recalled<Partial<Display>>('tampilan');
  if (known) show({ ...defaultDisplay, ...known });
}

/** What the person has chosen, on whichever device. */
export async function loadDisplay(onHead?: CallOptions['onHead']) {
  const { data } = await call(institution.display, { id_akun: session.get()?.user.id }, { ...(onHead && { onHead }) });
  show(data);
}

/** Shows a wish at once and has it kept; in this browser it holds even where the server cannot be reached. */
export async function arrangeDisplay(wish: Partial<Display>) {
  show({ ...display.get(), ...wish });
  await call(institution.arrange, wish);
}

function show(it: Display) {
  if (!session.get()) return;
  setTheme(it.theme);
  setOwnBrand(it.primary_color);
  density.set(it.density);
  localStorage.setItem('tampilan', JSON.stringify(it));
  if (it.language) setLanguage(it.language);
  display.set(it);
}
