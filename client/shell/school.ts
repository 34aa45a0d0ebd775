import type { institution } from '#contract/institution/institution.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { type CallOptions, send } from '#client/kit/api';
import { setBrand } from '#client/kit/appearance';
import { recalled } from '#client/kit/recalled';
import { store, useStore } from '#client/kit/store';
import { clock } from '#client/kit/time';

export type School = OutputOf<typeof institution.settings>['data'];

const school = store<School | null>(null);
export const useSchool = () => useStore(school);

/** What this browser last saw of the school's settings, before anything is painted. */
export function recallSchool() {
  const known = recalled<School>('institusi', 'zona_waktu', 'primary_color');
  if (known) show(known);
}

/** Asks for the school's settings and sets clock, zone and colour by them; what this browser last saw serves until then. */
export async function loadSchool(onHead?: CallOptions['onHead']) {
  let heard: number | undefined;
  const { data: { petugas_pdp: _, ...data } } = await send<OutputOf<typeof institution.settings>>('GET', '/api/institusi', {}, { onHead: (head, at) => { heard = at; onHead?.(head, at); } });
  clock.told(data.sekarang, heard);
  show(data);
  localStorage.setItem('institusi', JSON.stringify(data));
}

function show(data: School) {
  clock.setZone(data.zona_waktu);
  setBrand(data.primary_color);
  school.set(data);
}
