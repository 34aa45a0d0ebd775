import type { z } from 'zod';
import { KeadaanRencana } from '#contract/lesson/planning';
import { useAddress } from '#client/kit/address';

/** What lies behind a number: whose lessons, of which days, planned or not; or, where no days are named, the competences of a subject at a level. */
export type Behind = { judul: string; id_guru?: string; dates?: string; id_kelas_tahun_ajaran?: string; id_mata_pelajaran?: string; id_level?: string; keadaan?: z.infer<typeof KeadaanRencana> };
const NAMES = ['judul', 'id_guru', 'dates', 'id_kelas_tahun_ajaran', 'id_mata_pelajaran', 'id_level', 'keadaan'] as const;
const ID = /^[0-9a-f-]{36}$/;
const DATES = /^\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/;

/** What the address asks for; what is none is left out. */
export function behindIn(params: URLSearchParams): Behind | undefined {
  const judul = params.get('judul');
  if (!judul) return undefined;
  const isSound = (name: (typeof NAMES)[number], value: string) => (name.startsWith('id_') ? ID.test(value) : name === 'dates' ? DATES.test(value) : name !== 'keadaan' || KeadaanRencana.safeParse(value).success);
  return Object.fromEntries(NAMES.flatMap((name) => {
    const value = params.get(name);
    return value && isSound(name, value) ? [[name, value]] : [];
  })) as Behind;
}

/** Of the board only its moment stays; Back closes what lies behind a number. */
export function useBehind() {
  const [params, setParams] = useAddress();
  const go = (behind: Partial<Behind>) => setParams((before) => {
    const pada = before.get('pada');
    return new URLSearchParams(Object.entries({ ...(pada && { pada }), ...behind }).filter((it): it is [string, string] => Boolean(it[1])));
  });
  return { behind: behindIn(params), open: go as (behind: Behind) => void, close: () => go({}) };
}
